import Foundation

#if !canImport(ObjectiveC)
  /// Returns the selector of a name.
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

    /// Performs a method by its name, with an argument.
    ///
    /// - Returns: nil; what the method returns is not known.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      nonisolated(unsafe) let target = self
      nonisolated(unsafe) let argument = object as Any?
      MainActor.assumeIsolated {
        _ = (target as? any SelectorPerforming)?.perform(aSelector, from: argument)
      }
      return nil
    }
  }

  extension NSObject {
    /// Performs a method by its name after a delay in seconds, unless it is cancelled.
    ///
    /// The object is not kept until then, as it is on a phone.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      nonisolated(unsafe) let target = self
      nonisolated(unsafe) let argument = anArgument
      MainActor.assumeIsolated {
        DelayedMessage.send(aSelector, to: target, with: argument, after: delay)
      }
    }

    /// Cancels what ``perform(_:with:afterDelay:)`` has not performed yet.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      MainActor.assumeIsolated { DelayedMessage.cancel { $0.target === target } }
    }

    /// Cancels what ``perform(_:with:afterDelay:)`` has not performed yet of one method.
    ///
    /// - Parameter anArgument: Which of several requests, where both are objects; any for nil.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      nonisolated(unsafe) let argument = anArgument.map { $0 as AnyObject }
      MainActor.assumeIsolated {
        DelayedMessage.cancel {
          $0.target === target && $0.selector == aSelector
            && (argument == nil || $0.argument.map { $0 as AnyObject } === argument)
        }
      }
    }
  }

  /// A method that is performed later.
  @MainActor private final class DelayedMessage {
    private static var pending: [DelayedMessage] = []

    private(set) weak var target: NSObject?
    let selector: Selector
    let argument: Any?

    private init(_ selector: Selector, to target: NSObject, with argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }

    static func send(
      _ selector: Selector, to target: NSObject, with argument: Any?, after delay: TimeInterval
    ) {
      let message = DelayedMessage(selector, to: target, with: argument)
      pending.append(message)
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        MainActor.assumeIsolated {
          guard let place = pending.firstIndex(where: { $0 === message }) else { return }
          pending.remove(at: place)
          message.target?.perform(selector, with: argument)
        }
      }
    }

    static func cancel(where matches: (DelayedMessage) -> Bool) {
      pending.removeAll(where: matches)
    }
  }
#endif
