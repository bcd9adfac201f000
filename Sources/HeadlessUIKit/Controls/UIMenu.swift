import Foundation

/// Something a menu can show.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it says.
  open internal(set) var title: String
  /// The image beside it.
  open internal(set) var image: UIImage?
  /// The line under the title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  /// Whether an element can be used.
  public struct Attributes: OptionSet, Sendable {
    /// The attributes as bits.
    public var rawValue: UInt

    /// Creates a set of attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can not be used.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

/// A menu of actions and further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu is shown in another.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand in the outer menu.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is ticked.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the menu is known by.
  public let identifier: Identifier
  /// How it is shown in another.
  public let options: Options
  /// What is in it.
  open private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu.\(title)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
}

/// A closure with a title, for controls, bar items and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What an action is known by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public var rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var serial = 0

  private static func nextIdentifier() -> Identifier {
    serial += 1
    return Identifier("action.\(serial)")
  }

  private let handler: (UIAction) -> Void

  /// What the action is known by.
  public let identifier: Identifier
  /// What it says when the pointer rests on it.
  open var discoverabilityTitle: String?
  /// Whether it can be used.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State

  /// Who performs the action now.
  open private(set) var sender: Any?

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu that a long press on a view would open.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates a menu of a delegate's.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Makes the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it is on.
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Makes the menu that a long press on a view would open.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu that a long press would open.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    provider = actionProvider
    super.init()
  }

  /// The menu itself.
  public var menu: UIMenu? { provider?([]) }
}
