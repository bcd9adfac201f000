import Foundation

/// A view that a firm press previews. No press is firm here.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: AnyObject {
  /// The delegate that makes the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// A delegate that makes previews. It is never called.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the screen to preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed screen.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class Previewing: UIViewControllerPreviewing {
  private(set) weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var storedView: UIView?
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    storedDelegate = delegate
    storedView = view
    sourceRect = view.bounds
  }

  var delegate: any UIViewControllerPreviewingDelegate {
    guard let storedDelegate else { Misuse.raise("A previewing context outlived its delegate.") }
    return storedDelegate
  }

  var sourceView: UIView { storedView ?? UIView() }
}

extension UIViewController {
  /// Returns a context that no press ever uses.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Does nothing: no press is firm here.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
