# For scripts to source: what compiles the programs of this folder, and measures it.

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The compiler leaves files there when it is asked for its jobs.
export TMPDIR=$folder TIMEFORMAT=%U

# What measures a compilation, how often, and how many of them at once.
meter=processor_time turns=3 at_once=1

# Builds the library, and what stands for it by hand.
build_libraries() {
  local build
  for build in debug release; do swift build --quiet --configuration "$build" --target Locator; done
  swiftc -swift-version 6 -O -wmo -parse-as-library -module-name Hand -I .build/release/Modules -I Sources/_LocatorAtomics/include \
    -emit-module -emit-module-path "$folder/Hand.swiftmodule" .ci/programs/Hand.swift
}

# The folder of a program, which is written if it isn't there yet.
program() {
  local kind=$1 count=$2 each=$3 place="$folder/$1-$2-$3"
  if [ ! -d "$place" ]; then
    mkdir "$place"
    awk -f .ci/programs/generate.awk \
      -v kind="$kind" -v count="$count" -v each="$each" -v place="$place" .ci/programs/registrations.txt
  fi
  echo "$place"
}

# The processor time of a command, in milliseconds.
processor_time() {
  local seconds
  seconds=$({ time "$@" >log 2>&1; } 2>&1) || { cat log >&2; return 1; }
  awk -v seconds="$seconds" 'BEGIN { print seconds * 1000 }'
}

# The instructions of the jobs that a compiler's command consists of, in millions.
instructions() {
  "$@" -### | while read -r job; do
    eval "valgrind --tool=callgrind --callgrind-out-file=/dev/null $job" || exit
  done >log 2>&1 || { cat log >&2; return 1; }
  awk '/Collected/ { all += $4 } END { print all / 1e6 }' log
}

# What a way to compile takes for a program, by a meter.
compile() {
  local meter=$1 way=$2 place=$3 build=debug
  local options=(-swift-version 6 -module-name Program -module-cache-path "$folder/cache")
  case $way in
    types) options+=(-typecheck -enable-batch-mode -j1) ;;
    debug) options+=(-c -Onone -g -enable-batch-mode -j1) ;;
    release) options+=(-c -O -wmo) build=release ;;
  esac
  options+=(-I "$PWD/.build/$build/Modules" -I "$PWD/Sources/_LocatorAtomics/include" -I "$folder")
  # An object file that is there already would spare the compiler its second half.
  rm -rf "${place:?}/$way"
  mkdir "$place/$way"
  (cd "$place/$way" && "$meter" swiftc "${options[@]}" "$place"/*.swift)
}

# Measures a compilation, and keeps the least of all turns.
measure() {
  local way=$1 kind=$2 count=$3 each=$4 value least
  local result="$folder/$way $kind $count"
  value=$(compile "$meter" "$way" "$folder/$kind-$count-$each") || return
  least=$(cat "$result" 2>/dev/null || echo "$value")
  awk -v a="$least" -v b="$value" 'BEGIN { print a < b ? a : b }' >"$result"
}

# Measures compilations, each of them a way, a kind, a count and how many there are to a list.
measure_all() {
  local turn compilation way kind count each
  build_libraries
  for way in types debug release; do
    # What the compiler keeps of the system's headers is made once, and doesn't count.
    compile processor_time "$way" "$(program hand 10 10)" >/dev/null
  done
  for ((turn = 0; turn < turns; turn++)); do
    for compilation in "$@"; do
      read -r way kind count each <<<"$compilation"
      program "$kind" "$count" "$each" >/dev/null
      while (($(jobs -rp | wc -l) >= at_once)); do wait -n; done
      { measure "$way" "$kind" "$count" "$each" || touch "$folder/failed"; } &
    done
    wait
    if [ -e "$folder/failed" ]; then exit 1; fi
  done
}

# What was measured; nothing for no registrations.
result() {
  if [ "$3" = 0 ]; then echo 0; else cat "$folder/$1 $2 $3"; fi
}
