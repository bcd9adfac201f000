import FlowTrace

/// What one step brought about, with names in place of serial numbers: equal for two steps that did
/// the same to different instances.
struct StepEffect: Equatable {
  /// The screen on which the step was done, the step, its transitions and what it ended, in words.
  var text = ""
  /// The transitions, in words.
  var transitions: [String] = []
  /// The transitions but for embeddings, which a trace has once for each child, however often it comes.
  var repeatable: [String] = []
  /// The links and presentations that began with it, in words.
  var beginnings: [String] = []
  /// The links that began with it, in words.
  var linked: [String] = []
  /// The number of links between coordinators after it.
  var links = 0
}

/// Follows the records of one session, and puts the effect of each step into words.
struct StepEffectReader {
  private(set) var names: [ObjectID: String] = [:]
  private var links = 0

  /// Takes in what was recorded since the last time, without an account of it.
  mutating func skip(_ records: [TraceRecord]) {
    for record in records { note(record.event) }
  }

  /// Returns the effect of the step since the last time.
  ///
  /// - Parameter screen: the class of the screen that was on display before.
  mutating func read(_ records: [TraceRecord], on screen: String?) -> StepEffect {
    var effect = StepEffect(text: screen ?? "")
    for record in records {
      note(record.event)
      guard let words = words(record.event) else { continue }
      switch record.event {
      case .link, .presents:
        effect.beginnings.append(words)
        if case .link = record.event { effect.linked.append(words) }
        continue
      case .transition(let transition):
        effect.transitions.append(words)
        if transition.kind != .embed { effect.repeatable.append(words) }
      default: break
      }
      effect.text += "|"
      effect.text += words
    }
    effect.links = links
    return effect
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

  /// An event in words; nil for one that only names something.
  private func words(_ event: TraceEvent) -> String? {
    switch event {
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
    default: nil
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
