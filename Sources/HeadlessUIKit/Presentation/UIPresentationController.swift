import Foundation

/// Manages how a screen is presented, from before it is until it is gone.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Creates the controller of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.storedPresented = presentedViewController
    self.storedPresenting = presentingViewController
    super.init()
  }

  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?

  /// The screen that is presented.
  open var presentedViewController: UIViewController {
    guard let storedPresented else {
      Complaint.raise("A presentation controller was asked for a screen that is gone.")
    }
    return storedPresented
  }

  /// The screen that presents.
  open var presentingViewController: UIViewController {
    storedPresented?.presentingViewController ?? storedPresenting ?? presentedViewController
  }

  /// How the screen is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle.resolved
  }

  /// Hears of a person's swiping the screen away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view of the presented screen.
  open var presentedView: UIView? { storedPresented?.view }

  /// The view everything happens in.
  open var containerView: UIView? { storedPresented?.storedView?.window }

  /// The style under other traits: the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// The traits that hold.
  open var traitCollection: UITraitCollection { .current }

  /// Where the presented view is.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view goes.
  open var shouldRemovePresentersView: Bool { presentationStyle.coversPresenter }

  /// Called before everything is laid out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after everything was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the screen comes.
  open func presentationTransitionWillBegin() {}

  /// Called after the screen came.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the screen goes.
  open func dismissalTransitionWillBegin() {}

  /// Called after the screen went.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// A person swipes the screen down.
  func swipe(_ presentation: Presentation) {
    guard !presentation.presented.holdsSheet,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentation.isSwiped = true
    presentation.dismiss(animated: true, then: nil)
  }

  func tellDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
}

/// Hears of a person's swiping a presented screen away. Never of `dismiss(animated:)`.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style a presentation takes where there is little room. It is asked for, and not followed.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// The style a presentation takes under some traits. It is asked for, and not followed.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether the screen may be swiped away.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called before a swiped screen goes.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after a swiped screen went.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when a person tried to swipe away a screen that may not be.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's own.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }

  /// The presentation's own.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.presentationStyle }

  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
