import Foundation

// Apple's platforms have `Selector` in the Objective-C runtime, which Foundation exports.
#if !canImport(Darwin)
  /// The name of a method. There is no Objective-C runtime that could resolve it.
  ///
  /// A target that conforms to ``SelectorPerforming`` performs it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    /// Creates a name.
    public init(_ name: String) { self.name = name }

    /// Creates a name.
    public init(stringLiteral value: String) { name = value }

    /// The name.
    public var description: String { name }
  }
#else
  extension Selector {
    public var name: String { description }
  }
#endif

/// A target of target/action that performs its methods by name.
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
  /// Performs the method with a name, and returns whether there is one.
  ///
  /// - Parameters:
  ///   - selector: The method's name, as in the `Selector` that was added.
  ///   - sender: The control, bar item or gesture recognizer.
  /// - Returns: Whether the object has such a method. `false` is logged.
  func perform(_ selector: Selector, from sender: Any?) -> Bool
}

/// A target and the method it performs.
struct TargetAction {
  weak var target: AnyObject?
  var selector: Selector
  /// Whether no target was named, so that the responder chain performs the method.
  var usesResponderChain: Bool

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    usesResponderChain = target == nil
  }

  @MainActor func perform(from sender: Any?) {
    if usesResponderChain {
      var responder = sender as? UIResponder
      while let current = responder {
        if let performer = current as? any SelectorPerforming,
          performer.perform(selector, from: sender)
        {
          return
        }
        responder = current.next
      }
      return
    }
    guard let target else { return }
    let name = "\(type(of: target))"
    guard let performer = target as? any SelectorPerforming else {
      return Misuse.log(
        """
        \(name) can't perform "\(selector)": there is no Objective-C runtime. Conform \(name) to \
        SelectorPerforming, or use a UIAction.
        """)
    }
    if !performer.perform(selector, from: sender) {
      Misuse.log(
        """
        \(name).perform(_:from:) returned false for "\(selector)". Perform the method there and \
        return true.
        """)
    }
  }
}
