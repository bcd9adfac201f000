import Foundation

/// An area in which text is laid out. Nothing is laid out here.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  open var size: CGSize
  /// The space at the start and the end of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The largest number of lines; 0 for any.
  open var maximumNumberOfLines = 0
  /// What happens to lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false
  /// The areas that text flows around.
  open var exclusionPaths: [UIBezierPath] = []

  private var ownManager: NSLayoutManager?

  /// The layout that the container belongs to; its own where the app made none.
  var manager: NSLayoutManager {
    let manager = ownManager ?? NSLayoutManager()
    ownManager = manager
    return manager
  }
}

/// A layout of text. Nothing is laid out here.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// Whether parts of the text can be laid out on their own.
  open var allowsNonContiguousLayout = false
  /// Whether the font's leading counts.
  open var usesFontLeading = true
  /// The containers of the layout.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Adds a container to the layout.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}

/// Kinds of data in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public var rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
