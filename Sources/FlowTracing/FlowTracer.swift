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
  private weak var window: UIWindow?
  /// Whether it watches the windows that the app makes, one after the other.
  private let findsWindow: Bool
  let objects = LiveObjects()
  private let properties: PropertyReader
  let coordinators: CoordinatorLedger
  let events = PendingEvents()
  /// Passes over the window, and keeps its memory from one look to the next.
  private let walk: InterfaceWalk
  /// The window at the end of the last turn; nil before the first, and when the window is gone.
  private(set) var look: Look?
  /// The look before that, for its memory.
  private var spare: Look?
  var turn = Turn()
  /// The screen that the person touched last, where that is beside the one on display and nothing has gone
  /// from one screen to another since.
  var touched: ObjectID?
  private(set) var isStopped = false
  /// Whether a look goes on. What it calls of the app could make the loop run.
  private var isLooking = false
  /// Whether the app stated something since the last look.
  var isStale = true
  /// On a phone, the transition whose swipe was noted last.
  weak var swipe: (any UIViewControllerTransitionCoordinator)?

  /// The tracers whose sessions go on.
  private static var sessions: [Weak<FlowTracer>] = []
  /// Those that are kept as long as their windows are there.
  private static var kept: [FlowTracer] = []

  // MARK: Start and stop

  /// Begins a session.
  ///
  /// A tracer that records to the same recorder is stopped: a session ends where the next begins.
  ///
  /// - Parameters:
  ///   - recorder: takes the events.
  ///   - window: the window to watch, which is not kept alive; nil for the first one that the app
  ///     shows, and when that is gone the next, with the windows in front of it: a lock screen's, say.
  ///   - dialect: how to recognize the app's coordinators, and how to look into them.
  ///   - launch: a name for launches with other settings.
  ///   - reading: how to read what coordinators and screens store.
  public init(
    recorder: FlowRecorder, window: UIWindow?, dialect: CoordinatorDialect, launch: String? = nil,
    reading: StoredPropertyReading = .memory
  ) {
    self.recorder = recorder
    self.window = window
    findsWindow = window == nil
    properties = PropertyReader(reading)
    coordinators = CoordinatorLedger(
      dialect: dialect, objects: objects, properties: properties, events: events)
    walk = InterfaceWalk(objects)
    for tracer in Self.running where tracer.recorder === recorder {
      tracer.settle()
      tracer.stop()
    }
    Self.sessions.append(Weak(self))
    recorder.record(
      .launch(
        .init(
          label: launch, unreadProperties: properties.refusal,
          build: CallStack.isComplete ? nil : ProgramImage.main?.build)))
    watchMainLoop()
  }

  /// Traces an app from its launch until its window is gone: the one line that an app needs.
  ///
  /// ```swift
  /// FlowTracer.start(recorder, window: window, root: coordinator, as: (any Coordinator).self)
  /// ```
  ///
  /// - Parameters:
  ///   - recorder: takes the events; nil, or one that does not record this launch, turns tracing off.
  ///   - window: the window to watch, which is not kept alive.
  ///   - root: the coordinator that no other holds. It is not kept alive.
  ///   - type: the protocol or class that makes an object a coordinator.
  ///   - launch: a name for launches with other settings.
  ///   - reading: how to read what coordinators and screens store.
  /// - Returns: the tracer, for what the app states itself; nil without a recorder. It need not be
  ///   kept.
  @discardableResult
  public static func start<Coordinators>(
    _ recorder: FlowRecorder?, window: UIWindow, root: AnyObject, as type: Coordinators.Type,
    launch: String? = nil, reading: StoredPropertyReading = .memory
  ) -> FlowTracer? {
    start(
      recorder, window: window, root: root, dialect: .instances(of: type), launch: launch,
      reading: reading)
  }

  /// Traces an app from its launch until its window is gone.
  ///
  /// The tracer keeps itself as long as the window is there. One that records to the same recorder
  /// is stopped: a session ends where the next begins.
  ///
  /// Where no root is named, the coordinators that the delegates of the application and of its scenes
  /// store are roots, whenever they are made. ``trace(_:)`` names one that nobody stores.
  ///
  /// - Parameters:
  ///   - recorder: takes the events; nil turns tracing off.
  ///   - window: the window to watch, which is not kept alive; nil for the first one that the app
  ///     shows, and when that is gone the next, with the windows in front of it: a lock screen's, say.
  ///   - root: the coordinator that no other holds, if it is not to be looked for.
  ///   - dialect: how to recognize the app's coordinators, and how to look into them.
  ///   - launch: a name for launches with other settings.
  ///   - reading: how to read what coordinators and screens store.
  /// - Returns: the tracer, for what the app states itself; nil without a recorder. It need not be
  ///   kept.
  @discardableResult
  public static func start(
    _ recorder: FlowRecorder?, window: UIWindow? = nil, root: AnyObject? = nil,
    dialect: CoordinatorDialect, launch: String? = nil,
    reading: StoredPropertyReading = .memory
  ) -> FlowTracer? {
    guard let recorder, recorder.isRecording else { return nil }
    let tracer = FlowTracer(
      recorder: recorder, window: window, dialect: dialect, launch: launch, reading: reading)
    if let root {
      tracer.trace(root)
    }
    kept.append(tracer)
    return tracer
  }

  /// Ends the session: nothing is recorded any more.
  public func stop() {
    isStopped = true
    Self.sessions.removeAll { $0.object == nil || $0.object === self }
    Self.kept.removeAll { $0 === self }
  }

  /// The tracers whose sessions go on, the oldest first.
  static var running: [FlowTracer] { sessions.compactMap(\.object) }

  // MARK: Settle

  /// Looks at the app and records what has changed, unless something is still moving.
  ///
  /// Called whenever the main loop is idle. Coordinators and screens are read only when something may
  /// have changed: something was done, the window's tree is another, or an object was freed.
  ///
  /// - Complexity: O(*n*) in the coordinators and screens that are alive.
  func settle() {
    guard !isStopped, !isLooking else { return }
    isLooking = true
    defer { isLooking = false }
    objects.beginMoment()
    guard let window = watchedWindow else { return settleWithoutWindow() }
    walk.look(at: window, behind: windowsInFront(of: window))
    if walk.found.isSettled, !isAsBefore {
      let found = coordinators.follow()
      findRouters()
      assignOwners(found)
      let isAnswered = recordLook()
      found.clear()
      endTurn(isAnswered: isAnswered)
    }
    walk.clear()
  }

  /// The windows that may cover the one watched, where the tracer looks for windows by itself.
  func windowsInFront(of window: UIWindow) -> [UIWindow] {
    findsWindow ? window.windowsInFront : []
  }

  /// The window to look at; nil when there is none any more, or not yet.
  var watchedWindow: UIWindow? {
    guard findsWindow else { return window }
    if let window, !window.isHidden { return window }
    let next = UIApplication.shared.windowsInScenes.first {
      !$0.isHidden && $0.rootViewController != nil
    }
    if let next { window = next }
    return next
  }

  /// Whether nothing may have changed since the last look.
  private var isAsBefore: Bool {
    walk.state == look?.state && walk.identity == look?.identity && !hasNews
  }

  /// Whether something may have changed that the window does not show.
  private var hasNews: Bool { !turn.isQuiet || isStale || objects.haveFreed }

  /// Finds the coordinators that navigate with the routers of this turn's calls.
  private func findRouters() {
    for index in turn.notes.indices where turn.notes[index].router > 0 {
      // Looking runs code of the app, which may call the tracer: the turn is not held meanwhile.
      let router = turn.notes[index].router
      if let coordinator = coordinators.coordinator(navigatingWith: router) {
        turn.setCoordinator(coordinator, ofNote: index)
      }
    }
  }

  private func assignOwners(_ found: CoordinatorSearch) {
    for entry in walk.found.screens {
      objects.number(entry)
      guard entry.pointee.owner == nil, let screen = entry.pointee.controller else { continue }
      // Finding the owner of one may introduce coordinators that show the next.
      let owners = ScreenOwners(
        coordinators: coordinators, found: found, turn: turn,
        code: coordinators.code(in: turn, since: look?.owner))
      owners.assign(to: screen, entry)
    }
  }

  /// Records the difference of the window from the last look at it, and returns whether something went
  /// from one screen to another. That an alert goes when it is answered is the platform's doing: what the app
  /// does about the answer may follow.
  private func recordLook() -> Bool {
    var difference = LookDifference(before: look.take(), now: spare.take() ?? Look())
    if turn.isTouch {
      difference.isByTouch = true
      difference.origin = touched
    }
    difference.now.take(walk, objects)
    let passages = difference.passages
    for case let tabs? in passages.lazy.map(\.tabs) {
      difference.now.identifyTab(ofTabs: tabs, walk, objects)
    }
    difference.record(
      passages, by: coordinators.attribution(of: turn, since: difference.before),
      to: &events.records)
    let closesAlert = difference.before?.isAlert == true
    look = difference.now
    spare = difference.before
    return passages.contains { !closesAlert || $0.kind != .dismiss }
  }

  /// Records what is left when the window is gone, and stops when all objects are gone, too.
  private func settleWithoutWindow() {
    guard look != nil || hasNews, !findsWindow || look != nil else { return }
    let found = coordinators.follow()
    findRouters()
    found.clear()
    if let before = look.take() {
      LookDifference.recordLeaving(before, to: nil, in: &events.records)
    }
    endTurn(isAnswered: true)
    if objects.count == 0, !findsWindow { stop() }
  }

  private func endTurn(isAnswered: Bool) {
    for id in objects.removeFreed() {
      events.add(.freed(id))
    }
    turn.clear(lastSerial: objects.lastSerial, isAnswered: isAnswered)
    if isAnswered { touched = nil }
    isStale = false
    events.handOver(to: recorder)
  }
}

