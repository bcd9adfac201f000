/// The registry of observers. Observers are held weakly and called in order of registration.
@MainActor public enum InterfaceObservation {
  private final class WeakObserver {
    private(set) weak var observer: (any InterfaceObserver)?

    init(_ observer: any InterfaceObserver) {
      self.observer = observer
    }
  }

  private static var observers: [WeakObserver] = []
  private static var callDepth = 0
  /// Whether the app's code runs for an action.
  private static var isActing = false
  /// Whether what a person does is a further touch of the same action.
  private static var isContinued = false

  #if !FLOW_PHONE
    /// Adds an observer. Adding it twice has no effect.
    public static func add(_ observer: any InterfaceObserver) {
      guard !observers.contains(where: { $0.observer === observer }) else { return }
      observers.append(WeakObserver(observer))
    }
  #endif

  /// Stops calling an observer.
  public static func remove(_ observer: any InterfaceObserver) {
    observers.removeAll { $0.observer === observer || $0.observer == nil }
  }

  static func reset() {
    observers = []
    callDepth = 0
    isActing = false
  }

  static func report(_ event: @autoclosure () -> InterfaceEvent) {
    guard !observers.isEmpty else { return }
    let event = event()
    var someAreGone = false
    for registered in observers {
      if let observer = registered.observer {
        observer.interface(event)
      } else {
        someAreGone = true
      }
    }
    if someAreGone { observers.removeAll { $0.observer == nil } }
  }

  /// Runs `body` as a person's action on a view, between ``InterfaceEvent/willAct(_:on:)`` and `didAct`. What a
  /// control of the app's own sends meanwhile is a part of the action.
  static func act(
    _ action: @autoclosure () -> InterfaceAction, on view: UIView? = nil, _ body: () -> Void
  ) {
    guard !observers.isEmpty, !isContinued, !isActing else { return body() }
    let action = action()
    isActing = true
    report(.willAct(action, on: view))
    body()
    isActing = false
    report(.didAct(action, isLetGo: false))
  }

  /// Runs further touches of an action, which are not reported.
  static func continueAction(_ body: () -> Void) {
    let outer = isContinued
    isContinued = true
    defer { isContinued = outer }
    body()
  }

  /// Runs `body` as a navigation call. Only the outermost of nested calls is reported.
  @discardableResult
  static func call<Result>(
    _ method: NavigationCall.Method,
    on container: UIResponder?,
    about target: @autoclosure () -> UIViewController?,
    _ body: () -> Result
  ) -> Result {
    MainLoop.enqueuedCount += 1
    if callDepth == 0, !observers.isEmpty {
      report(.willNavigate(NavigationCall(method: method, target: target(), container: container)))
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }
}
