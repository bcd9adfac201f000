import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// Watches one launch of an app and records its flow.
///
/// Name the coordinator at the root; everything else is found by looking at the window and the
/// coordinators whenever the main loop is idle. ``start(_:window:root:as:launch:reading:)`` is all
/// that most apps need; an app that wraps its routers makes a tracer first.
///
/// ```swift
/// let recorder = try FlowRecorder(app: "RayPets", sink: .file("raypets.trace"))
/// let tracer = FlowTracer(recorder: recorder, window: window, dialect: .coordinatorKit)
/// tracer.trace(homeCoordinator)
/// ```
///
/// The tracer holds every object of the app weakly and changes nothing in it.
@MainActor
public final class FlowTracer {
  let recorder: FlowRecorder
  let dialect: CoordinatorDialect
  private weak var window: UIWindow?
  let properties: PropertyReader

  let objects = LiveObjects()
  // No access to these overlaps another: no look begins while one goes on.
  @exclusivity(unchecked) var roots: [Weak<AnyObject>] = []
  /// What was found of the coordinators at the last look.
  var lastSearch: SearchMemory?
  /// What looks are made with, which keep their memory from one to the next.
  let search: CoordinatorSearch
  private let walk: InterfaceWalk
  var spareSnapshot: InterfaceSnapshot?
  /// Who held whom at the last look, in the order of the search.
  private(set) var links: [CoordinatorLink] = []
  private(set) var parents: [ObjectID: ObjectID] = [:]
  /// Coordinators that no other stores.
  var adopted: [Adoption] = []
  @exclusivity(unchecked) var snapshot: InterfaceSnapshot?
  /// How many times the screens were looked at.
  @exclusivity(unchecked) var looks = 0
  @exclusivity(unchecked) var turn = Turn()
  /// What was recorded and is not yet handed to the recorder.
  @exclusivity(unchecked) private var untold: [TraceRecord] = []
  private var isStopped = false
  /// Whether a look goes on. What it asks of the app could make the loop run.
  private var isLooking = false
  var isRunning: Bool { !isStopped }
  /// Whether the app told something since the last look.
  private var isStale = true
  /// The tracers whose sessions go on.
  private static var sessions: [Weak<FlowTracer>] = []
  /// Those that are kept as long as their windows are there.
  private static var kept: [FlowTracer] = []

  /// Begins a session.
  ///
  /// - Parameters:
  ///   - recorder: where events go.
  ///   - window: the window to watch, which is not kept alive.
  ///   - dialect: how to look into the app's coordinators.
  ///   - launch: tells launches of different settings apart.
  ///   - reading: how to read what coordinators and screens store.
  public init(
    recorder: FlowRecorder, window: UIWindow, dialect: CoordinatorDialect, launch: String? = nil,
    reading: StoredPropertyReading = .memory
  ) {
    self.recorder = recorder
    self.window = window
    self.dialect = dialect
    properties = PropertyReader(reading)
    search = CoordinatorSearch(dialect: dialect, objects: objects, properties: properties)
    walk = InterfaceWalk(objects)
    for tracer in Self.running where tracer.recorder === recorder {
      tracer.settle()
      tracer.stop()
    }
    Self.sessions.append(Weak(self))
    recorder.record(
      .launch(.init(label: launch, unreadProperties: properties.refusal)))
    watchMainLoop()
  }

  /// The tracers whose sessions go on, the oldest first.
  static var running: [FlowTracer] { sessions.compactMap(\.object) }

  /// Keeps the tracer until its window is gone.
  func keep() {
    Self.kept.append(self)
  }

  /// Records an event, which is handed over with others at the end of the look.
  func tell(_ event: consuming TraceEvent) {
    untold.append(TraceRecord(at: 0, event: event))
  }

  /// Hands to the recorder, in one piece, what was recorded.
  func handOver() {
    guard !untold.isEmpty else { return }
    var records: [TraceRecord] = []
    swap(&records, &untold)
    recorder.record(all: &records)
    records.empty()
    if untold.isEmpty { swap(&records, &untold) }
  }

  /// Keeps who holds whom now.
  func replaceLinks(with links: [CoordinatorLink]) {
    guard links != self.links else { return }
    self.links = links
    parents = Dictionary(links.map { ($0.child, $0.parent) }) { first, _ in first }
  }

  /// Ends the session: nothing is recorded any more.
  public func stop() {
    isStopped = true
    Self.sessions.removeAll { $0.object == nil || $0.object === self }
    Self.kept.removeAll { $0 === self }
  }

  // MARK: What the app may tell

  /// Names a coordinator that no other holds.
  public func trace(_ coordinator: AnyObject) {
    roots.append(Weak(coordinator))
    isStale = true
  }

