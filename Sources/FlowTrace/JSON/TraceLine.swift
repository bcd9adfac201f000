extension TraceHeader {
  /// Appends the header as a line of a trace file.
  public func appendLine(to bytes: inout [UInt8]) {
    bytes.append(#"{"format":"flowtrace","version":"#)
    bytes.append(quoted: version.description)
    bytes.append(#","app":"#)
    bytes.append(quoted: app)
    if isRedacted { bytes.append(#","redacted":true"#) }
    if dropped > 0 { bytes.append(contentsOf: #","dropped":\#(dropped)"#.utf8) }
    if let limit {
      bytes.append(#","limit":"#)
      bytes.append(quoted: limit)
    }
    bytes.append("}\n")
  }
}

extension TraceRecord {
  /// Appends the record as a line of a trace file: one JSON object, with its keys in a fixed order.
  ///
  /// It allocates nothing where `bytes` has room, unless a text is longer than about a hundred bytes.
  public func appendLine(to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: event.longestLine) { memory in
      var line = JSONWriter(memory)
      append(to: &line)
      bytes.append(contentsOf: line.written)
    }
  }

  private func append(to line: inout JSONWriter) {
    line.append(#"{"at":"#)
    line.append(at)
    switch event {
    case .launch(let launch):
      line.append(#","event":"launch""#)
      line.append(#","label":"#, launch.label)
      line.append(#","unreadProperties":"#, launch.unreadProperties)
      line.append(#","build":"#, launch.build)
    case .coordinator(let coordinator):
      line.append(#","event":"coordinator","id":"#, coordinator.id)
      line.append(#","type":"#, coordinator.type)
      line.append(#","label":"#, coordinator.label)
      line.append(#","parent":"#, coordinator.parent)
    case .screen(let screen):
      line.append(#","event":"screen","id":"#, screen.id)
      line.append(#","type":"#, screen.type)
      line.append(#","label":"#, screen.label)
      line.append(#","title":"#, screen.title)
      if screen.isStandIn { line.append(#","standIn":true"#) }
    case .link(let parent, let child):
      line.append(#","event":"link","parent":"#, parent)
      line.append(#","child":"#, child)
    case .unlink(let parent, let child):
      line.append(#","event":"unlink","parent":"#, parent)
      line.append(#","child":"#, child)
    case .presents(let coordinator, let screen):
      line.append(#","event":"presents","coordinator":"#, coordinator)
      line.append(#","screen":"#, screen)
    case .enter(let screen):
      line.append(#","event":"enter","screen":"#, screen)
    case .leave(let screen):
      line.append(#","event":"leave","screen":"#, screen)
    case .step(let step) where step.action == .outside:
      line.append(#","event":"outside","trigger":"#, step.target ?? "")
    case .step(let step):
      line.append(#","event":"step","action":"#, step.action.rawValue)
      line.append(#","target":"#, step.target)
    case .transition(let transition):
      line.append(#","event":"transition""#)
      line.append(transition)
    case .covered(let transition):
      line.append(#","event":"covered""#)
      line.append(transition)
    case .finishedAgain(let screen):
      line.append(#","event":"finishedAgain","screen":"#, screen)
    case .state(let state):
      line.append(#","event":"state","state":""#)
      line.append(hexadecimal: state.hash)
      line.append(#"""#)
    case .freed(let id):
      line.append(#","event":"freed","id":"#, id)
    }
    line.append("}\n")
  }
}

extension TraceEvent {
  /// A bound of the line's length in bytes.
  fileprivate var longestLine: Int {
    let texts =
      switch self {
      case .launch(let launch):
        JSONWriter.longest(launch.label) + JSONWriter.longest(launch.unreadProperties)
          + JSONWriter.longest(launch.build)
      case .coordinator(let coordinator):
        JSONWriter.longest(coordinator.type) + JSONWriter.longest(coordinator.label)
      case .screen(let screen):
        JSONWriter.longest(screen.type) + JSONWriter.longest(screen.label)
          + JSONWriter.longest(screen.title)
      case .step(let step): JSONWriter.longest(step.target)
      case .transition(let transition), .covered(let transition):
        JSONWriter.longest(transition.trigger) + JSONWriter.longest(transition.row)
          + JSONWriter.longest(transition.calls)
      case .link, .unlink, .presents, .enter, .leave, .finishedAgain, .state, .freed: 0
      }
    // The keys, and numbers of at most twenty digits, take less than 256 bytes.
    return 256 + texts
  }
}

extension JSONWriter {
  fileprivate mutating func append(_ transition: TraceEvent.Transition) {
    append(#","from":"#)
    if let from = transition.from {
      append(UInt64(from.serial))
    } else {
      append("null")
    }
    append(#","to":"#, transition.to)
    append(#","kind":"#, transition.kind.rawValue)
    append(#","trigger":"#, transition.trigger)
    append(#","row":"#, transition.row)
    append(#","by":"#)
    switch transition.by {
    case .coordinator(let id): append(UInt64(id.serial))
    case .system: append(#""system""#)
    case .app: append(#""app""#)
    case .unknown: append(#""unknown""#)
    }
    append(#","tabRoot":"#, transition.tabRoot)
    append(#","tabIndex":"#, transition.tabIndex)
    if transition.isInferred { append(#","inferred":true"#) }
    if !transition.calls.isEmpty {
      append(#","calls":""#)
      append(calls: transition.calls)
      append(#"""#)
    }
  }

  /// Appends a member that has a value.
  fileprivate mutating func append(_ key: StaticString, _ id: ObjectID?) {
    guard let id else { return }
    append(key)
    append(UInt64(id.serial))
  }

  /// Appends a member that has a value.
  fileprivate mutating func append(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    append(key)
    append(UInt64(clamping: number))
  }

  /// Appends a member that has a value.
  fileprivate mutating func append(_ key: StaticString, _ string: String?) {
    guard let string else { return }
    append(key)
    append(quoted: string)
  }
}
