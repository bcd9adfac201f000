extension [UIWindow] {
  /// From the back to the front: by their levels, and at one level in the order in which they were added.
  @MainActor package var fromBackToFront: [UIWindow] {
    enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }
}

extension UIWindow {
  /// Whether a finger on the window reaches something in it. The window of a class of the app's may let touches
  /// through.
  package var isTouchable: Bool {
    guard rootViewController != nil, !isHidden, alpha > 0.01, isUserInteractionEnabled else {
      return false
    }
    guard type(of: self) != UIWindow.self, !bounds.isEmpty else { return true }
    return hitTest(CGPoint(x: bounds.midX, y: bounds.midY), with: nil) != nil
  }

  /// The windows of the same scene in front of this one, from the back to the front: such as that of a lock
  /// screen. Those that take no touches, and the system's, are left out.
  package var windowsInFront: [UIWindow] {
    guard let windows = windowScene?.windows, windows.count > 1 else { return [] }
    let ordered = windows.fromBackToFront
    guard let place = ordered.firstIndex(where: { $0 === self }) else { return [] }
    return ordered[(place + 1)...].filter { $0.isOfApp && $0.isTouchable }
  }

  /// Whether it is none of the system's: the keyboard and what is selected in a text have windows of their own.
  private var isOfApp: Bool {
    let name = String(describing: type(of: self))
    return name == "UIWindow" || !name.hasPrefix("UI")
  }
}
