import Foundation

extension UIButton {
  /// The look and content of a button.
  public struct Configuration {
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    public var image: UIImage?
    /// The edge at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and title.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The background colour.
    public var baseBackgroundColor: UIColor?
    /// The radius or style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Whether the button shows an activity indicator.
    public var showsActivityIndicator = false
    /// What shows that the button opens a menu.
    public var indicator = Indicator.automatic
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Where a title that is too long is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the configuration changes with the button's selection by itself.
    public var automaticallyUpdateForSelection = true
    /// The view behind the content.
    public var background = UIBackgroundConfiguration.clear()

    var plainTitle: String? { title ?? attributedTitle.map { String($0.characters) } }

    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a configuration with a tinted background.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration with a filled background.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a configuration with a tinted border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a configuration with a prominent border.
    public static func borderedProminent() -> Configuration { Configuration() }

    /// The style of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// What shows that a button opens a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
  }
}

/// A function that changes a text's attributes. It is stored and never called.
public struct UIConfigurationTextAttributesTransformer {
  /// The function that transforms attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}
