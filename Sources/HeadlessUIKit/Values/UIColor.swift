import Foundation

/// A colour: its components, or the name that the system gives it.
public final class UIColor: NSObject, Sendable {
  let parts: ColorParts
  let name: String?

  /// Creates a colour from red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorParts(red: red, green: green, blue: blue, alpha: alpha), name: nil)
  }

  init(_ parts: ColorParts, name: String?) {
    self.parts = parts
    self.name = name
    super.init()
  }

  /// Creates a colour from hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a grey colour.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the app's colour with a name. Every name is assumed to exist.
  public convenience init?(named name: String) {
    self.init(ColorParts(red: 0, green: 0, blue: 0, alpha: 1), name: name)
  }

  /// Creates the app's colour with a name. Every name is assumed to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Creates the colour that the provider returns for the current traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current)
    self.init(color.parts, name: color.name)
  }

  /// Creates a grey colour: patterns are not drawn.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Returns the colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var parts = parts
    parts.alpha = alpha
    return UIColor(parts, name: nil)
  }

  /// Returns the colour itself: it does not depend on traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Writes the colour's components, and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Does nothing: nothing is drawn.
  public func setFill() {}

  /// Does nothing: nothing is drawn.
  public func setStroke() {}

  /// Does nothing: nothing is drawn.
  public func set() {}

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

struct ColorParts: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
}
