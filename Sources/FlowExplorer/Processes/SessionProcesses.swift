#if FLOW_PHONE
  /// On a phone an app is launched in no other process, and there is no such value.
  @MainActor
  enum SessionProcesses {
    var displayedScreens: Set<String> { switch self {} }
    var disturbance: String? { switch self {} }
    var hasCrashed: Bool { switch self {} }
    var requests: ExploredRequests { switch self {} }
    var traps: [ExploredPath] { switch self {} }

    func announce(_ plans: [SessionPlan]) {}
    func addTrap(_ path: ExploredPath) { switch self {} }
    func isTrap(_ path: ExploredPath) -> Bool { switch self {} }
    func launch(_ start: LaunchStart) async -> any LaunchSession { switch self {} }
  }
#else
  import FlowPerson
  import FlowTrace

  /// The processes of one exploration, and where the app stopped in them.
  @MainActor
  final class SessionProcesses {
    private let app: String
    private let pool: SessionPool
    /// The paths at whose ends the app stopped.
    private(set) var traps: [ExploredPath] = []
    private var knownTraps: Set<String> = []
    private weak var current: RemoteSession?
    /// Whether a path was added since the last search began.
    private(set) var hasNewTrap = false

    init(app: String, _ options: ExplorerProcesses) {
      self.app = app
      pool = SessionPool(app: app, options)
    }

    /// The full names of the screens that were on display in any session.
    var displayedScreens: Set<String> { pool.displayedScreens }

    /// The first call of other code that used the interface; nil when there was none.
    var disturbance: String? { pool.disturbance }

    /// What was requested of servers in any session.
    var requests: ExploredRequests { pool.requests }

    /// Whether the app stopped at the last thing that was done.
    var hasCrashed: Bool { current?.hasCrashed == true }

    /// Announces what the next sessions will do.
    func announce(_ plans: [SessionPlan]) {
      pool.announce(plans.map(\.requests))
    }

    /// Launches the app in a process of its own.
    func launch(_ start: LaunchStart) async -> any LaunchSession {
      let session = await RemoteSession(start, app: app, in: pool)
      current = session
      return session
    }

    /// Begins another search, which avoids the traps.
    func beginSearch() { hasNewTrap = false }

    /// Adds that the app stopped at the end of a path.
    func addTrap(_ path: ExploredPath) {
      guard knownTraps.insert("\(path)").inserted else { return }
      traps.append(path)
      hasNewTrap = true
    }

    /// Whether the app stopped at the end of a path in an earlier search.
    func isTrap(_ path: ExploredPath) -> Bool { knownTraps.contains("\(path)") }

    /// Ends all processes.
    func finish() async { await pool.finish() }
  }

  extension FlowExplorer {
    /// Explores the app in processes of its own. Where the app stops one, the search begins again with what
    /// is left of the limits, and avoids the path.
    func explore(in options: ExplorerProcesses) async -> Exploration {
      if let sessionApp = ExplorerProcesses.sessionApp {
        guard sessionApp != app else { await SessionServer.run(self) }
        return .elsewhere(app)
      }
      let processes = SessionProcesses(app: app, options)
      var budget: ExplorationBudget?
      while true {
        processes.beginSearch()
        var search = ExplorationSearch(self, in: processes, after: budget)
        let exploration = await search.run()
        budget = search.replayer.budget
        guard processes.hasNewTrap, budget?.isUsedUp == false else {
          await processes.finish()
          return exploration
        }
      }
    }
  }

  extension Exploration {
    /// What an exploration gives in a process that was started for a session of another app.
    @MainActor fileprivate static func elsewhere(_ app: String) -> Exploration {
      let space = StateSpace(labels: [])
      return Exploration(
        app: app, scope: .everything, states: [],
        doubts: [ExplorationDoubt(.untried, ExploredPath(actions: []))],
        accepted: [], findings: [], limits: [],
        coverage: ExplorationCoverage(
          of: space, in: nil, displayed: [], transitions: [], untoured: []),
        events: [], steps: 0, sessions: 0, trace: Trace(header: TraceHeader(app: app), records: []))
    }
  }
#endif
