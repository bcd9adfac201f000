import Foundation

/// Changes that belong together. The completion runs when the transitions begun by then have ended.
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

  /// Does at once what is pending: not here, the loop does.
  open class func flush() {}

  /// Sets what runs when the innermost transaction's changes have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else {
      if let block { MainLoop.enqueueAfterTransitions { block() } }
      return
    }
    completions[completions.count - 1] = block
  }

  /// Sets how long changes would take.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {}

  /// Sets how the speed of changes would change.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Sets whether changes are animated.
  open class func setDisableActions(_ flag: Bool) { disablesActions = flag }

  static func reset() { completions = [] }
}
