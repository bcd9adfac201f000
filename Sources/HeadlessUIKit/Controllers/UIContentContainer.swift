import Foundation

/// What holds content that adapts to the size it is given.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
