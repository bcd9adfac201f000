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
  private(set) weak var target: AnyObject?
  let selector: Selector
  /// The target's class; nil where no target was named. What is no object is no target: `self` in
  /// the initial value of a property is a function, for example.
  private let type: AnyObject.Type?

  init(_ target: Any?, _ selector: Selector) {
    let object = Self.object(target)
    self.target = object
    self.selector = selector
    type = object.map { Swift.type(of: $0) }
  }

  /// Names a target that is held elsewhere, and may have been freed.
  init(_ target: AnyObject?, of type: AnyObject.Type?, _ selector: Selector) {
    self.target = target
    self.type = type
    self.selector = selector
  }

  /// A target's object; nil for what is none.
  static func object(_ target: Any?) -> AnyObject? {
    guard let target, Swift.type(of: target) is AnyClass else { return nil }
    return target as AnyObject
  }

  /// Logs that the target was freed before its action, which then walks the responder chain.
  @MainActor func reportIfDead() {
    guard let type, target == nil else { return }
    Misuse.log(
      """
      The \(type) that should perform "\(selector)" was freed: controls and bar items don't retain \
      their targets. Keep it, or remove it as a target.
      """)
  }

  @MainActor func perform(from sender: Any?) {
    reportIfDead()
    if UIApplication.shared.sendAction(selector, to: target, from: sender, for: nil) { return }
    guard let target else {
      return Misuse.log(
        """
        No object in the responder chain performs "\(selector)". Name a target, or conform one of \
        them to SelectorPerforming.
        """)
    }
    let name = "\(Swift.type(of: target))"
    if target is any SelectorPerforming {
      Misuse.log(
        """
        \(name).perform(_:from:) returned false for "\(selector)". Perform the method there and \
        return true.
        """)
    } else {
      Misuse.log(
        """
        \(name) can't perform "\(selector)": \(Self.reason). Conform \(name) to \
        SelectorPerforming, or use a UIAction.
        """)
    }
  }

  private static var reason: String {
    #if canImport(ObjectiveC)
      "it has no such @objc method"
    #else
      "there is no Objective-C runtime"
    #endif
  }
}
