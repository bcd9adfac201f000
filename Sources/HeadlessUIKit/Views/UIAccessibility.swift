import Foundation

/// The accessibility settings, all of which are off.
@MainActor public enum UIAccessibility {
  /// A notification of assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether VoiceOver is running. It never is.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether motion should be reduced. It never should.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether text should be bold. It never should.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours should be darker. They never should.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether nothing should be transparent. Anything may.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether Switch Control is running. It never is.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are inverted. They never are.
  public static var isInvertColorsEnabled: Bool { false }

  /// Does nothing: there is no assistive technology.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIView {
  /// The actions that assistive technology offers. Setting them does nothing: there is none.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { nil }
    set {}
  }

  /// Whether assistive technology goes through the view's elements as a group. Setting it does nothing.
  public var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set {}
  }

  /// Whether assistive technology ignores other views. Setting it does nothing.
  public var accessibilityViewIsModal: Bool {
    get { false }
    set {}
  }

  /// Whether the view's accessibility elements are hidden. Setting it does nothing.
  public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
}

/// What assistive technology shows of a view that draws several things.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view, or what else it is a part of.
  open private(set) weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityIdentifier: String?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action that assistive technology offers.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  open var image: UIImage?

  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  public init(
    name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  ) {
    self.name = name
    self.image = image
  }
}

/// A set of accessibility traits.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public var rawValue: UInt64

  /// Creates a set of traits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// An adjustable value.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
