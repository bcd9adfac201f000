import Foundation

/// How something is typed.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which keyboard there is.
  var keyboardType: UIKeyboardType { get set }
  /// Whether dots stand for what is typed.
  var isSecureTextEntry: Bool { get set }
}
