import Foundation

/// A preloaded library that counts the heap use of a process, built on demand.
///
/// It uses the alternative names of the heap functions that only glibc has. On other platforms, nothing is counted.
struct HeapCounterLibrary {
  /// The file of the library.
  let file: URL

  /// The name of the function that reads the counters.
  static let symbol = "locator_benchmarks_read_heap"

  /// Builds the library in a folder, with the first C compiler found.
  init?(in folder: URL) {
    #if canImport(Glibc)
    file = folder.appending(path: "heap.so")
    let source = folder.appending(path: "heap.c")
    guard (try? Self.source.write(to: source, atomically: true, encoding: .utf8)) != nil else {
      return nil
    }
    for compiler in ["cc", "clang", "gcc"] {
      let arguments = ["-O2", "-shared", "-fPIC", "-o", file.path, source.path]
      if ChildProcess.run("/usr/bin/env", [compiler] + arguments) != nil { return }
    }
    #endif
    return nil
  }

  /// The environment variables of a process with counters.
  var environment: [String: String] { ["LD_PRELOAD": file.path] }

  /// The source code of the library: heap functions that count, and then call the real ones.
  private static let source = """
    #include <errno.h>
    #include <malloc.h>
    #include <stdatomic.h>
    #include <stddef.h>

    extern void *__libc_malloc(size_t);
    extern void *__libc_calloc(size_t, size_t);
    extern void *__libc_realloc(void *, size_t);
    extern void *__libc_memalign(size_t, size_t);
    extern void __libc_free(void *);

    static atomic_long allocations, bytes, live;

    void \(symbol)(long *values) {
      values[0] = allocations;
      values[1] = bytes;
      values[2] = live;
    }

    static void *counted(void *block, size_t size) {
      if (block) {
        allocations += 1;
        bytes += size;
        live += malloc_usable_size(block);
      }
      return block;
    }

    void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

    void *calloc(size_t count, size_t size) {
      return counted(__libc_calloc(count, size), count * size);
    }

    void *realloc(void *block, size_t size) {
      size_t before = block ? malloc_usable_size(block) : 0;
      void *moved = __libc_realloc(block, size);
      if (moved || size == 0) live -= before;
      return counted(moved, size);
    }

    void *memalign(size_t alignment, size_t size) {
      return counted(__libc_memalign(alignment, size), size);
    }

    void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

    int posix_memalign(void **block, size_t alignment, size_t size) {
      *block = memalign(alignment, size);
      return *block || size == 0 ? 0 : ENOMEM;
    }

    void free(void *block) {
      if (block) live -= malloc_usable_size(block);
      __libc_free(block);
    }
    """
}
