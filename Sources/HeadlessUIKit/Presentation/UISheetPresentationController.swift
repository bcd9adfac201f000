import Foundation

/// Manages a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// What a height is known by.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public var rawValue: String

      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// What the height is known by.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half the screen.
    open class func medium() -> Detent { Detent(.medium) }

    /// The whole screen.
    open class func large() -> Detent { Detent(.large) }

    /// A height of the app's own.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests now.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what lies behind is not dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a handle.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet leaves the edges free in a flat window.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as its content asks for.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes that are animated.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What is known when a sheet's height is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// Hears of a sheet's heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
