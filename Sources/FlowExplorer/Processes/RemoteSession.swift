#if !FLOW_PHONE
  import FlowPerson
  import FlowTrace

  /// One launch of the app in a process of its own.
  @MainActor
  final class RemoteSession: LaunchSession {
    private let pool: SessionPool
    private var process: SessionProcess?
    /// What was asked for so far.
    private var requests: [SessionRequest] = []
    private var report: SessionReport?
    private var reader = TraceReader()
    private var newest: [TraceRecord] = []
    private var effects = StepEffectReader()

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - start: what it begins with.
    ///   - app: the app's name.
    init(_ start: LaunchStart, app: String, in pool: SessionPool) async {
      self.pool = pool
      var header: [UInt8] = []
      TraceHeader(app: app).appendLine(to: &header)
      try? reader.read(header) { _ in }
      await ask(.launch(start))
    }

    /// Whether the process ended before it reported on the last request: the app stopped it.
    var hasCrashed: Bool { report == nil }

    var unwaitedSleep: Duration? { report?.unwaitedSleep }
    var hasLateTimer: Bool { report?.hasLateTimer == true }
    var drawsRandomNumbers: Bool { report?.drawsRandomNumbers == true }
    var screenName: String? { report?.sighting.screen }
    var arrangement: Int? { report?.arrangement }

    func perform(
      _ action: PersonAction, isNew: Bool, then waits: RealWaits
    ) async throws(PersonError) {
      guard !hasCrashed else { throw PersonError("The app's process has ended.") }
      await ask(.perform(action))
      guard let report else { throw PersonError("The app stopped.") }
      if let refusal = report.refusal { throw PersonError(refusal) }
    }

    func takeRecords() -> [TraceRecord] {
      defer { newest = [] }
      effects.skip(newest)
      return newest
    }

    func takeMoment(after screen: String?) -> ExplorerSession.Moment {
      defer { newest = [] }
      return ExplorerSession.Moment(
        sighting: look(), records: newest, effect: effects.read(newest, on: screen),
        looksOtherwise: report?.looksOtherwise == true)
    }

    func look() -> ExplorerSession.Sighting { report?.sighting ?? .init(identity: "") }

    func end() {
      if let process { pool.stop(process) }
      process = nil
    }

    private func ask(_ request: SessionRequest) async {
      if process?.isReady(for: request) != true { await begin(for: request) }
      requests.append(request)
      report = await process?.report(of: request)
      guard let report else { return }
      pool.note(report)
      try? reader.read(Array(report.records.utf8)) { newest.append($0) }
    }

    /// Takes a process. Where the one so far went ahead with something else, another does anew what was
    /// done.
    private func begin(for request: SessionRequest) async {
      end()
      if !requests.isEmpty { pool.announce([]) }
      process = pool.next()
      if process?.isReady(for: requests.first ?? request) == false {
        end()
        pool.announce([])
        process = pool.next()
      }
      for done in requests { _ = await process?.report(of: done) }
    }
  }
#endif
