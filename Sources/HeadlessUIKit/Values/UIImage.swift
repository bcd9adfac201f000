import Foundation

/// An image: the name it goes by.
public final class UIImage: NSObject, Sendable {
  /// The name of the asset or symbol, if it has one.
  public let name: String?
  /// The size in points.
  public let size: CGSize

  init(name: String?, size: CGSize) {
    self.name = name
    self.size = size
    super.init()
  }

  /// Creates an empty image.
  public convenience override init() { self.init(name: nil, size: .zero) }

  /// The app's image of a name. Every name is taken to exist.
  public convenience init?(named name: String) { self.init(name: name, size: .zero) }

  /// The system's symbol of a name. Every name is taken to exist.
  public convenience init?(systemName name: String) { self.init(name: name, size: .zero) }
}
