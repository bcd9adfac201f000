/// Who is told of interface events. Observers are held weakly and told in order of registration.
@MainActor public enum InterfaceObservation {
  private final class Seat {
    private(set) weak var observer: (any InterfaceObserver)?

    init(_ observer: any InterfaceObserver) {
      self.observer = observer
    }
  }

  private static var seats: [Seat] = []
  private static var callDepth = 0

  #if !FLOW_PHONE
    /// Registers an observer; registering twice changes nothing.
    public static func add(_ observer: any InterfaceObserver) {
      guard !seats.contains(where: { $0.observer === observer }) else { return }
      seats.append(Seat(observer))
    }
  #endif

  /// Tells an observer nothing any more.
  public static func remove(_ observer: any InterfaceObserver) {
    seats.removeAll { $0.observer === observer || $0.observer == nil }
  }

  static func reset() {
    seats = []
    callDepth = 0
  }

  static func tell(_ event: @autoclosure () -> InterfaceEvent) {
    guard !seats.isEmpty else { return }
    let event = event()
    var haveGone = false
    for seat in seats {
      if let observer = seat.observer {
        observer.interface(event)
      } else {
        haveGone = true
      }
    }
    if haveGone { seats.removeAll { $0.observer == nil } }
  }

  /// Runs `body` as what a person did: told before, and after.
  static func act(_ action: @autoclosure () -> InterfaceAction, _ body: () -> Void) {
    guard !seats.isEmpty else { return body() }
    let action = action()
    tell(.willAct(action))
    body()
    tell(.didAct(action, isLetGo: false))
  }

  /// Runs `body` as a navigation call; only the outermost of nested calls is told.
  @discardableResult
  static func call<Result>(
    _ method: NavigationCall.Method,
    on container: UIResponder?,
    about target: @autoclosure () -> UIViewController?,
    _ body: () -> Result
  ) -> Result {
    MainLoop.handedIn += 1
    if callDepth == 0, !seats.isEmpty {
      tell(.willNavigate(NavigationCall(method: method, target: target(), container: container)))
    }
    callDepth += 1
    defer { callDepth -= 1 }
    return body()
  }
}
