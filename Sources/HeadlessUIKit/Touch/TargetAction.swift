import Foundation

// Apple's platforms have it in the Objective-C runtime, which Foundation brings along.
#if !canImport(Darwin)
  /// The name of a method: without an Objective-C runtime, no more than that.
  ///
  /// A target that conforms to ``SelectorPerforming`` is asked to perform it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
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
    /// The name.
    public var name: String { description }
  }
#endif

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

/// A method to be performed by a target.
struct TargetAction {
  weak var target: AnyObject?
  var selector: Selector
  /// No target was named: whoever is next in line performs it.
  var goesUpTheLine: Bool

  init(_ target: Any?, _ selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    goesUpTheLine = target == nil
  }

  @MainActor func perform(from sender: Any?) {
    if goesUpTheLine {
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
      return Complaint.log(
        """
        \(name) can not perform "\(selector)": there is no Objective-C runtime here. Conform \
        \(name) to SelectorPerforming, or use a UIAction.
        """)
    }
    if !performer.perform(selector, from: sender) {
      Complaint.log(
        """
        \(name).perform(_:from:) does not know "\(selector)". Perform it there, and return true.
        """)
    }
  }
}
