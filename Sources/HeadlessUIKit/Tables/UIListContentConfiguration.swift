import Foundation

/// Describes what a cell shows.
@preconcurrency @MainActor public protocol UIContentConfiguration {}

/// Describes a cell of a list: texts and an image.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// How many lines there may be.
    public var numberOfLines = 0
    /// How it is aligned.
    public var alignment = Alignment.natural

    /// How a text is aligned.
    public enum Alignment: Int, Sendable {
      case natural, center, justified
    }
  }

  /// How an image looks.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// How large it may be.
    public var maximumSize = CGSize.zero
    /// How round the corners are.
    public var cornerRadius: CGFloat = 0
  }

  /// The text.
  public var text: String?
  /// The text with its attributes.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// A plain cell.
  public static func cell() -> Self { Self() }
  /// A cell with a second text under the first.
  public static func subtitleCell() -> Self { Self() }
  /// A cell with a value beside the text.
  public static func valueCell() -> Self { Self() }
  /// A cell of a side bar.
  public static func sidebarCell() -> Self { Self() }
  /// A header.
  public static func plainHeader() -> Self { Self() }
  /// A grouped list's header.
  public static func groupedHeader() -> Self { Self() }
}
