import Foundation

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
