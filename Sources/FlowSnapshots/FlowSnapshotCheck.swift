import FlowGraph

/// A comparison of a flow with a snapshot.
struct FlowSnapshotCheck {
  /// A flow, and its text in the snapshot's format.
  struct Flow {
    var text: String
    var graph: FlowGraph
    /// Whether the text is a stored graph.
    var holdsGraph = false
    /// Why the flow may lack parts, where the test does not allow for it.
    var incompleteness: String?
  }

  var place: SnapshotPlace
  var site: SnapshotRegister.Site
  var recording: FlowSnapshotRecording
  var register: SnapshotRegister

  /// Compares, and records where asked to.
  ///
  /// - Returns: what is wrong, or that something was recorded; nil when the flow is the snapshot's.
  /// - Throws: ``FlowSnapshotError``.
  func failure(_ flow: Flow) throws -> String? {
    try register.claim(place, for: site)
    guard !register.recordedOther(than: flow.text, at: place) else {
      throw FlowSnapshotError.ambiguous(file: place.name)
    }
    let folder = SnapshotFolder(place: place)
    let stored = try storedText(in: folder)
    let change = try stored.flatMap { stored in
      SnapshotChange(
        from: stored, madeOf: try oldGraph(stored, folder, flow.holdsGraph), to: flow.text,
        of: flow.graph, incompleteness: flow.incompleteness)
    }
    if let reason = flow.incompleteness, stored == nil || recording == .all {
      return SnapshotMessage.refused(place, reason, change)
    }
    switch (recording, stored) {
    case (.all, _), (.missing, nil):
      try register.record(flow.text, at: place)
      try folder.write(flow.text, graph: flow.holdsGraph ? nil : flow.graph.json)
      return SnapshotMessage.recorded(place, wasThere: stored != nil, change)
    case (.never, nil):
      return SnapshotMessage.missing(place)
    case (.missing, _), (.never, _):
      return change.map { SnapshotMessage.changed(place, $0) }
    }
  }

  /// The stored text; a file that is none may be replaced.
  private func storedText(in folder: SnapshotFolder) throws(FlowSnapshotError) -> String? {
    do {
      return try folder.text()
    } catch .notText where recording == .all {
      return ""
    }
  }

  private func oldGraph(
    _ stored: String, _ folder: SnapshotFolder, _ holdsGraph: Bool
  ) throws -> SnapshotChange.OldGraph {
    holdsGraph
      ? .init(json: Array(stored.utf8), path: place.path)
      : .init(json: try folder.graph(), path: place.graphPath)
  }
}
