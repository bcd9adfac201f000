import Foundation

/// A description of a list cell's content: texts and an image.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The maximum number of lines, or 0 for any number.
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var transform = TextTransform.none
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false

    /// Returns the colour.
    public func resolvedColor() -> UIColor { color }
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The size that the system chooses.
    public static let standardDimension: CGFloat = 0

    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var maximumSize = CGSize.zero
    /// The size of the space for the image, which is centred in it.
    public var reservedLayoutSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    public var accessibilityIgnoresInvertColors = false

    /// Returns the tint colour, or that of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var axesPreservingSuperviewLayoutMargins: UIAxis = []
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1

  public static func cell() -> Self { Self() }
  /// Returns the configuration of a cell with a secondary text below the text.
  public static func subtitleCell() -> Self { Self() }
  /// Returns the configuration of a cell with a secondary text beside the text.
  public static func valueCell() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func header() -> Self { Self() }
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  public static func footer() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration itself, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The view of a list cell's content, with a label for each text.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(textLabel)
    addSubview(secondaryTextLabel)
    showTexts()
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    didSet { showTexts() }
  }

  private func showTexts() {
    guard let list = configuration as? UIListContentConfiguration else { return }
    textLabel.text = list.text ?? list.attributedText?.string
    secondaryTextLabel.text = list.secondaryText ?? list.secondaryAttributedText?.string
  }
}

/// The directions of a layout.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
