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
