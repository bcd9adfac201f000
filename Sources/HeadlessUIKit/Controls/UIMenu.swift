import Foundation

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title: String
  open internal(set) var image: UIImage?
  /// The text below the title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

extension UIMenuElement {
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits.
    public var rawValue: UInt

    /// Creates a set of attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// It leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

/// A menu of actions and submenus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It is destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its elements is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are shown as icons in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public var rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The menu's identifier.
  public let identifier: Identifier
  /// The menu's options.
  public let options: Options
  /// The menu's elements.
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

/// Elements of a menu that the app provides when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provide: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var provided: [UIMenuElement]?

  /// Creates an element that asks for its elements once.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) { self.init(isCached: true, elementProvider) }

  /// Returns an element that asks for its elements each time.
  public class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isCached: false, elementProvider) }

  private init(
    isCached: Bool, _ provide: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provide = provide
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Returns the elements of an opened menu. Those that the app provides later are there the next
  /// time.
  package func openedElements() -> [UIMenuElement] {
    if isCached, let provided { return provided }
    provide { [weak self] in self?.provided = $0 }
    return provided ?? []
  }
}

/// A closure with a title, for controls, bar items and menus.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
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

  /// The action's identifier.
  public let identifier: Identifier
  /// The text of a tooltip.
  open var discoverabilityTitle: String?
  /// Whether it is enabled.
  open var attributes: Attributes
  /// The action's state.
  open var state: State

  /// The object that triggered the action, while it is performed.
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

  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender) }

  func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A context menu on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it is attached to.
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that returns the context menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The configuration of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  private let provider: (([UIMenuElement]) -> UIMenu?)?

  /// What tells the app which item the menu is of.
  public let identifier: any NSCopying

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    provider = actionProvider
    super.init()
  }

  public var menu: UIMenu? { provider?([]) }
}

/// What runs beside the animation of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The screen that the menu previews.
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of the preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// What runs beside the animation that opens a preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
