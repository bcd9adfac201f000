extension UIViewController {
  /// What this screen, or a container it is in, presents.
  public final var presentedViewController: UIViewController? { nearestPresentation?.presented }

  #if !FLOW_PHONE
    /// What this screen itself presents, not what a container it is in does.
    package final var ownPresentedViewController: UIViewController? { presentation?.presented }
  #endif

  /// Who presents this screen, or a container it is in.
  public final var presentingViewController: UIViewController? { nearestPresentedBy?.presenter }

  var nearestPresentation: Presentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation }
      candidate = current.storedParent
    }
    return nil
  }

  var nearestPresentedBy: Presentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentedBy { return presentation }
      candidate = current.storedParent
    }
    return nil
  }

  /// Who presents when this screen is asked to.
  func presenter(for screen: UIViewController) -> UIViewController {
    let style = screen.modalPresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return rootAncestor }
    var candidate = self
    while !candidate.definesPresentationContext, let parent = candidate.storedParent {
      candidate = parent
    }
    return candidate
  }

  /// Whether the view is in a window, or will be by what has been asked for already.
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

  /// The window the screen is shown in, though its view may be covered and taken out.
  var shownWindow: UIWindow? {
    if let window = storedView?.window { return window }
    let root = rootAncestor
    if let window = root.rootWindow { return window.isHidden ? nil : window }
    return root.presentedBy?.presenter?.shownWindow
  }

  /// Whether a screen that was covered may come back: its container still shows it.
  var canReappear: Bool { appearance == .disappeared && shownWindow != nil }

  /// Whether a swipe takes this screen, or the container it is in, off the display.
  public var canSwipeDown: Bool {
    guard let presentation = nearestPresentedBy, presentation.phase == .presented else {
      return false
    }
    return presentation.style.canBeSwiped && presentation.presented.presentation == nil
      && !presentation.presented.holdsSheet
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
    if let split = splitViewController {
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

  /// Whether the screen, or the top of its stack, does not want to be swiped away.
  var holdsSheet: Bool {
    if isModalInPresentation { return true }
    return shownChildren.contains { $0.holdsSheet }
  }
}

extension UIViewController {
  /// What manages the presentation of this screen, or of the container it is in.
  public var presentationController: UIPresentationController? {
    rootAncestor.presentationControllerForPresenting
  }

  /// What manages the sheet this screen is on, or would be; `nil` in another style.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What manages the popover this screen is in, or would be; `nil` in another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// What manages the presentation of this very screen, made when it is first asked for, and again
  /// where the style has changed. The delegate stays.
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
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presentingViewController,
      source: presentingViewController ?? self)
  }

  private func makePresentationController(
    of kind: UIPresentationController.Type
  ) -> UIPresentationController {
    let presenter = presentingViewController
    if kind == UISheetPresentationController.self {
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
    if kind == UIPopoverPresentationController.self {
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}

/// How a screen is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

extension UIModalPresentationStyle {
  /// What the style comes down to on a phone.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presenter leaves the display under the presented screen.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a person can swipe the screen away, or tap beside it.
  var canBeSwiped: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// What a presentation looks like.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
