import Foundation

/// The controller of a presentation, from before it starts until after the dismissal.
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

  /// The presented screen.
  open var presentedViewController: UIViewController {
    guard let storedPresented else {
      Misuse.raise(
        """
        The screen of this presentation controller was deallocated. Don't use the controller after \
        the dismissal.
        """)
    }
    return storedPresented
  }

  /// The presenting screen.
  open var presentingViewController: UIViewController {
    storedPresented?.presentingViewController ?? storedPresenting ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle.resolved
  }

  /// The delegate, which is called when a person swipes the screen down. It is held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The presented screen's view.
  open var presentedView: UIView? { storedPresented?.view }

  /// The view around the screen, while the controller is one of the app's own; nil once it was removed.
  private var transitionView: UITransitionView?

  /// The view that contains the transition.
  open var containerView: UIView? { transitionView ?? storedPresented?.storedView?.window }

  /// Returns where to present the screen: in a view of its own for a controller of the app's own, and else
  /// in the window itself.
  func beginContainer(in window: UIWindow) -> UIView {
    guard storedPresented?.modalPresentationStyle == .custom,
      type(of: self) != UIPresentationController.self
    else { return window }
    let view = UITransitionView(frame: window.bounds)
    transitionView = view
    window.show(view)
    return view
  }

  /// Shows the screen in a container that this controller began with.
  func show(in container: UIView) {
    guard let view = presentedView else { return }
    container.show(view)
    guard container === transitionView else { return }
    containerViewWillLayoutSubviews()
    view.frame = frameOfPresentedViewInContainerView
    containerViewDidLayoutSubviews()
  }

  /// Removes the view around the screen.
  func endContainer() {
    transitionView?.removeFromSuperview()
    transitionView = nil
  }

  /// The style under other traits, which is the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  open var traitCollection: UITraitCollection { .current }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view is removed.
  open var shouldRemovePresentersView: Bool { presentationStyle.coversPresenter }

  /// Called before the container view is laid out, which is once: when the screen was added.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the screen appears.
  open func presentationTransitionWillBegin() {}

  /// Called after the screen appeared.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the screen disappears.
  open func dismissalTransitionWillBegin() {}

  /// Called after the screen disappeared.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented screen prefers.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when a child's preferred size changes. It never is here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's size by its constraints changes. It never is here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child: all of its parent's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size changes. It never does here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change. They never do here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Does what a person's swipe down does.
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

  func reportDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
}

/// The view around a screen that a presentation controller of the app's own presents. The controller may add
/// what surrounds the screen, such as a view that dims the presenter.
final class UITransitionView: UIView {}

/// A delegate that is called when a person dismisses a screen, and never for `dismiss(animated:)`.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style in a compact environment. It is never called.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Returns the style under other traits. It is never called.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether the screen may be dismissed by a swipe.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called before a swipe dismisses the screen.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after a swipe dismissed the screen.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after a person tried to dismiss a screen that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the presentation's own style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentationStyle }

  /// Returns the presentation's own style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.presentationStyle }

  /// Returns `true`.
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
