# Writes a program with `count` registrations, `each` to a list, to the folder `place`: their types (`kind` is
# "types"), with keys ("key"), and with lists in which they are made by hand ("hand") or by the library ("module"),
# or by the library with a clock for its launch ("launch"). Reads what is registered from registrations.txt.

# The forms of a registration, which take turns.
/^===/ {
  part = $2
  if (part == "types") forms++
  next
}
forms && NF { text[forms - 1, part] = text[forms - 1, part] $0 "\n" }

# A part of the registration with a number.
function fill(number, part,    form, filled, before) {
  form = number % forms
  filled = text[form, part]
  for (before = 0; before <= form; before++) gsub("<" before ">", number - before, filled)
  return filled
}

# The types of the registrations in a list, and their keys.
function declarations(first, last,    number, filled) {
  for (number = first; number <= last; number++) {
    filled = filled fill(number, "types")
    if (kind != "types") filled = filled fill(number, "key")
  }
  return filled
}

# A list of registrations.
function list(first, last, part,    number, filled) {
  for (number = first; number <= last; number++) filled = filled fill(number, part)
  if (part == "hand") return "@MainActor func list" first "(_ factories: inout Factories) {\n" filled "}\n"
  return "@MainActor struct List" first ": @MainActor Assembly {\n  var modules: [AnyModule] {\n" filled "  }\n}\n"
}

# What the program runs, with a line for each list.
function main(lines) {
  if (kind == "hand") return "var factories = Factories()\n" lines
  if (kind == "module") return "let container = Container {\n" lines "}\n"
  if (kind == "launch")
    return "let time = ContinuousClock().measure {\n_ = Container {\n" lines "}\n}\n" \
      "print(Int(time / .nanoseconds(1)) / " count ")\n"
  return "print(" count ")\n"
}

END {
  imports = "import Locator\n" (kind == "hand" ? "import Hand\n" : "")
  for (first = 0; first < count; first += each) {
    last = first + each < count ? first + each - 1 : count - 1
    file = place "/List" first ".swift"
    print imports declarations(first, last) > file
    if (kind == "hand") {
      print list(first, last, "hand") > file
      lines = lines "list" first "(&factories)\n"
    } else if (kind != "types" && kind != "key") {
      print list(first, last, "module") > file
      lines = lines "List" first "()\n"
    }
    close(file)
  }
  print imports main(lines) > (place "/main.swift")
}
