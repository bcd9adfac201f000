/// The way of an action that has no target: from the first responder, or else from its sender, up to
/// the application's delegate.
@MainActor enum ResponderChain {
  /// Lets the first object that can perform an action do so.
  ///
  /// - Parameters:
  ///   - selector: The action's name.
  ///   - sender: The control, bar item or gesture recognizer.
  /// - Returns: Whether there was such an object.
  static func perform(_ selector: Selector, from sender: Any?) -> Bool {
    for start in [UIApplication.shared.firstResponder, responder(of: sender)] {
      for responder in sequence(first: start, next: { $0?.next }) {
        guard let responder else { break }
        if NamedMethod.perform(selector, on: responder, from: sender) { return true }
      }
    }
    return false
  }

  /// Where the chain of a sender begins. A bar item is none of its responders, and begins with the
  /// screen in front.
  private static func responder(of sender: Any?) -> UIResponder? {
    switch sender {
    case let responder as UIResponder: responder
    case let gesture as UIGestureRecognizer: gesture.view
    default: UIApplication.shared.keyWindow?.rootViewController.map(screenInFront)
    }
  }

  private static func screenInFront(of root: UIViewController) -> UIViewController {
    let next =
      root.presentedViewController ?? (root as? UINavigationController)?.topViewController
      ?? (root as? UITabBarController)?.selectedViewController
    return next.map(screenInFront) ?? root
  }
}
