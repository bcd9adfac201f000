import Foundation

extension UIView {
  /// How the view's content is transformed.
  public var transform: CGAffineTransform {
    get { details?.transform ?? .identity }
    set { seldom.transform = newValue }
  }

  /// How content fills the view.
  public var contentMode: ContentMode {
    get { details?.contentMode ?? .scaleToFill }
    set { seldom.contentMode = newValue }
  }

  /// Whether what sticks out is cut off.
  public var clipsToBounds: Bool {
    get { has(.clips) }
    set { set(.clips, newValue) }
  }

  /// Whether nothing shines through.
  public var isOpaque: Bool {
    get { details?.flags.contains(.opaque) ?? true }
    set { set(.opaque, newValue) }
  }

  /// Whether the view clears before it draws.
  public var clearsContextBeforeDrawing: Bool {
    get { has(.clearsContext) }
    set { set(.clearsContext, newValue) }
  }

  /// Whether several fingers count.
  public var isMultipleTouchEnabled: Bool {
    get { has(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }

  /// Whether only one view gets touches.
  public var isExclusiveTouch: Bool {
    get { has(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }

  /// Whether the autoresizing mask counts in the layout.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { details?.flags.contains(.resizing) ?? true }
    set { set(.resizing, newValue) }
  }

  /// How the view follows its superview's size.
  public var autoresizingMask: AutoresizingMask {
    get { details?.autoresizingMask ?? [] }
    set { seldom.autoresizingMask = newValue }
  }

  /// Whether subviews follow the view's size.
  public var autoresizesSubviews: Bool {
    get { true }
    set {}
  }

  /// The margins.
  public var layoutMargins: UIEdgeInsets {
    get { details?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    set { seldom.layoutMargins = newValue }
  }

  /// The margins, in the direction of writing.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      details?.directionalLayoutMargins
        ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }
    set { seldom.directionalLayoutMargins = newValue }
  }

  /// Whether the superview's margins count too.
  public var preservesSuperviewLayoutMargins: Bool {
    get { has(.superviewMargins) }
    set { set(.superviewMargins, newValue) }
  }

  /// Whether the safe area counts in the margins.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { true }
    set {}
  }

  /// What bars and notches cover: nothing.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Which way the content runs.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { details?.semanticContentAttribute ?? .unspecified }
    set { seldom.semanticContentAttribute = newValue }
  }

  /// Light or dark, whatever the system says.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { details?.overrideUserInterfaceStyle ?? .unspecified }
    set { seldom.overrideUserInterfaceStyle = newValue }
  }

  /// Whether the tint is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { details?.tintAdjustmentMode ?? .automatic }
    set { seldom.tintAdjustmentMode = newValue }
  }

  /// What shows of the view.
  public var mask: UIView? {
    get { details?.mask }
    set { seldom.mask = newValue }
  }

  /// What the view is restored by.
  public var restorationIdentifier: String? {
    get { details?.restorationIdentifier }
    set { seldom.restorationIdentifier = newValue }
  }

  func has(_ flag: ViewFlags) -> Bool { details?.flags.contains(flag) ?? false }

  func set(_ flag: ViewFlags, _ value: Bool) {
    if value { seldom.flags.insert(flag) } else { seldom.flags.remove(flag) }
  }
}

extension UIView {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as bits.
    public var rawValue: UInt

    /// Creates a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Which way content runs.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
