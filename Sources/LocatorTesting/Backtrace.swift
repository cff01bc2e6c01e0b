#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lets the program stop without the backtrace that the runtime prints on Linux, below which an issue would be lost.
func omitBacktrace() {
  #if canImport(Glibc) || canImport(Musl)
  // No handler is the default action, `SIG_DFL`.
  for trap in [SIGILL, SIGTRAP] { signal(trap, nil) }
  #endif
}
