import Foundation

#if canImport(Glibc)
  import CTimers
#endif

/// The time of day, as an app has it from `Date()`.
package enum WallClock {
  /// Sets the time of day of the whole process, which goes on from there; nil restores the real one.
  ///
  /// Off Linux it has no effect. Complexity: O(1).
  ///
  /// - Parameter date: The moment; of those before 1748 or after 2191 the nearest.
  package static func set(_ date: Date?) {
    #if canImport(Glibc)
      if let date {
        let nanoseconds = date.timeIntervalSince1970 * 1e9
        _ = wallclock_set(Int64(max(-7e18, min(nanoseconds, 7e18))))
      } else {
        wallclock_release()
      }
    #endif
  }
}
