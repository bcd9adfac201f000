import FlowTrace

/// What one step brought about, told with names instead of serials: equal for two steps that did
/// the same to different instances.
struct Happening {
  /// The screen that the step was done on, the step, where it led, and what it ended, in one text.
  var text = ""
  /// The transitions among it.
  var transitions: [String] = []
  /// What began with it: who took whom, who showed what.
  var beginnings: [String] = []
  /// How many links there are after it.
  var links = 0
}

/// Follows the records of one session and tells what each step brought about.
struct HappeningReader {
  private(set) var names: [ObjectID: String] = [:]
  private var links = 0

  /// Takes in what was recorded since the last time, without telling of it.
  mutating func skip(_ records: [TraceRecord]) {
    for record in records { note(record.event) }
  }

  /// Tells of what was recorded since the last time.
  ///
  /// - Parameter screen: the screen that was on display before.
  mutating func read(_ records: [TraceRecord], on screen: String?) -> Happening {
    var happening = Happening(text: screen ?? "")
    for record in records {
      note(record.event)
      guard let words = words(record.event) else { continue }
      switch record.event {
      case .link, .presents:
        happening.beginnings.append(words)
        continue
      case .transition: happening.transitions.append(words)
      default: break
      }
      happening.text += "|"
      happening.text += words
    }
    happening.links = links
    return happening
  }

  private mutating func note(_ event: TraceEvent) {
    switch event {
    case .launch: self = Self()
    case .coordinator(let it): names[it.id] = Self.name(it.type, it.label)
    case .screen(let it): names[it.id] = Self.name(it.type, it.label)
    case .link: links += 1
    case .unlink: links -= 1
    default: break
    }
  }

  private static func name(_ type: String, _ label: String?) -> String {
    label.map { "\(type) (\($0))" } ?? type
  }

  private func name(_ id: ObjectID?) -> String { id.flatMap { names[$0] } ?? "-" }

  /// An event in words; nil for one that says nothing of its own.
  private func words(_ event: TraceEvent) -> String? {
    switch event {
    case .launch, .state, .enter, .coordinator, .screen: nil
    case .link(let parent, let child): "\(name(parent)) takes \(name(child))"
    case .unlink(let parent, let child): "\(name(parent)) lets \(name(child)) go"
    case .presents(let coordinator, let screen): "\(name(coordinator)) shows \(name(screen))"
    case .leave(let screen): "\(name(screen)) leaves"
    case .freed(let id): "\(name(id)) freed"
    case .covered(let it): "\(name(it.to)) covered"
    case .finishedAgain(let screen): "\(name(screen)) finished again"
    case .step(let step): step.description
    case .transition(let it):
      "\(it.kind.rawValue) \(name(it.from)) → \(name(it.tabRoot ?? it.to)) by \(name(it.by)) on "
        + it.trigger
    }
  }

  private func name(_ responsible: Responsible) -> String {
    switch responsible {
    case .coordinator(let id): name(id)
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }
}
