import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

extension FlowTracer {
  /// Names a coordinator that no other holds.
  ///
  /// - Parameter coordinator: the coordinator, which is not kept alive.
  public func trace(_ coordinator: AnyObject) {
    coordinators.add(root: coordinator)
    isStale = true
  }

  /// Names a coordinator and the one that started it, where the tracer cannot find out itself: the
  /// child is stored in a closure, say, or stored properties are not read.
  ///
  /// Call it before the child's first screen is shown. The first parent that is named or found stays.
  ///
  /// - Parameters:
  ///   - coordinator: the child, which is not kept alive.
  ///   - parent: the coordinator that started it, which is not kept alive.
  public func trace(_ coordinator: AnyObject, parent: AnyObject) {
    guard !isStopped else { return }
    objects.beginMoment()
    coordinators.adopt(coordinator, parent: parent)
    isStale = true
    events.handOver(to: recorder)
  }

  /// States what is about to cause a navigation that nobody touched anything for: a push
  /// notification, say, or a timer.
  ///
  /// - Parameter description: the trigger of the transitions that follow in this turn of the loop.
  public func trigger(_ description: String) {
    turn.statement = description
  }

  /// Names a coordinator or a screen, to distinguish it from others of its class.
  ///
  /// Call it before the object is first seen. A container that has a label is a screen.
  ///
  /// - Parameters:
  ///   - object: the coordinator or screen.
  ///   - label: its name in the trace.
  public func label(_ object: AnyObject, _ label: String) {
    objects.beginMoment()
    objects[object].pointee.label = label
  }

  /// States which coordinator shows a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen, before it is first seen.
  ///   - coordinator: the coordinator, which is not kept alive.
  public func own(_ screen: UIViewController, by coordinator: AnyObject) {
    guard !isStopped else { return }
    objects.beginMoment()
    let owner = coordinators.adopt(coordinator)
    objects[screen].pointee.owner = owner
    isStale = true
    events.handOver(to: recorder)
  }

  // MARK: What routers report

  /// Notes that a router is about to put a screen on display.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - router: the router that the coordinator navigates with.
  public func willPresent(_ screen: UIViewController, through router: AnyObject) {
    note("present", bringing: .present, screen, on: router, through: router)
  }

  /// Notes that a router is about to take down what it put on display.
  ///
  /// - Parameter router: the router that the coordinator navigates with.
  public func willDismiss(through router: AnyObject) {
    note("dismiss", bringing: .dismiss, nil, on: router, through: router)
  }

  /// Wraps what a router is to run when a screen is gone, so that a second run is recorded: it
  /// should run once.
  ///
  /// - Parameters:
  ///   - screen: the screen, which is not kept alive.
  ///   - onDismissed: what the router is to run.
  /// - Returns: a closure that runs `onDismissed`, to be handed to the router in its place.
  public func noting(
    endOf screen: UIViewController, _ onDismissed: @escaping () -> Void
  ) -> () -> Void {
    var hasRun = false
    var id: ObjectID?
    return { [weak self, weak screen] in
      id =
        id
        ?? screen.flatMap { self?.objects.known($0)?.pointee }
        .flatMap { $0.isIntroduced ? $0.id : nil }
      if hasRun, let id { self?.recordEnd(again: id) }
      hasRun = true
      onDismissed()
    }
  }

  private func recordEnd(again screen: ObjectID) {
    guard !isStopped else { return }
    events.add(.finishedAgain(screen: screen))
    events.handOver(to: recorder)
  }
}

// MARK: What the hooks report

extension FlowTracer {
  /// Records what the person did; the app is about to react.
  ///
  /// - Parameters:
  ///   - step: what the person did.
  ///   - row: the text of the row that was selected.
  ///   - view: what was touched, where it is known.
  func personDid(_ step: PersonStep, row: String? = nil, on view: UIView? = nil) {
    guard !isStopped else { return }
    events.add(.step(step))
    events.handOver(to: recorder)
    if step.action != .swipeBackLetGo {
      turn.add(step, row: row)
      touched = view.flatMap(screenBeside)
    }
  }

  /// The screen that a view belongs to, where it is not the one on display or a part of that: a menu beside
  /// it, say, or a container of the app's own with buttons around it.
  private func screenBeside(_ view: UIView) -> ObjectID? {
    guard let look, let displayed = look.displayed else { return nil }
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    objects.beginMoment()
    var origin: ObjectID?
    var controller = responder as? UIViewController
    while let current = controller {
      let id = objects.known(current)?.pointee.id
      if id == displayed { return nil }
      if origin == nil {
        // What stands in a bar belongs to the screen that the bar is for.
        if ContainerClass(type(of: current)).isTransparent { return nil }
        origin = id.flatMap { look.contains($0) ? $0 : nil }
      }
      controller = current.parent
    }
    return origin
  }

  /// Notes that the code that is running calls one of UIKit's methods.
  ///
  /// - Parameters:
  ///   - method: UIKit's name for it.
  ///   - kinds: the kinds of transition that it brings about.
  ///   - target: what is to be shown or to go.
  ///   - container: what it is called on.
  func programCalls(
    _ method: String, bringing kinds: TransitionKinds, _ target: UIViewController?,
    on container: AnyObject?
  ) {
    guard !isStopped else { return }
    note(
      method, bringing: kinds, target, on: container, types: CallStack.types(),
      calls: coordinators.isCallStackComplete ? [] : CallStack.returnAddresses())
    guard let target, !kinds.isDisjoint(with: .forward) else { return }
    for owner in StoredOwners(coordinators: coordinators).owners(in: target) { turn.add(owner) }
  }

  private func note(
    _ method: String, bringing kinds: TransitionKinds, _ target: UIViewController?,
    on container: AnyObject?, through router: AnyObject? = nil, types: [CallStackType] = [],
    calls: [UInt64] = []
  ) {
    objects.beginMoment()
    turn.add(
      NavigationNote(
        method: method, kinds: kinds, target: number(of: target), container: number(of: container),
        types: types, calls: calls, router: number(of: router)))
  }

  private func number(of object: AnyObject?) -> Int {
    guard let object else { return 0 }
    return objects.entry(of: object).pointee.number
  }
}
