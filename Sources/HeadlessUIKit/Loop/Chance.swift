#if canImport(Glibc)
  import CTimers
#endif

/// The random numbers that an app draws from Swift's own generator, and its `UUID`s.
///
/// In a session they are the same each time, so that an explorer finds the same app at each launch. Those
/// that other code of the process draws meanwhile, such as a test, come from the system.
package enum Chance {
  /// Has the numbers begin anew, the same as the last time.
  ///
  /// Off Linux it has no effect. Complexity: O(1).
  ///
  /// - Parameter isSameApp: Whether the app is launched again as it was left. Its `UUID`s then differ
  ///   from those that it has saved.
  package static func begin(ofSameApp isSameApp: Bool) {
    #if canImport(Glibc)
      _ = chance_repeat(0, isSameApp ? .max / 2 : 0) { TimerWatch.isOfApp }
    #endif
  }

  /// Has the numbers come from the system again.
  package static func end() {
    #if canImport(Glibc)
      chance_release()
    #endif
  }

  /// Whether a number was drawn since ``begin(ofSameApp:)``; `UUID`s do not count.
  package static var isDrawn: Bool {
    #if canImport(Glibc)
      chance_was_drawn()
    #else
      false
    #endif
  }
}
