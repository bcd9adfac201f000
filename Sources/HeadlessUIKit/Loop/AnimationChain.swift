import Foundation

/// A limit on animations that start themselves again when they end, which would keep the loop busy
/// forever. Beyond it, nothing is called at their ends.
@MainActor enum AnimationChain {
  private static let limit = 64
  private static var length = 0

  /// Calls `end` when an animation has ended.
  ///
  /// - Parameters:
  ///   - duration: The time from now to its end, delay and repetitions included, in seconds. One
  ///     that is not finite never ends.
  ///   - end: The completion, or the call of the delegate.
  static func end(after duration: TimeInterval, _ end: @escaping @MainActor () -> Void) {
    guard let moment = CATransaction.include(animationOf: duration) else { return }
    let length = length + 1
    guard length <= limit else {
      return Misuse.log(
        "An animation restarted itself \(limit) times. Its further completions do not run.")
    }
    MainLoop.add(
      .animation {
        let outer = self.length
        self.length = length
        end()
        self.length = outer
      }, at: moment)
  }
}
