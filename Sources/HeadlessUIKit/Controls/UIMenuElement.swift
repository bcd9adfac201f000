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
