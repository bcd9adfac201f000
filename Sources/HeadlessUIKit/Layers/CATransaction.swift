import Foundation

/// A group of changes. Its completion runs when the transitions started by then have ended.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  private static var disablesActions = false

  /// Begins a transaction.
  open class func begin() { completions.append(nil) }

  /// Ends the innermost transaction.
  open class func commit() {
    guard let completion = completions.popLast(), let completion else { return }
    MainLoop.enqueueAfterTransitions { completion() }
  }

  /// Does nothing: the ``MainLoop`` applies changes.
  open class func flush() {}

  /// Sets the block that runs when the innermost transaction's changes have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else {
      if let block { MainLoop.enqueueAfterTransitions { block() } }
      return
    }
    completions[completions.count - 1] = block
  }

  /// Does nothing: changes take no time.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Does nothing: changes take no time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Disables or enables implicit animations.
  open class func setDisableActions(_ flag: Bool) { disablesActions = flag }

  static func reset() { completions = [] }
}
