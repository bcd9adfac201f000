import FlowGraph

/// One comparison of a flow with the snapshot at a place.
struct FlowSnapshotCheck {
  var place: SnapshotPlace
  var site: SnapshotRegister.Site
  var recording: FlowSnapshotRecording
  var register: SnapshotRegister

  /// What is wrong, or nil.
  ///
  /// - Throws: ``FlowSnapshotError``.
  func failure(_ text: String, of graph: FlowGraph, holdsGraph: Bool) throws -> String? {
    try register.claim(place, for: site)
    guard !register.recordedOther(than: text, at: place) else {
      throw FlowSnapshotError.ambiguous(file: place.name)
    }
    let folder = SnapshotFolder(place: place)
    let stored = try storedText(in: folder)
    let change = try stored.flatMap { stored in
      SnapshotChange(
        from: stored, madeOf: try oldGraph(stored, folder, holdsGraph), to: text, of: graph)
    }
    switch (recording, stored) {
    case (.all, _), (.missing, nil):
      try register.record(text, at: place)
      try folder.write(text, graph: holdsGraph ? nil : graph.json)
      return SnapshotMessage.recorded(place, wasThere: stored != nil, change)
    case (.never, nil):
      return SnapshotMessage.missing(place)
    case (.missing, _), (.never, _):
      return change.map { SnapshotMessage.changed(place, $0) }
    }
  }

  /// The stored text; what is none may be replaced.
  private func storedText(in folder: SnapshotFolder) throws(FlowSnapshotError) -> String? {
    do {
      return try folder.text()
    } catch .notText where recording == .all {
      return ""
    }
  }

  private func oldGraph(
    _ stored: String, _ folder: SnapshotFolder, _ holdsGraph: Bool
  ) throws -> OldGraph {
    holdsGraph
      ? OldGraph(json: Array(stored.utf8), path: place.path)
      : OldGraph(json: try folder.graph(), path: place.graphPath)
  }
}