// MARK: What an explorer reads

extension FlowTracer {
  /// Reads the program's symbols, which the first tracer of a process does otherwise.
  package static func readSymbols() { _ = CallStack.isComplete }

  /// The tracer whose session goes on in a recorder.
  package static func running(on recorder: FlowRecorder) -> FlowTracer? {
    running.last { $0.recorder === recorder }
  }

  /// Differs from one moment to another where objects came or went, make up the interface in another
  /// way, or hold one another in another way. Means nothing elsewhere; nil before the first look.
  package var arrangement: Int? {
    look.map { look in
      var hasher = Hasher()
      hasher.combine(look.identity)
      hasher.combine(look.state)
      hasher.combine(coordinators.links)
      hasher.combine(objects.count)
      hasher.combine(objects.lastSerial)
      return hasher.finalize()
    }
  }

  /// The name of a class in the trace, without its module.
  package static func shortName(of type: AnyClass) -> String {
    TypeNames.hosted(String(describing: type))
  }

  /// The coordinator that shows a screen, as far as is known.
  package func owner(of screen: UIViewController) -> ObjectID? {
    objects.known(screen)?.pointee.owner
  }

  /// The controllers whose views are loaded that a container of the app's own stores and does not show now:
  /// the other tabs of a tab bar made by hand. Each once, in the order in which the tracer first saw them.
  ///
  /// O(*n* log *n*) in what the container stores.
  package func controllersKept(by container: UIViewController) -> [UIViewController] {
    var stored: [StrongReference] = []
    properties.addStrong(in: container, to: &stored)
    var kept: [Int: UIViewController] = [:]
    for case let controller as UIViewController in stored.lazy.map(\.object)
    where controller.isViewLoaded && controller.parent == nil && controller.view.window == nil {
      kept[objects.entry(of: controller).pointee.number] = controller
    }
    return kept.sorted { $0.key < $1.key }.map(\.value)
  }
}
