extension TraceHeader {
  /// Appends the header as a line of a trace file.
  public func appendLine(to bytes: inout [UInt8]) {
    bytes.append(#"{"format":"flowtrace","version":"#)
    bytes.append(quoted: version.description)
    bytes.append(#","app":"#)
    bytes.append(quoted: app)
    bytes.append("}\n")
  }
}

extension TraceRecord {
  /// Appends the record as a line of a trace file: one JSON object, keys in a fixed order.
  ///
  /// Allocates nothing once `bytes` has room.
  public func appendLine(to bytes: inout [UInt8]) {
    bytes.append(#"{"at":"#)
    bytes.append(integer: at)
    switch event {
    case .launch(let launch):
      bytes.append(#","event":"launch""#)
      bytes.append(#","label":"#, launch.label)
    case .coordinator(let coordinator):
      bytes.append(#","event":"coordinator","id":"#)
      bytes.append(coordinator.id)
      bytes.append(#","type":"#, coordinator.type)
      bytes.append(#","label":"#, coordinator.label)
      bytes.append(#","parent":"#, coordinator.parent)
    case .screen(let screen):
      bytes.append(#","event":"screen","id":"#)
      bytes.append(screen.id)
      bytes.append(#","type":"#, screen.type)
      bytes.append(#","label":"#, screen.label)
      bytes.append(#","title":"#, screen.title)
    case .link(let parent, let child):
      bytes.append(#","event":"link","parent":"#, parent)
      bytes.append(#","child":"#, child)
    case .unlink(let parent, let child):
      bytes.append(#","event":"unlink","parent":"#, parent)
      bytes.append(#","child":"#, child)
    case .presents(let coordinator, let screen):
      bytes.append(#","event":"presents","coordinator":"#, coordinator)
      bytes.append(#","screen":"#, screen)
    case .enter(let screen):
      bytes.append(#","event":"enter","screen":"#, screen)
    case .leave(let screen):
      bytes.append(#","event":"leave","screen":"#, screen)
    case .step(let step):
      bytes.append(#","event":"step","action":"#, step.action.rawValue)
      bytes.append(#","target":"#, step.target)
    case .transition(let transition):
      bytes.append(#","event":"transition""#)
      bytes.append(transition)
    case .covered(let transition):
      bytes.append(#","event":"covered""#)
      bytes.append(transition)
    case .finishedAgain(let screen):
      bytes.append(#","event":"finishedAgain","screen":"#, screen)
    case .state(let state):
      bytes.append(#","event":"state","state":"#, state.description)
    case .freed(let id):
      bytes.append(#","event":"freed","id":"#, id)
    }
    bytes.append("}\n")
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ id: ObjectID) {
    append(integer: UInt64(id.serial))
  }

  fileprivate mutating func append(_ transition: TraceEvent.Transition) {
    append(#","from":"#)
    if let from = transition.from {
      append(from)
    } else {
      append("null")
    }
    append(#","to":"#, transition.to)
    append(#","kind":"#, transition.kind.rawValue)
    append(#","trigger":"#, transition.trigger)
    append(#","by":"#)
    switch transition.by {
    case .coordinator(let id): append(id)
    case .system: append(#""system""#)
    case .app: append(#""app""#)
    case .unknown: append(#""unknown""#)
    }
    append(#","tabRoot":"#, transition.tabRoot)
  }

  /// Appends a member, unless it has no value.
  fileprivate mutating func append(_ key: StaticString, _ id: ObjectID?) {
    guard let id else { return }
    append(key)
    append(id)
  }

  /// Appends a member, unless it has no value.
  fileprivate mutating func append(_ key: StaticString, _ string: String?) {
    guard let string else { return }
    append(key)
    append(quoted: string)
  }
}
