import CGraphviz
import PortableC

/// Runs a thread to its end, and returns the error where there is none. (What `main.swift` declares
/// belongs to the main thread.)
func runThread() -> Int32 {
  errno = 0
  return cg_run_on_stack(1 << 20, { $0 }, nil) ? 0 : max(errno, 1)
}
