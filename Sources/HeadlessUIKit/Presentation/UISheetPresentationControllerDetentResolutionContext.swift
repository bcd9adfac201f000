import Foundation

/// What is known when a sheet's height is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}
