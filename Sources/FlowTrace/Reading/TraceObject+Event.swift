import Escaping

extension TraceObject {
  /// Whether this line is a header.
  var isHeader: Bool { has(.format) }

  /// Reads the line as a header.
  mutating func header() throws(Failure) -> TraceHeader {
    guard try string(.format) == "flowtrace" else {
      throw fail(.format, "'format' must be 'flowtrace'")
    }
    let text = try string(.version)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]),
      major >= 0, minor >= 0
    else {
      throw fail(
        .version, "'version' must be two numbers such as '1.0', not '\(TerminalText.escaped(text))'"
      )
    }
    var dropped: UInt64 = 0
    if has(.dropped) { dropped = try integer(.dropped) }
    return TraceHeader(
      app: try string(.app), version: TraceHeader.Version(major: major, minor: minor),
      isRedacted: try optionalFlag(.redacted), dropped: Int(clamping: dropped),
      limit: try optionalString(.limit))
  }

  /// Reads the line as a record.
  mutating func record(_ name: TraceEventName) throws(Failure) -> TraceRecord {
    TraceRecord(at: try integer(.at), event: try event(name))
  }

  private mutating func event(_ name: TraceEventName) throws(Failure) -> TraceEvent {
    switch name {
    case .launch:
      return .launch(
        .init(
          label: try optionalString(.label),
          unreadProperties: try optionalString(.unreadProperties),
          build: try optionalString(.build)))
    case .coordinator:
      return .coordinator(
        .init(
          id: try id(.id), type: try string(.type), label: try optionalString(.label),
          parent: try optionalID(.parent)))
    case .screen:
      return .screen(
        .init(
          id: try id(.id), type: try string(.type), label: try optionalString(.label),
          title: try optionalString(.title), isStandIn: try optionalFlag(.standIn)))
    case .link:
      return .link(parent: try id(.parent), child: try id(.child))
    case .unlink:
      return .unlink(parent: try id(.parent), child: try id(.child))
    case .presents:
      return .presents(coordinator: try id(.coordinator), screen: try id(.screen))
    case .enter:
      return .enter(screen: try id(.screen))
    case .leave:
      return .leave(screen: try id(.screen))
    case .step:
      return .step(PersonStep(try personAction(), try optionalString(.target)))
    case .outside:
      return .step(PersonStep(.outside, try string(.trigger)))
    case .transition:
      return .transition(try transition())
    case .covered:
      return .covered(try transition())
    case .finishedAgain:
      return .finishedAgain(screen: try id(.screen))
    case .state:
      return .state(try state())
    case .freed:
      return .freed(try id(.id))
    }
  }

  private mutating func personAction() throws(Failure) -> PersonStep.Action {
    if let action = try optionalName(.action, in: PersonStep.Action.table), action != .outside {
      return action
    }
    let known = PersonStep.Action.allCases.filter { $0 != .outside }.map(\.rawValue)
    throw failUnknown(.action, value: try string(.action), known: known)
  }

  private mutating func transition() throws(Failure) -> TraceEvent.Transition {
    TraceEvent.Transition(
      from: try optionalID(.from), to: try id(.to),
      kind: try name(.kind, in: TransitionKind.table), trigger: try string(.trigger),
      row: try optionalString(.row), by: try responsible(), tabRoot: try optionalID(.tabRoot),
      tabIndex: try optionalInteger(.tabIndex), isInferred: try optionalFlag(.inferred),
      calls: try calls())
  }
}

extension PersonStep.Action {
  fileprivate static let table = NameTable<Self>()
}

extension TransitionKind {
  fileprivate static let table = NameTable<Self>()
}

/// The values of `event` in a trace's lines.
enum TraceEventName: String, CaseIterable {
  case launch, coordinator, screen, link, unlink, presents, enter, leave, step, transition, state
  case freed, covered, finishedAgain, outside

  static let table = NameTable<Self>()
}
