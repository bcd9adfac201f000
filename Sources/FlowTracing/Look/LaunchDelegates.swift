import PortableUIKit

extension UIApplication {
  /// The delegates of the application and of its scenes, which store an app's first coordinators.
  var delegatesOfLaunch: [AnyObject] {
    #if FLOW_PHONE
      [delegate].compactMap { $0 } + scenesInOrder.compactMap(\.delegate)
    #else
      launchDelegates
    #endif
  }

  /// The windows of all scenes, in the order in which they were added.
  var windowsInScenes: [UIWindow] {
    scenesInOrder.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  private var scenesInOrder: [UIScene] {
    connectedScenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}

extension UIWindow {
  /// The windows of the same scene in front of this one, from the back to the front: such as that of a lock
  /// screen. Those that take no touches, and the system's, are left out.
  var windowsInFront: [UIWindow] {
    guard let windows = windowScene?.windows, windows.count > 1,
      let place = windows.firstIndex(where: { $0 === self })
    else { return [] }
    let level = windowLevel.rawValue
    let front = windows.enumerated().filter { index, window in
      let other = window.windowLevel.rawValue
      return (other > level || other == level && index > place) && window.isOfAppAndTouchable
    }
    return front.sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }.map(\.element)
  }

  private var isOfAppAndTouchable: Bool {
    guard rootViewController != nil, !isHidden, alpha > 0.01, isUserInteractionEnabled else {
      return false
    }
    // The keyboard and what is selected in a text have windows of their own.
    let name = String(describing: type(of: self))
    return name == "UIWindow" || !name.hasPrefix("UI")
  }
}
