/// A callback of a view controller that others observe, by the name of its selector.
///
/// It plays what reactive libraries do on a phone, where they exchange methods at run time.
public enum ScreenCallback: String, Sendable, CaseIterable {
  case viewDidLoad
  case viewWillAppear = "viewWillAppear:"
  case viewDidAppear = "viewDidAppear:"
  case viewWillDisappear = "viewWillDisappear:"
  case viewDidDisappear = "viewDidDisappear:"
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case willMoveToParent = "willMoveToParent:"
  case didMoveToParent = "didMoveToParent:"
}

/// Who observes a view controller's callbacks.
struct CallbackObservers {
  typealias Handler = @MainActor (Any?) -> Void

  private var entries: [(id: Int, callback: ScreenCallback, handler: Handler)] = []
  private var lastID = 0

  mutating func add(_ callback: ScreenCallback, _ handler: @escaping Handler) -> Int {
    lastID += 1
    entries.append((lastID, callback, handler))
    return lastID
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  @MainActor func notify(_ callback: ScreenCallback, _ argument: Any?) {
    for entry in entries where entry.callback == callback { entry.handler(argument) }
  }
}

extension UIViewController {
  /// Has `body` run whenever a callback reaches `UIViewController`: after an override that calls `super`.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - body: What to run, with the callback's argument.
  /// - Returns: A number that ``stopObserving(_:)`` takes.
  public func observe(
    _ callback: ScreenCallback, _ body: @escaping @MainActor (_ argument: Any?) -> Void
  ) -> Int {
    var observers = callbackObservers ?? CallbackObservers()
    defer { callbackObservers = observers }
    return observers.add(callback, body)
  }

  /// Ends what ``observe(_:_:)`` began.
  ///
  /// - Parameter id: The number that it returned.
  public func stopObserving(_ id: Int) { callbackObservers?.remove(id) }
}
