#if !FLOW_PHONE
  /// The processes that sessions run in: one in use, others that go ahead with what the explorer will do next,
  /// or have started meanwhile.
  @MainActor
  final class SessionPool {
    private let app: String
    private let options: ExplorerProcesses
    /// What the next sessions will do, in their order, as far as it is known.
    private var plans: ArraySlice<[SessionRequest]> = []
    /// Processes that go ahead with the first plans, in their order.
    private var ahead: [SessionProcess] = []
    /// Processes that were asked for nothing so far.
    private var idle: [SessionProcess] = []
    /// Processes that were stopped and may not have ended.
    private var ending: [SessionProcess] = []
    /// The screens, the disturbance and the requests that sessions have reported.
    private(set) var displayedScreens: Set<String> = []
    private(set) var disturbance: String?
    private(set) var requests = ExploredRequests()

    init(app: String, _ options: ExplorerProcesses) {
      self.app = app
      self.options = options
    }

    /// Announces what the next sessions will do; what was announced before and is not to be done next is
    /// dropped.
    func announce(_ plans: [[SessionRequest]]) {
      let kept = zip(ahead, plans).prefix { $0.requests == $1 }.count
      for process in ahead[kept...] { stop(process) }
      ahead.removeSubrange(kept...)
      self.plans = plans[kept...]
      goAhead()
    }

    /// Returns the process for the next session: one that went ahead with its plan, or a new one.
    func next() -> SessionProcess? {
      let process = ahead.isEmpty ? fresh() : ahead.removeFirst()
      goAhead()
      while options.count > 1, ahead.count + idle.count < options.count, let next = start() {
        idle.append(next)
      }
      return process
    }

    /// Takes in what a session reports of its whole process.
    func note(_ report: SessionReport) {
      displayedScreens.formUnion(report.displayedScreens)
      disturbance = disturbance ?? report.disturbance
      if let requests = report.requests { self.requests.formUnion(requests) }
    }

    /// Ends a process.
    func stop(_ process: SessionProcess) {
      process.stop()
      ending.removeAll(where: \.hasEnded)
      ending.append(process)
    }

    /// Ends all processes, and waits until they have.
    func finish() async {
      announce([])
      for process in idle { stop(process) }
      idle = []
      for process in ending { await process.waitForEnd() }
      ending = []
    }

    private func goAhead() {
      while ahead.count < options.count, let plan = plans.first {
        guard let process = fresh() else { return }
        plans.removeFirst()
        process.send(plan)
        ahead.append(process)
      }
    }

    private func fresh() -> SessionProcess? { idle.isEmpty ? start() : idle.removeFirst() }

    private func start() -> SessionProcess? {
      try? SessionProcess(app: app, arguments: options.arguments)
    }
  }
#endif
