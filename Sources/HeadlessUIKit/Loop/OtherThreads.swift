import Foundation

/// The threads of the process beside the one that asks.
enum OtherThreads {
  /// Whether one of them runs, or would if a processor were free; false where that is not known.
  ///
  /// Source: proc(5), the third field of `/proc/self/task/TID/stat`.
  /// Complexity: O(*n*) in the number of threads.
  static var areRunning: Bool {
    let (files, folder) = (FileManager.default, "/proc/self/task")
    guard let own = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self"),
      let threads = try? files.contentsOfDirectory(atPath: folder)
    else { return false }
    return threads.contains { thread in
      !own.hasSuffix("/\(thread)") && state(ofThread: "\(folder)/\(thread)/stat") == "R"
    }
  }

  /// The state behind the thread's name, which is in parentheses and may hold anything.
  private static func state(ofThread path: String) -> Character? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return nil }
    return text[end...].dropFirst(2).first
  }
}
