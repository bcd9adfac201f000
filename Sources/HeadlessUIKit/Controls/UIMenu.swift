import Foundation

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
