import Foundation

/// Something that can be done with a view.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view it can be done with.
  var view: UIView? { get }

  /// Called before it moves to a view.
  func willMove(to view: UIView?)

  /// Called after it moved to a view.
  func didMove(to view: UIView?)
}
