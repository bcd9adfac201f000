extension UIViewController {
  /// What this screen, or a container it is in, presents.
  public final var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// What this screen itself presents, not what a container it is in does.
  package final var ownPresentedViewController: UIViewController? { presentation?.presented }

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

  /// Whether the screen, or the top of its stack, does not want to be swiped away.
  var holdsSheet: Bool {
    if isModalInPresentation { return true }
    return shownChildren.contains { $0.holdsSheet }
  }
}
