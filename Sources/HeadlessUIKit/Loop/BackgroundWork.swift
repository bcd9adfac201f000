import Foundation

/// Work of an app on other threads that the ``MainLoop`` waits for in real time, one second at most.
///
/// It is for what stands for a network or a database off the phone: a person or an explorer then sees
/// what the work brings as part of the step that began it.
///
/// ```swift
/// BackgroundWork.begin()
/// queue.async {
///   let answer = load()
///   DispatchQueue.main.async {
///     show(answer)
///     BackgroundWork.end()
///   }
/// }
/// ```
public enum BackgroundWork {
  private static let lock = NSLock()
  /// Used only while `lock` is held.
  nonisolated(unsafe) private static var count = 0

  /// Begins some work. Every call needs one of ``end()``.
  public static func begin() { lock.withLock { count += 1 } }

  /// Ends what ``begin()`` began, on any thread.
  public static func end() { lock.withLock { count -= 1 } }

  /// Whether some goes on.
  static var isUnderWay: Bool { lock.withLock { count > 0 } }
}
