import Foundation

/// The presentation controller of a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's string.
      public var rawValue: String

      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half of the screen.
    open class func medium() -> Detent { Detent(.medium) }

    /// The whole screen.
    open class func large() -> Detent { Detent(.large) }

    /// Returns a detent with a custom height.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The detents of the sheet.
  open var detents: [Detent] = [.large()]
  /// The identifier of the current detent.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest detent at which the content behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is visible.
  open var prefersGrabberVisible = false
  /// Whether scrolling expands the sheet first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet attaches to the bottom edge in a compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet's width follows the preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius or style of the corners.
  open var preferredCornerRadius: CGFloat?

  /// Runs changes, which take effect at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// The context in which a detent's height is resolved.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The maximum height.
  var maximumDetentValue: CGFloat { get }
}

/// A delegate of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
