import Foundation

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
