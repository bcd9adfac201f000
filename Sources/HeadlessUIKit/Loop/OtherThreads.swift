#if canImport(Glibc)
  import Glibc
#endif

/// The threads of the process beside the one that asks.
enum OtherThreads {
  #if canImport(Glibc)
    /// Whether one of them runs, would if a processor were free, or reads from a disk; nil where that is
    /// not known.
    ///
    /// Source: proc(5), the third field of `/proc/self/task/TID/stat`.
    /// Complexity: O(*n*) in the number of threads.
    static var areRunning: Bool? {
      guard let folder = opendir("/proc/self/task") else { return nil }
      defer { closedir(folder) }
      // The thread that asks is one.
      var running = 0
      while running < 2, let entry = readdir(folder) {
        guard let thread = entry.number, let state = state(ofThread: thread) else { continue }
        if "RD".utf8.contains(state) { running += 1 }
      }
      return running > 1
    }

    /// The state behind the thread's name, which is in parentheses and may hold anything; nil where the
    /// thread has ended.
    private static func state(ofThread thread: pid_t) -> UInt8? {
      let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      // The number, the name of at most 15 bytes, and the state.
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes -> UInt8? in
        let read = read(file, bytes.baseAddress, bytes.count)
        let line = bytes[..<max(0, read)]
        guard let end = line.lastIndex(of: UInt8(ascii: ")")), end + 2 < line.endIndex
        else { return nil }
        return line[end + 2]
      }
    }
  #else
    static var areRunning: Bool? { nil }
  #endif
}
