import Foundation

/// The sanitizers of threads and addresses, which make each frame of the stack larger.
enum Sanitizer {
  /// Whether the program runs with one of them, which the sources can't see when they are compiled.
  static let isActive: Bool = {
    let names = ["__tsan_init", "__asan_init"]
    let program = unsafe dlopen(nil, RTLD_NOW)
    return names.contains { name in unsafe dlsym(program, name) != nil }
  }()
}
