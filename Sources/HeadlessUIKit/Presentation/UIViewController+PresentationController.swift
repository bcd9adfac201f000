extension UIViewController {
  /// What manages the presentation of this screen, or of the container it is in.
  public var presentationController: UIPresentationController? {
    rootAncestor.presentationControllerForPresenting
  }

  var presentationControllerForPresenting: UIPresentationController {
    if let storedPresentationController { return storedPresentationController }
    let made = UIPresentationController(
      presentedViewController: self, presenting: presentingViewController)
    storedPresentationController = made
    return made
  }
}
