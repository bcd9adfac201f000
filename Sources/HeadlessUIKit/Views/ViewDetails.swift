import Foundation

/// The properties that few views set, stored apart so that a plain view stays small.
final class ViewDetails {
  /// What a plain view has. It never changes: only a view's own details are written.
  @MainActor static let defaults = ViewDetails()

  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var accessibilityLabel: String?
  var accessibilityIdentifier: String?
  var accessibilityHint: String?
  var accessibilityValue: String?
  var accessibilityTraits = UIAccessibilityTraits.none
  var accessibilityElements: [Any]?
  var isAccessibilityElement = false
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var layer: CALayer?
  var mask: UIView?
  var constraints: [NSLayoutConstraint] = []
  var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [String: UILayoutGuide] = [:]
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var autoresizingMask: UIView.AutoresizingMask = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  var restorationIdentifier: String?
  var selectionSegue: StoryboardSegueTemplate?
  var accessorySegue: StoryboardSegueTemplate?
  var flags: ViewFlags = [.resizing, .opaque]
  var place = ConstrainedPlace()
}

struct ViewFlags: OptionSet {
  var rawValue: UInt16

  static let resizing = ViewFlags(rawValue: 1 << 0)
  static let opaque = ViewFlags(rawValue: 1 << 1)
  static let clips = ViewFlags(rawValue: 1 << 2)
  static let multipleTouch = ViewFlags(rawValue: 1 << 3)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 4)
  static let superviewMargins = ViewFlags(rawValue: 1 << 5)
  static let clearsContext = ViewFlags(rawValue: 1 << 6)
}
