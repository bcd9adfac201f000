extension UIViewController {
  /// Whether the view controller is on display or about to be.
  var isOnDisplay: Bool { appearance == .appeared || appearance == .appearing }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      appearanceIsAnimated = animated
      isInWillAppear = true
      viewWillAppear(animated)
      isInWillAppear = false
      prepareToAppear()
    } else {
      guard isOnDisplay else { return }
      appearance = .disappearing
      appearanceIsAnimated = animated
      viewWillDisappear(animated)
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in shownChildren { child.beginAppearance(isAppearing, animated: animated) }
    }
    if isAppearing {
      containerBegan()
      viewIsAppearing(animated)
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    }
  }

  func endAppearance() {
    let animated = appearanceIsAnimated
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in shownChildren { child.endAppearance() }
    }
    containerEnded()
  }
}

/// A view controller's appearance, from away to on display.
enum Appearance: UInt8 {
  case disappeared, appearing, appeared, disappearing
}

/// The reasons for which a view controller appears or disappears.
struct Movement: OptionSet {
  var rawValue: UInt8

  static let toParent = Movement(rawValue: 1 << 0)
  static let fromParent = Movement(rawValue: 1 << 1)
  static let presented = Movement(rawValue: 1 << 2)
  static let dismissed = Movement(rawValue: 1 << 3)
}
