import FlowPerson
import FlowTrace
import FlowTracing
import PortableUIKit
import ScreenPictures

/// One launch of the app, in a window of its own.
@MainActor
final class ExplorerSession {
  /// What is on display at rest.
  struct Sighting: Equatable, Codable {
    /// The identity of the interface, but for what is read; see ``InterfaceIdentity/text``.
    var identity: String
    /// What is read there; see ``InterfaceIdentity/words``.
    var words = ""
    /// The same without what hidden tabs hold; nil where there are none, or they don't count anyway.
    var withoutHiddenTabs: Identity?
    /// Which screens are there, whatever their controls show.
    var screens = ""
    /// How many screens are presented over others.
    var presentedCount = 0
    /// What hidden tabs hold; empty where that counts in any case.
    var hiddenTabs: [HiddenTab] = []
    /// A hash of the whole interface, of which the identity may leave out a part.
    var interface = 0
    /// The class of the screen on display.
    var screen: String?
    /// Its title.
    var title: String?
    /// What a person can do, in a fixed order.
    var actions: [PersonAction] = []
    /// The rows and items that others of their list stand for, in a fixed order.
    var furtherRows: [PersonAction] = []
    /// The names of what takes text; empty where no texts are given.
    var inputs: [String] = []
    /// The titles of what is disabled.
    var disabled: [String] = []
    /// The titles of what is covered, or in a view that takes no touches.
    var blocked: [String] = []
    /// What presses a key of the keyboard, which may do no more than hide it.
    var keys: [PersonAction] = []
    /// The classes of the controllers around the screen that something stands in, by its title.
    var surroundings: [String: String] = [:]
    /// What selects the tab that shows.
    var selectedTab: PersonAction?
    /// Whether pages were turned to that count as the one before.
    var hasMorePages = false
    /// The first screens of the app's visible windows, from the back to the front; empty where the window
    /// was made for the app.
    var windows: [String] = []
    /// What the badges of the tabs read, after their tabs' names.
    var badges: [String] = []
    /// The names of what the app has saved, sorted; empty where it is not launched again.
    var saved: [String] = []

    /// The title of an alert, which tells it from others; nil for any other screen.
    var alertTitle: String? { screen == "UIAlertController" ? title : nil }

    /// The texts that stand for an interface.
    struct Identity: Equatable, Codable {
      var text: String
      var words: String
      var screens = ""
    }
  }

  /// What a step led to, and what was recorded on the way.
  struct Moment {
    var sighting: Sighting
    /// The records since the moment before.
    var records: [TraceRecord] = []
    /// What the step brought about, with names in place of serial numbers.
    var effect = StepEffect()
    /// Whether the screen on display looks otherwise than before, or another app was opened.
    var looksOtherwise = false
  }

  private let display: FlowPerson.Display
  private let app: AnyObject
  private let person: FlowPerson
  private let recorder: FlowRecorder
  private let collector: TraceCollector
  private let identity: InterfaceIdentity
  private let rows: Int
  private let events: [ExplorerEvent]
  private let texts: TypedTexts
  private let life: AppSession
  private let again: ExplorerRelaunch?
  private var reader = StepEffectReader()
  private var pages = PagePositions()
  private let firstControls = FirstControls()
  private var newest: [TraceRecord] = []
  /// What the screen on display looked like before the last step, where that was a new one on the screen.
  private var looksBefore: Looks?

  /// Launches the app, and waits until it has come to rest.
  ///
  /// - Parameters:
  ///   - start: what the session begins with.
  ///   - explorer: how the app is explored.
  ///   - collector: the sink of `recorder`.
  ///   - watch: takes what happens in the session's window for the exploration's own.
  ///   - displayWatch: notes what is on display there.
  ///   - waits: waits in real time after the launch.
  convenience init(
    _ start: LaunchStart, of explorer: FlowExplorer, recorder: FlowRecorder,
    collector: TraceCollector, watch: InterfaceWatch, displayWatch: DisplayWatch, waits: RealWaits
  ) async {
    let launch = explorer.launches[start.index]
    if let before = start.before {
      let collector = TraceCollector()
      let session = await ExplorerSession(
        LaunchStart(index: start.index), of: explorer,
        recorder: FlowRecorder(app: explorer.app, clock: .stepping, sink: collector),
        collector: collector, watch: watch, displayWatch: displayWatch, waits: waits)
      for action in before {
        // What differs from the first time shows after the launch.
        try? await waits.perform(action, in: session, isNew: false)
      }
      await session.leave()
    }
    let again = start.before == nil ? nil : launch.again?.launch
    await self.init(
      again ?? launch.launch, isAgain: again != nil, again: launch.again, of: explorer,
      recorder: recorder, collector: collector, watch: watch, displayWatch: displayWatch)
    await waits.wait(after: start, in: self)
  }

