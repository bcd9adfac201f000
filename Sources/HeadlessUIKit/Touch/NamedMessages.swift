// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Foundation's.
import Foundation

#if !canImport(ObjectiveC)
  /// Names a method by a text that is made at run time, such as `"routeTo\(scene):"`.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

  /// What Objective-C's runtime does for all objects is done here for those that conform to
  /// ``SelectorPerforming``, on the main thread.
  extension NSObjectProtocol {
    /// Whether the object can perform methods by name: whether it conforms to ``SelectorPerforming``.
    ///
    /// Which methods it has cannot be found out without an Objective-C runtime.
    public func responds(to aSelector: Selector!) -> Bool { self is any SelectorPerforming }

    /// Performs a method by its name.
    ///
    /// - Returns: nil; what the method returns is not known.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: nil)
    }

    /// Performs a method by its name, with an argument: at once on the main thread, and later from another.
    ///
    /// - Returns: nil; what the method returns is not known.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      nonisolated(unsafe) let target = self
      nonisolated(unsafe) let argument = object as Any?
      MainQueue.run { _ = (target as? any SelectorPerforming)?.perform(aSelector, from: argument) }
      return nil
    }
  }

  extension NSObject {
    /// Performs a method by its name after a delay in seconds, unless it is cancelled. The object is kept until
    /// then.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      nonisolated(unsafe) let target = self
      nonisolated(unsafe) let argument = anArgument
      MainQueue.run { DelayedMessage.send(aSelector, to: target, with: argument, after: delay) }
    }

    /// Cancels what ``perform(_:with:afterDelay:)`` has not performed yet. Does nothing off the main thread.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      guard MainQueue.isCurrent else { return }
      nonisolated(unsafe) let target = aTarget as AnyObject
      MainActor.assumeIsolated { DelayedMessage.cancel { $0.target === target } }
    }

    /// Cancels what ``perform(_:with:afterDelay:)`` has not performed yet of one method with an equal argument.
    /// Does nothing off the main thread.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      guard MainQueue.isCurrent else { return }
      nonisolated(unsafe) let target = aTarget as AnyObject
      nonisolated(unsafe) let argument = anArgument
      MainActor.assumeIsolated {
        DelayedMessage.cancel {
          $0.target === target && $0.selector == aSelector && $0.hasArgument(argument)
        }
      }
    }
  }

  /// A method that is performed later. What waits for its time keeps it.
  @MainActor private final class DelayedMessage {
    private struct Weak {
      weak var message: DelayedMessage?
    }
    private static var pending: [Weak] = []

    let target: NSObject
    let selector: Selector
    private let argument: Any?
    private var isCancelled = false

    private init(_ selector: Selector, to target: NSObject, with argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }

    static func send(
      _ selector: Selector, to target: NSObject, with argument: Any?, after delay: TimeInterval
    ) {
      let message = DelayedMessage(selector, to: target, with: argument)
      pending.removeAll { $0.message == nil }
      pending.append(Weak(message: message))
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        MainActor.assumeIsolated {
          if !message.isCancelled { target.perform(selector, with: argument) }
        }
      }
    }

    static func cancel(where matches: (DelayedMessage) -> Bool) {
      for message in pending.compactMap(\.message) where matches(message) {
        message.isCancelled = true
      }
    }

    /// Whether the argument is equal to another, or none where that is none.
    func hasArgument(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      if let argument = argument as? AnyHashable, let other = other as? AnyHashable {
        return argument == other
      }
      return argument as AnyObject === other as AnyObject
    }
  }
#endif
