// Writes the initializers of `Module`, `Decorator` and `Members` that take a factory, and the hooks that take needs,
// into a folder.

import Foundation

let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)

/// Writes a file of forms.
func write(_ name: String, _ extensions: [(comment: String, head: String, forms: [Form])]) throws {
  var text = "// swift-format-ignore-file\n// Written by `.ci/forms`. To change it, change that.\n"
  for part in extensions {
    text += part.comment.isEmpty ? "" : "\n\(part.comment)"
    text += "\nextension \(part.head) {\n"
    text += part.forms.map(\.text).joined(separator: "\n\n") + "\n}\n"
  }
  try text.write(to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
}

for family in families {
  let head = "Module where \(family.constraint), Domain == \(family.domain)"
  try write(family.file, [(family.comment, head, family.forms)])
}

try write(
  "Module+Forms7Refused",
  [
    (
      "", "Module where K: BindingKey, Domain == Anywhere",
      formsWithTooManyParameters(upTo: arity)
    ),
    (
      "", "Module where K: ThrowingInjectionKey, Domain == Anywhere",
      formsWithTooManyParameters(upTo: 2, effects: " throws(K.Failure)")
    ),
    (
      "", "Module where K: BindingKey, K._Form == BindableKey, Domain == MainActor",
      formsWithNeedsOfProviders(
        "make",
        after: ["_ key: K.Type"] + Lifetime.optional.parameters,
        result: " throws(K.Failure) -> K.Value",
        requirements: ["K.Arguments == Void", "K.Failure: Error"]
      )
    ),
  ]
)

let decorators = DecoratorFamily.all.map { family in
  (
    comment: family.comment,
    head: "Decorator where \(family.constraint), Domain == \(family.domain)",
    forms: Needs.all.map(family.form)
  )
}

try write(
  "Decorator+Forms",
  decorators + [
    (
      "", "Decorator where K: BindingKey, Domain == MainActor",
      formsWithNeedsOfProviders(
        "make",
        after: ["_ key: K.Type"],
        passing: ["K.Value"],
        result: " -> K.Value"
      )
    )
  ]
)

let members = MembersFamily.all.map { family in
  (
    comment: family.comment,
    head: "Members where \(family.constraint), Domain == \(family.domain)",
    forms: [false, true].flatMap { takesArguments in
      Needs.all.map { family.form($0, takesArguments: takesArguments) }
    }
  )
}

try write(
  "Members+Forms",
  members + [
    (
      "", "Members where Object: AnyObject, Domain == MainActor",
      formsWithNeedsOfProviders(
        "inject",
        after: ["of object: Object.Type"],
        passing: ["Object"],
        result: " -> Void"
      )
    )
  ]
)

let hooks = HookFamily.all.map { family in
  (
    comment: "",
    head: "Module where \(family.constraint), Domain == \(family.domain)",
    forms: Needs.all.filter { $0.count > 0 }.map(family.form)
  )
}

try write(
  "Module+HookForms",
  hooks + [("", "Module where K: BindingKey, Domain == MainActor", HookFamily.refused)]
)