  /// Names a coordinator and the one that started it, where the tracer cannot find out itself: the
  /// child is stored in a closure, say, or nothing that is stored is read.
  ///
  /// Call it before the child's first screen is shown. The first parent that is named stays.
  ///
  /// - Parameters:
  ///   - coordinator: the child. It is not kept alive.
  ///   - parent: the coordinator that started it.
  public func trace(_ coordinator: AnyObject, parent: AnyObject) {
    guard !isStopped else { return }
    objects.beginMoment()
    let parentID = introduce(parent, heldBy: nil)
    let id = introduce(coordinator, heldBy: parentID)
    adopt(parent, parent: nil)
    adopt(coordinator, parent: parentID)
    if parents[id] == nil {
      replaceLinks(with: links + [CoordinatorLink(parent: parentID, child: id)])
      tell(.link(parent: parentID, child: id))
    }
    isStale = true
    handOver()
  }

  /// Says what is about to cause a navigation that nobody touched anything for: a push
  /// notification, say, or a timer.
  public func trigger(_ description: String) {
    turn.told = description
  }

  /// Names a coordinator or a screen, to tell it from others of its class.
  ///
  /// Call it before the object is first seen. A container that has a label is a screen.
  public func label(_ object: AnyObject, _ label: String) {
    objects.beginMoment()
    objects[object].pointee.label = label
  }

  /// Says which coordinator shows a screen.
  public func own(_ screen: UIViewController, by coordinator: AnyObject) {
    guard !isStopped else { return }
    objects.beginMoment()
    introduce(coordinator, heldBy: nil)
    adopt(coordinator, parent: nil)
    objects[screen].pointee.owner = objects[coordinator].pointee.id
    isStale = true
    handOver()
  }

  // MARK: What routers and the platform tell

  /// A router is about to put `screen` on display.
  public func willPresent(_ screen: UIViewController, through router: AnyObject) {
    note("present", bringing: .present, screen, on: router, through: router)
  }

  /// A router is about to take down what it put on display.
  public func willDismiss(through router: AnyObject) {
    note("dismiss", bringing: .dismiss, nil, on: router, through: router)
  }

  /// The person did something, and the app is about to be told.
  func personDid(_ step: PersonStep) {
    guard !isStopped else { return }
    tell(.step(step))
    handOver()
    if step.action != .swipeBackLetGo {
      turn.step = step
    }
  }

  /// One of UIKit's methods was called by the code that is running.
  func programCalls(
    _ method: String, bringing kinds: TransitionKinds, _ target: UIViewController?,
    on container: AnyObject?
  ) {
    guard !isStopped else { return }
    note(method, bringing: kinds, target, on: container, types: CallStack.types())
  }

  private func note(
    _ method: String, bringing kinds: TransitionKinds, _ target: UIViewController?,
    on container: AnyObject?, through router: AnyObject? = nil, types: [CallStackType] = []
  ) {
    objects.beginMoment()
    turn.add(
      NavigationNote(
        method: method, kinds: kinds, target: number(of: target), container: number(of: container),
        types: types, router: number(of: router)))
  }

  private func number(of object: AnyObject?) -> Int {
    guard let object else { return 0 }
    return objects.entry(of: object).pointee.number
  }

  /// Looks at the app and records what has changed, unless something is still on its way.
  ///
  /// Called whenever the main loop is idle. Coordinators and screens are looked into only when
  /// something may have changed: somebody did something, the window's tree is another, or an object
  /// was freed.
  ///
  /// Complexity: O(*n*) in the coordinators and screens that are alive.
  func settle() {
    guard !isStopped, !isLooking else { return }
    isLooking = true
    defer { isLooking = false }
    objects.beginMoment()
    guard let window else { return settleWithoutWindow() }
    walk.look(at: window)
    if walk.isSettled, !isAsBefore {
      record(walk, followCoordinators())
      search.clear()
      endTurn()
    }
    walk.clear()
  }

  /// Whether nothing may have changed since the last look.
  private var isAsBefore: Bool {
    walk.state == snapshot?.state && walk.identity == snapshot?.identity && !hasNews
  }

  /// Records what is left to tell when the window is gone, and stops when all objects are.
  private func settleWithoutWindow() {
    guard snapshot != nil || hasNews else { return }
    _ = followCoordinators()
    search.clear()
    recordDeparture()
    endTurn()
    if objects.count == 0 { stop() }
  }

  /// Whether something may have changed that the window does not show.
  private var hasNews: Bool { !turn.isQuiet || isStale || objects.haveFreed }

  private func endTurn() {
    for id in objects.removeFreed() {
      tell(.freed(id))
    }
    turn.clear()
    isStale = false
    handOver()
  }
}
