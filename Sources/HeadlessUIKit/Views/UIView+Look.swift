import Foundation

extension UIView {
  /// The transform of the view's content.
  public var transform: CGAffineTransform {
    get { settings.transform }
    set { seldom.transform = newValue }
  }

  /// The mode in which content fills the view.
  public var contentMode: ContentMode {
    get { settings.contentMode }
    set { seldom.contentMode = newValue }
  }

  /// Whether content outside the bounds is clipped.
  public var clipsToBounds: Bool {
    get { has(.clips) }
    set { set(.clips, newValue) }
  }

  /// Whether the view is opaque.
  public var isOpaque: Bool {
    get { has(.opaque) }
    set { set(.opaque, newValue) }
  }

  /// Whether the view clears before it draws.
  public var clearsContextBeforeDrawing: Bool {
    get { has(.clearsContext) }
    set { set(.clearsContext, newValue) }
  }

  /// Whether the view receives several touches.
  public var isMultipleTouchEnabled: Bool {
    get { has(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether the view receives touches exclusively.
  public var isExclusiveTouch: Bool {
    get { has(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  /// Whether the autoresizing mask becomes constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { has(.resizing) }
    set { set(.resizing, newValue) }
  }

  /// The dimensions that follow the superview's size.
  public var autoresizingMask: AutoresizingMask {
    get { settings.autoresizingMask }
    set { seldom.autoresizingMask = newValue }
  }

  /// Whether subviews follow the view's size.
  public var autoresizesSubviews: Bool {
    get { true }
    set {}
  }

  public var layoutMargins: UIEdgeInsets {
    get { settings.layoutMargins }
    set { seldom.layoutMargins = newValue }
  }

  /// The layout margins, in the direction of writing.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { settings.directionalLayoutMargins }
    set { seldom.directionalLayoutMargins = newValue }
  }

  /// Whether margins include the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { has(.superviewMargins) }
    set { set(.superviewMargins, newValue) }
  }

  /// Whether margins include the safe area. Setting it does nothing.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set {}
  }

  /// The safe area's insets, which are zero.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// The direction of the content.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { settings.semanticContentAttribute }
    set { seldom.semanticContentAttribute = newValue }
  }

  /// The interface style that overrides the system's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.overrideUserInterfaceStyle }
    set { seldom.overrideUserInterfaceStyle = newValue }
  }

  /// The adjustment of the tint colour.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { settings.tintAdjustmentMode }
    set { seldom.tintAdjustmentMode = newValue }
  }

  /// The view whose opacity masks this one.
  public var mask: UIView? {
    get { details?.mask }
    set { seldom.mask = newValue }
  }

  /// The identifier for state restoration.
  public var restorationIdentifier: String? {
    get { details?.restorationIdentifier }
    set { seldom.restorationIdentifier = newValue }
  }

  /// The properties that few views set, to read: the defaults where the view has set none.
  var settings: ViewDetails { details ?? .defaults }

  func has(_ flag: ViewFlags) -> Bool { settings.flags.contains(flag) }

  func set(_ flag: ViewFlags, _ value: Bool) {
    if value { seldom.flags.insert(flag) } else { seldom.flags.remove(flag) }
  }
}

extension UIView {
  /// The mode in which content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The adjustment of the tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The dimensions of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as bits.
    public var rawValue: UInt

    /// Creates a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// The direction of content.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension CGAffineTransform {
  /// Returns the frame of a view with this transform, which turns and scales it about its centre.
  func moving(_ frame: CGRect) -> CGRect {
    guard !isIdentity else { return frame }
    let width = abs(a) * frame.width + abs(c) * frame.height
    let height = abs(b) * frame.width + abs(d) * frame.height
    return CGRect(
      x: frame.midX + tx - width / 2, y: frame.midY + ty - height / 2, width: width,
      height: height)
  }
}
