import Foundation

/// The background of a cell or a button. It is stored, and not drawn.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var cornerRadius: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The border's colour.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The border's width.
  public var strokeWidth: CGFloat = 0
  /// The border's distance from the background.
  public var strokeOutset: CGFloat = 0

  public static func clear() -> Self { Self() }
  public static func listCell() -> Self { Self() }
  public static func listHeader() -> Self { Self() }
  public static func listFooter() -> Self { Self() }
  public static func listPlainCell() -> Self { Self() }
  public static func listPlainHeaderFooter() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }
  public static func listGroupedHeaderFooter() -> Self { Self() }
  public static func listSidebarCell() -> Self { Self() }
  public static func listSidebarHeader() -> Self { Self() }
  public static func listAccompaniedSidebarCell() -> Self { Self() }

  /// Returns the background itself, whatever the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns the background's colour, or a tint colour if it has none.
  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
}

/// A function that changes a colour. It is stored and never called.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}
