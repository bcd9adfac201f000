import Foundation

/// A group of changes. Its completion runs when the transitions and animations started by then have
/// ended.
@preconcurrency @MainActor open class CATransaction: NSObject {
  /// A transaction that was begun and not committed.
  private struct Open {
    var completion: (() -> Void)?
    /// The virtual time at which the last of its animations ends.
    var end: Duration?
  }

  private static var open: [Open] = []
  private static var disablesActions = false

  /// Begins a transaction.
  open class func begin() { open.append(Open()) }

  /// Ends the innermost transaction.
  open class func commit() {
    guard let transaction = open.popLast() else { return }
    if let end = transaction.end { extend(to: end) }
    guard let completion = transaction.completion else { return }
    run(completion, at: transaction.end)
  }

  /// Does nothing: the ``MainLoop`` applies changes.
  open class func flush() {}

  /// Sets the block that runs when the innermost transaction's changes have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !open.isEmpty else {
      if let block { run(block, at: nil) }
      return
    }
    open[open.count - 1].completion = block
  }

  /// Does nothing: changes without an animation take no time.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Does nothing: changes without an animation take no time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Disables or enables implicit animations.
  open class func setDisableActions(_ flag: Bool) { disablesActions = flag }

  /// Adds an animation to the innermost transaction.
  ///
  /// - Parameter duration: The time from now to its end, in seconds.
  /// - Returns: The moment of its end; nil where it never ends.
  @discardableResult
  static func include(animationOf duration: TimeInterval) -> Duration? {
    guard duration.isFinite else { return nil }
    let end = VirtualTime.now + .seconds(max(0, duration))
    extend(to: end)
    return end
  }

  private static func extend(to moment: Duration) {
    guard let last = open.indices.last else { return }
    open[last].end = max(open[last].end ?? moment, moment)
  }

  private static func run(_ completion: @escaping () -> Void, at moment: Duration?) {
    guard let moment else { return MainLoop.enqueueAfterTransitions { completion() } }
    MainLoop.add(.animation { completion() }, at: moment)
  }

  static func reset() { open = [] }
}
