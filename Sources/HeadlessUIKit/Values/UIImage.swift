import Foundation

/// An image: the name it goes by.
public final class UIImage: NSObject, Sendable {
  /// The name of the asset or symbol, if it has one.
  public let name: String?
  /// The size in points.
  public let size: CGSize
  private let data: Data?

  init(name: String?, size: CGSize = CGSize(width: 24, height: 24), data: Data? = nil) {
    self.name = name
    self.size = size
    self.data = data
    super.init()
  }

  /// Creates an empty image.
  public convenience override init() { self.init(name: nil, size: .zero) }

  /// The app's image of a name. Every name is taken to exist.
  public convenience init?(named name: String) { self.init(name: name) }

  /// The app's image of a name. Every name is taken to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name: name) }

  /// The app's image of a name. Every name is taken to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(name: name) }

  /// The system's symbol of a name. Every name is taken to exist.
  public convenience init?(systemName name: String) { self.init(name: name) }

  /// The system's symbol of a name. Every name is taken to exist.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(name: name) }

  /// An image in a file's bytes.
  public convenience init?(data: Data) { self.init(name: nil, data: data) }

  /// An image in a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(name: path, data: data)
  }

  /// Pixels a point.
  public var scale: CGFloat { 3 }

  /// The image, turned over.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// The image with more space around it.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }

  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How an image is chosen.
  public class Configuration: NSObject {}

  /// How a symbol is chosen.
  public final class SymbolConfiguration: Configuration {
    /// Creates a choice by size.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Creates a choice by size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

    /// Creates a choice by size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }

    /// Creates a choice by weight.
    public convenience init(weight: SymbolWeight) { self.init() }

    /// Creates a choice by scale.
    public convenience init(scale: SymbolScale) { self.init() }

    /// Creates a choice by the kind of text it stands in.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    /// Creates a choice by the kind of text it stands in.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }

    /// Creates a choice by the font it stands in.
    public convenience init(font: UIFont) { self.init() }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// The image, coloured in a way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The image in a colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The image, chosen otherwise.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The image, chosen otherwise.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The image with edges that do not stretch.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The image's bytes, if it was made from some.
  public func pngData() -> Data? { data }

  /// The image's bytes, if it was made from some.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data }

  /// Draws the image: not here.
  public func draw(in rect: CGRect) {}

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (name != nil && name == other.name)
  }

  public override var hash: Int { name.hashValue }
}

/// Draws images: empty ones.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Creates a renderer of images of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a renderer of images of a rectangle's size.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Calls the drawing, and returns an empty image of the size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size)
  }
}

/// Where an image is drawn: nowhere.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// Fills a rectangle: not here.
  open func fill(_ rect: CGRect) {}

  /// Draws a rectangle: not here.
  open func stroke(_ rect: CGRect) {}
}
