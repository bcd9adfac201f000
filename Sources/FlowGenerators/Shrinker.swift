/// Finds a short sequence that still fails.
public enum Shrinker {
  /// Returns a sequence that fails, and of which no single element can be removed.
  ///
  /// It removes halves first, then smaller and smaller pieces.
  ///
  /// - Parameters:
  ///   - elements: a sequence that fails.
  ///   - fails: whether a shorter sequence fails, too.
  /// - Throws: what `fails` throws.
  /// - Complexity: O(*n*²) calls of `fails`, and usually far fewer.
  public static func shrink<Element>(
    _ elements: [Element], while fails: ([Element]) throws -> Bool
  ) rethrows -> [Element] {
    var current = elements
    var length = max(1, current.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < current.count {
        var shorter = current
        shorter.removeSubrange(start..<min(start + length, current.count))
        if try fails(shorter) {
          current = shorter
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1 {
        if !hasShrunk { return current }
      } else {
        length /= 2
      }
    }
  }
}
