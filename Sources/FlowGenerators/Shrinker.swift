/// Looks for the shortest sequence that still fails.
public enum Shrinker {
  /// Removes elements as long as what is left still fails: halves first, then ever smaller pieces.
  ///
  /// It asks `fails` at most O(n²) times, and usually far less often.
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