  private init(
    _ launch: @escaping (UIWindow, FlowRecorder) -> AnyObject, isAgain: Bool,
    again: ExplorerRelaunch?, of explorer: FlowExplorer, recorder: FlowRecorder,
    collector: TraceCollector, watch: InterfaceWatch, displayWatch: DisplayWatch
  ) async {
    self.again = again
    self.recorder = recorder
    self.collector = collector
    identity = explorer.identity
    rows = explorer.limits.rows
    events = explorer.events
    texts = TypedTexts(
      byName: explorer.texts, byKind: explorer.knownTexts, formats: explorer.textFormats)
    life = AppSession(at: explorer.startDate, ofSameApp: isAgain)
    collector.takeRecords(into: &newest)
    let window = UIWindow.inFirstScene()
    watch.own(window)
    displayWatch.display = .window(window)
    app = await life.run { launch(window, recorder) }
    display = (app as? AppLaunch).map { .app($0) } ?? .window(window)
    displayWatch.display = display
    display.claim(for: watch)
    person = FlowPerson(undisturbedIn: display)
    await life.run { [person] in await person.wait() }
  }

  func perform(_ action: PersonAction) async throws(PersonError) {
    firstControls.note(in: display.window.rootViewController)
    life.beginStep()
    let outcome = await life.run { () async -> Result<Void, PersonError> in
      do throws(PersonError) {
        return .success(try await performInApp(action))
      } catch {
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private func performInApp(_ action: PersonAction) async throws(PersonError) {
    guard case .receive(let name) = action, let event = events.first(where: { $0.name == name })
    else { return try await performByHand(action) }
    var reason: String?
    await person.receive(name) { reason = event.deliver(receivers) }
    if let reason { throw PersonError(reason, person.sight) }
  }

  private func performByHand(_ action: PersonAction) async throws(PersonError) {
    guard case .turnPage(let forward) = action else { return try await person.perform(action) }
    let start = pages.start(at: person.sight.page)
    try await person.perform(action)
    pages.turn(to: person.sight.page, from: start, isForward: forward)
  }

  /// What takes events from outside: what the launch returned, or the app's delegates.
  private var receivers: [AnyObject] {
    guard app is AppLaunch else { return [app] }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0.delegate as AnyObject? }
    return [UIApplication.shared.delegate as AnyObject?].compactMap { $0 } + scenes
  }

  /// Whether the last step has set a timer that is due soon.
  var isTimerDue: Bool { life.isTimerDue }

  /// Whether the last step, or the launch, has set a timer for longer than anybody waits.
  var hasLateTimer: Bool { person.hasLateTimer }

  var drawsRandomNumbers: Bool { life.drawsRandomNumbers }

  /// The longest sleep on a clock that was not waited for; nil when all were.
  var unwaitedSleep: Duration? { person.unwaitedSleep }

  /// Waits in real time until nothing is due soon any more.
  func waitInRealTime(forThreads pause: Duration) async {
    await life.run { await person.waitInRealTime(forThreads: pause) }
  }

  /// Waits where a person can do nothing else, for what the app does again and again: a splash screen counts
  /// down by a timer, for example.
  func waitWhileNothingCanBeDone() async {
    await life.run {
      await person.waitForRepeatingTimers { actions(in: person.sight).isEmpty }
    }
  }

  /// The class of the screen on display.
  var screenName: String? {
    display.window.rootViewController?.pathOnDisplay.last.map { InterfaceReader.typeName($0) }
  }

  /// Where the screen on display is.
  var place: RealWaits.Place? {
    let screen = display.window.rootViewController?.pathOnDisplay.last
    return screen.map { screen in
      RealWaits.Place(
        title: screen.titleOnDisplay,
        isPushed: (screen.navigationController?.viewControllers.count ?? 0) > 1)
    }
  }

  /// What the screen on display looks like.
  var wireframe: Wireframe? { person.sight.wireframe }

  /// Takes what was recorded since the last time.
  @discardableResult
  func takeRecords() -> [TraceRecord] {
    collector.takeRecords(into: &newest)
    reader.skip(newest)
    return newest
  }

  /// Takes what was recorded since the last time, and looks at everything.
  ///
  /// - Parameter screen: the class of the screen on which the step was done.
  func takeMoment(after screen: String?) -> Moment {
    collector.takeRecords(into: &newest)
    let effect = reader.read(newest, on: screen)
    return Moment(
      sighting: look(), records: newest, effect: effect, looksOtherwise: looksOtherwise)
  }

  /// Notes what the screen on display looks like before a step, if that is to be compared.
  func noteLooks(if isCompared: Bool) { looksBefore = isCompared ? looks : nil }

  /// Whether it looks otherwise after that step.
  var looksOtherwise: Bool { looksBefore.map { $0 != looks } ?? false }

  private var looks: Looks { Looks(of: display.window.rootViewController?.pathOnDisplay.last) }

  /// A hash of the whole interface.
  var interface: Int {
    let sight = person.sight
    return describe(sight, actions(in: sight)).hashValue
  }

  private func actions(in sight: Sight) -> [PersonAction] {
    sight.representativeActions(atMost: rows, typing: texts)
  }

  private func describe(_ sight: Sight, _ actions: [PersonAction]) -> InterfaceDescription {
    let tracer = tracer
    let names = reader.names
    let reader = InterfaceReader(
      rows: rows, pages: pages, firstControls: firstControls,
      owner: { screen in tracer?.owner(of: screen).flatMap { names[$0] } },
      kept: { container in tracer?.controllersKept(by: container) ?? [] })
    return reader.describe(
      person.window, screen: sight.screen, page: sight.page.flatMap(pages.position) ?? 0,
      actions: actions)
  }

  /// Looks at everything.
  func look() -> Sighting {
    let sight = person.sight
    let actions = actions(in: sight)
    let interface = describe(sight, actions)
    let hiddenTabs = identity.hiddenTabs == .counted ? [] : interface.hiddenTabs
    let screens = IdentityText.screens(
      in: interface.root, showsHiddenTabs: identity.hiddenTabs != .leftOut)
    return Sighting(
      identity: identity.text(interface), words: identity.words(interface),
      withoutHiddenTabs: identity.hiddenTabs == .countedWhereFew && !hiddenTabs.isEmpty
        ? .init(withoutHiddenTabsOf: interface) : nil,
      screens: screens.text, presentedCount: screens.presentedCount,
      hiddenTabs: hiddenTabs,
      interface: interface.hashValue,
      screen: interface.screen,
      title: sight.screen?.titleOnDisplay,
      actions: actions + events.map { .receive($0.name) },
      furtherRows: sight.selections(beyond: actions, most: 24),
      inputs: texts.byName.isEmpty ? [] : sight.inputNames, disabled: sight.disabledTitles,
      blocked: sight.blockedTitles, keys: sight.keyActions,
      surroundings: sight.surroundings.mapValues { InterfaceReader.typeName($0) },
      selectedTab: sight.selectedTab, hasMorePages: sight.page.map(pages.isBeyondLimit) ?? false,
      windows: windows, badges: interface.root?.badges ?? [], saved: again?.saved().sorted() ?? [])
  }

  private var windows: [String] {
    guard let app = app as? AppLaunch else { return [] }
    return app.visibleWindows.compactMap(\.rootViewController).map { root in
      var screen = root
      while let first = ContainerClass(type(of: screen)).contents(of: screen).first {
        screen = first
      }
      return InterfaceReader.typeName(screen)
    }
  }

  /// A value that changes when an object comes, goes, or changes places; nil where nothing traces.
  var arrangement: Int? { tracer?.arrangement }

  private var tracer: FlowTracer? { FlowTracer.running(on: recorder) }

  /// Ends the session as a person leaves an app: it goes to the background, where it may save more.
  private func leave() async {
    #if !FLOW_PHONE
      if app is AppLaunch { await life.run { UIApplication.shared.enterBackground() } }
    #endif
    await life.run { [person] in await person.wait() }
    end()
  }

  /// Ends the session. The trace does not record it, for the app did not end by itself.
  func end() {
    tracer?.stop()
    person.endSleeps()
    life.end()
    display.end()
  }
}

extension ExplorerSession.Sighting {
  /// The screen's class and title, for a report.
  var screenDescription: String {
    (screen ?? "nothing") + (title.map { " “\($0)”" } ?? "")
  }
}

extension ExplorerSession.Moment {
  /// Whether the same was recorded, whenever, and the interface counts as the same.
  func isSame(as other: Self) -> Bool {
    records.hasSameEvents(as: other.records)
      && sighting.identity == other.sighting.identity
  }
}

extension [TraceRecord] {
  /// Whether both record the same events, whenever.
  func hasSameEvents(as others: [TraceRecord]) -> Bool {
    elementsEqual(others) { $0.event == $1.event }
  }
}
