import Foundation

/// A colour of an asset catalog. Xcode generates a constant for each.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// An image of an asset catalog. Xcode generates a constant for each.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIColor {
  /// Creates a colour of an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(ColorParts(red: 0, green: 0, blue: 0, alpha: 1), name: resource.name)
  }
}

extension UIImage {
  /// Creates an image of an asset catalog.
  public convenience init(resource: ImageResource) { self.init(name: resource.name) }
}
