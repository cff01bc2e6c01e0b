#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lets the program stop without the backtrace that the runtime prints on Linux, below which an issue would be lost.
func omitBacktrace() {
  #if canImport(Glibc) || canImport(Musl)
  for trap in [SIGILL, SIGTRAP] { signal(trap, SIG_DFL) }
  #endif
}
