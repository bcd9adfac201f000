import Foundation

extension UIButton {
  /// What a button looks like in detail.
  public struct Configuration {
    /// The title.
    public var title: String?
    /// The title with its attributes.
    public var attributedTitle: AttributedString?
    /// The line under the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// Where the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and title.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned.
    public var titleAlignment = TitleAlignment.automatic
    /// The space around the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether something turns in the button.
    public var showsActivityIndicator = false
    /// How the symbol is chosen.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Changes the title's attributes.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What lies behind.
    public var background = UIBackgroundConfiguration.clear()

    var plainTitle: String? { title ?? attributedTitle.map { String($0.characters) } }

    /// A plain button.
    public static func plain() -> Configuration { Configuration() }
    /// A button on grey.
    public static func gray() -> Configuration { Configuration() }
    /// A button on a tint.
    public static func tinted() -> Configuration { Configuration() }
    /// A button on a colour.
    public static func filled() -> Configuration { Configuration() }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// A button with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A button with a tinted border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// A button that stands out.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// How round corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// How title and subtitle are aligned.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
  }
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// Changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// What lies behind a cell or a button.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round the corners are.
  public var cornerRadius: CGFloat = 0
  /// The border's colour.
  public var strokeColor: UIColor?
  /// The border's width.
  public var strokeWidth: CGFloat = 0
  /// The image.
  public var image: UIImage?

  /// Nothing.
  public static func clear() -> Self { Self() }
  /// A list's cell.
  public static func listPlainCell() -> Self { Self() }
  /// A grouped list's cell.
  public static func listGroupedCell() -> Self { Self() }
  /// A cell.
  public static func listCell() -> Self { Self() }
}
