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

/// Hears of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover comes.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The edge at which a popover's arrow stands.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public var rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
