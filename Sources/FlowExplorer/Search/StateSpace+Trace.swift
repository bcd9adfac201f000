import FlowTrace

extension StateSpace {
  /// A trace of the sessions along paths, of which those are left out that only begin another, and of
  /// tours.
  ///
  /// - Parameters:
  ///   - ends: the nodes at which the paths end, in the order of the sessions.
  ///   - tours: what each tour recorded, and its launch.
  ///   - header: the first line.
  func trace(
    of ends: [PathTree.Index], then tours: [(launch: Int, records: [TraceRecord])],
    header: TraceHeader
  ) -> Trace {
    let paths = tree.leaves(of: ends)
      .map { (launch: tree[$0].launch, records: tree.records(to: $0)) }
    let clock = SteppingClock()
    let records = (paths + tours).flatMap { launch, records in
      records.map { TraceRecord(at: clock.now(), event: labelled($0.event, launch)) }
    }
    return Trace(header: header, records: records)
  }

  /// Names the launch, where the app itself does not.
  private func labelled(_ event: TraceEvent, _ launch: Int) -> TraceEvent {
    guard case .launch(var it) = event, it.label == nil || start(ofLaunch: launch).before != nil
    else { return event }
    it.label = label(ofLaunch: launch)
    return .launch(it)
  }
}
