import Foundation

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: Int

  /// Creates a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// With the space between lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space that the font asks for.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}
