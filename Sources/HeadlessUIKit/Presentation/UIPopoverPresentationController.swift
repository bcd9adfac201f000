import Foundation

/// Manages a popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points to.
  open var sourceView: UIView?
  /// The part of it.
  open var sourceRect = CGRect.null
  /// The item the popover points to.
  open var barButtonItem: UIBarButtonItem?
  /// The item the popover points to.
  open var sourceItem: AnyObject?
  /// The edges at which its arrow may stand.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views that can be used while the popover is there.
  open var passthroughViews: [UIView]?
  /// The colour behind.
  open var backgroundColor: UIColor?
}
