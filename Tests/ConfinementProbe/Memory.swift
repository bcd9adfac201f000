import CGraphviz
import PortableC

/// Takes up memory, 1 MB at a time, and exits with 0 where nothing ended the process at its limit.
func takeMemory(limit: Int) -> Never {
  print("before \(cg_footprint() > 0)")
  let first = cg_footprint()
  guard cg_end_at_footprint(first + UInt64(limit) << 20) else { exit(1) }
  for _ in 0..<(4 * limit) {
    let bytes = malloc(1 << 20)!
    memset(bytes, 1, 1 << 20)
    usleep(2_000)
  }
  print("grown by \((cg_footprint() - first) >> 20)")
  exit(0)
}

#if canImport(Glibc)
  let stream = CInt(SOCK_STREAM.rawValue)
#else
  let stream = SOCK_STREAM
#endif
