import Foundation

/// A target of target/action in older code: it performs its methods by name.
///
/// ```swift
/// extension LoginViewController: SelectorPerforming {
///   func perform(_ selector: Selector, from sender: Any?) -> Bool {
///     guard selector == "logIn" else { return false }
///     logIn()
///     return true
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
  /// Performs the method of a name; says whether there is one.
  func perform(_ selector: Selector, from sender: Any?) -> Bool
}
