import Foundation

/// A colour, as its parts or as the name the system gives it.
public final class UIColor: NSObject, Sendable {
  private let parts: ColorParts
  private let name: String?

  /// Creates a colour from red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = ColorParts(red: red, green: green, blue: blue, alpha: alpha)
    name = nil
    super.init()
  }

  init(_ parts: ColorParts, name: String?) {
    self.parts = parts
    self.name = name
    super.init()
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var parts = parts
    parts.alpha = alpha
    return UIColor(parts, name: nil)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return parts == other.parts && name == other.name
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts)
    hasher.combine(name)
    return hasher.finalize()
  }

  public override var description: String {
    name ?? "UIColor(\(parts.red) \(parts.green) \(parts.blue) \(parts.alpha))"
  }
}
