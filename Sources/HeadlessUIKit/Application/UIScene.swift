import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is from being used.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// Who hears of the scene's life.
  open weak var delegate: (any UISceneDelegate)?

  /// How far the scene is from being used.
  open internal(set) var activationState: ActivationState = .unattached

  /// The scene's title.
  open var title: String! = ""
}
