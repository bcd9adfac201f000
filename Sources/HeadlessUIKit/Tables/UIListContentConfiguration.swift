import Foundation

/// A description of a cell's content.
@preconcurrency @MainActor public protocol UIContentConfiguration {}

/// A description of a list cell's content: texts and an image.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The maximum number of lines, or 0 for any number.
    public var numberOfLines = 0
    public var alignment = Alignment.natural

    public enum Alignment: Int, Sendable {
      case natural, center, justified
    }
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    public var maximumSize = CGSize.zero
    /// The radius or style of the corners.
    public var cornerRadius: CGFloat = 0
  }

  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var image: UIImage?
  /// The look of the text.
  public var textProperties = TextProperties()
  /// The look of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The look of the image.
  public var imageProperties = ImageProperties()

  /// Returns the configuration of a plain cell.
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
  public static func footer() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
}
