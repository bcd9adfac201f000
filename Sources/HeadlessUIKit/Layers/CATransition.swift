import Foundation

/// The key of a layer's change.
public let kCATransition = "transition"

/// A change of a layer's contents. It changes nothing here.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// What the change looks like.
  open var type = CATransitionType.fade
  /// From where it comes.
  open var subtype: CATransitionSubtype?
  /// Where it begins.
  open var startProgress: Float = 0
  /// Where it ends.
  open var endProgress: Float = 1
}
