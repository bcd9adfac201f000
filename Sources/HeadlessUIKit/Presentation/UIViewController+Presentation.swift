extension UIViewController {
  #if !FLOW_PHONE
    /// The screen presented by this screen itself, not by one of its containers.
    package final var ownPresentedViewController: UIViewController? { presentation?.presented }
  #endif

  var nearestPresentation: Presentation? { nearest { $0.presentation } }

  var nearestPresentedBy: Presentation? { nearest { $0.presentedBy } }

  /// Returns the presentation of this screen or of the nearest container that has one. Inlined, as
  /// tracing reads it at every navigation.
  @inline(__always)
  private func nearest(_ presentation: (UIViewController) -> Presentation?) -> Presentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let found = presentation(current) { return found }
      candidate = current.storedParent
    }
    return nil
  }

  /// Returns the screen that presents when `present` is called on this one.
  func presenter(for screen: UIViewController) -> UIViewController {
    let style = screen.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return rootAncestor }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.storedParent {
      candidate = parent
    }
    return candidate
  }

  /// Whether the view is in a window, or will be after the changes made so far.
  var canPresent: Bool {
    let root = rootAncestor
    guard !isLoadingView, !isInWillAppear, !root.isLoadingView, !root.isInWillAppear else {
      return false
    }
    if let window = root.rootWindow { return !window.isHidden }
    if let presentedBy = root.presentedBy {
      return !presentedBy.isLeaving && root.isOnDisplay
    }
    return isOnDisplay && storedView?.window != nil
  }

  /// The window that shows the screen, even if the view is covered and removed.
  package final var shownWindow: UIWindow? {
    if let window = storedView?.window { return window }
    let root = rootAncestor
    if let window = root.rootWindow { return window.isHidden ? nil : window }
    return root.presentedBy?.presenter?.shownWindow
  }

  /// Whether a covered screen may appear again, as its container still shows it.
  var canReappear: Bool { appearance == .disappeared && shownWindow != nil }

  /// Whether a swipe down dismisses this screen or its container.
  public var canSwipeDown: Bool {
    canPullDown && nearestPresentedBy.map { !$0.presented.holdsSheet } ?? false
  }

  /// Whether a finger can pull down this screen or its container, which may prevent its dismissal.
  public var canPullDown: Bool {
    guard let presentation = nearestPresentedBy, presentation.phase == .presented else {
      return false
    }
    return presentation.style.canBeSwiped && presentation.presented.presentation == nil
  }

  func showInContainer(_ screen: UIViewController, sender: Any?) {
    var container = storedParent
    while let candidate = container {
      if candidate.showsScreens { return candidate.show(screen, sender: sender) }
      container = candidate.storedParent
    }
    present(screen, animated: true)
  }

  func showInSplitView(_ screen: UIViewController, sender: Any?) {
    if let split = nearestAncestor(UISplitViewController.self) {
      split.showDetailViewController(screen, sender: sender)
    } else {
      present(screen, animated: true)
    }
  }

  func exchangeViews(
    of old: UIViewController, with new: UIViewController, animations: (() -> Void)?,
    then completion: ((Bool) -> Void)?
  ) {
    old.view.superview?.addSubview(new.view)
    animations?()
    old.view.removeFromSuperview()
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Whether the screen, or the top of its stack, prevents its dismissal by a swipe.
  var holdsSheet: Bool {
    if isModalInPresentation { return true }
    return shownChildren.contains { $0.holdsSheet }
  }
}

extension UIViewController {
  /// The controller of this screen's presentation, created when first read and again when the style
  /// has changed. The delegate is kept.
  var presentationControllerForPresenting: UIPresentationController {
    let kind: UIPresentationController.Type =
      switch modalPresentationStyle.resolved {
      case .pageSheet, .formSheet: UISheetPresentationController.self
      case .popover: UIPopoverPresentationController.self
      default: UIPresentationController.self
      }
    let isCustom = modalPresentationStyle == .custom
    if let stored = storedPresentationController, isCustom || type(of: stored) == kind {
      return stored
    }
    let made = customPresentationController ?? makePresentationController(of: kind)
    if made.delegate == nil { made.delegate = storedPresentationController?.delegate }
    storedPresentationController = made
    return made
  }

  private var customPresentationController: UIPresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    let presenter = nearestPresentedBy?.presenter
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: presenter ?? self)
  }

  private func makePresentationController(
    of kind: UIPresentationController.Type
  ) -> UIPresentationController {
    let presenter = nearestPresentedBy?.presenter
    if kind == UISheetPresentationController.self {
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
    if kind == UIPopoverPresentationController.self {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}

/// The way in which a screen is presented. On a phone, `.automatic` is a page sheet.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// The style on a phone.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presenter disappears under the presented screen.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can dismiss the screen by a swipe or a tap beside it.
  var canBeSwiped: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// The animation of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
