import FlowGraph
import FlowTrace

/// The coordinators and screens of one graph that the other does not have by that name, and what
/// is said about each.
struct RenameSuspects {
  typealias End = RenameEvidence.End

  /// A coordinator and a screen may have the same name.
  enum Suspect: Hashable {
    case coordinator(FlowGraph.Name)
    case screen(FlowGraph.Name)

    var name: FlowGraph.Name {
      switch self {
      case .coordinator(let name), .screen(let name): name
      }
    }
  }

  /// What others are called in the new graph; suspects are not in it.
  private let coordinators: [FlowGraph.Name: FlowGraph.Name]
  private let screens: [FlowGraph.Name: FlowGraph.Name]
  private(set) var evidence: [Suspect: Set<RenameEvidence>] = [:]

  /// O(*n*) in the graph's size.
  init(
    in graph: FlowGraph, coordinators: [FlowGraph.Name: FlowGraph.Name],
    screens: [FlowGraph.Name: FlowGraph.Name]
  ) {
    self.coordinators = coordinators
    self.screens = screens
    for name in graph.coordinatorSet where coordinators[name] == nil {
      evidence[.coordinator(name)] = Self.label(of: name)
    }
    for name in graph.screenSet where screens[name] == nil {
      evidence[.screen(name)] = Self.label(of: name)
    }
    guard !evidence.isEmpty else { return }
    for link in graph.linkSet { add(link) }
    for presentation in graph.presentSet { add(presentation) }
    // What the system does follows from what led there.
    for transition in graph.transitionCounts.keys where !transition.isImplicit { add(transition) }
  }

  private static func label(of name: FlowGraph.Name) -> Set<RenameEvidence> {
    name.label.map { [.label(ExactString($0))] } ?? []
  }

  private mutating func add(_ link: FlowGraph.Link) {
    let (parent, child) = (Suspect.coordinator(link.parent), Suspect.coordinator(link.child))
    note(.owns(end(child, for: parent)), about: parent)
    note(.isOwned(by: end(parent, for: child)), about: child)
  }

  private mutating func add(_ presentation: FlowGraph.Presentation) {
    let coordinator = Suspect.coordinator(presentation.coordinator)
    let screen = Suspect.screen(presentation.screen)
    note(.shows(end(screen, for: coordinator)), about: coordinator)
    note(.isShown(by: end(coordinator, for: screen)), about: screen)
  }

  private mutating func add(_ transition: FlowGraph.Transition) {
    let from = transition.from.map { Suspect.screen($0) }
    let to = Suspect.screen(transition.to)
    if let from { note(.leads(to: end(to, for: from), transition.kind), about: from) }
    note(.isReached(from: end(from, for: to), transition.kind), about: to)
    var involved = [from, to]
    if case .coordinator(let name) = transition.by { involved.append(.coordinator(name)) }
    for case let suspect? in involved where evidence[suspect] != nil {
      let fact = RenameEvidence.transition(
        from: end(from, for: suspect), to: end(to, for: suspect), transition.kind,
        trigger: ExactString(transition.trigger), by: end(transition.by, for: suspect))
      note(fact, about: suspect)
    }
  }

  private mutating func note(_ fact: RenameEvidence, about suspect: Suspect) {
    evidence[suspect]?.insert(fact)
  }

  private func end(_ other: Suspect?, for suspect: Suspect) -> End {
    guard let other else { return .none }
    guard other != suspect else { return .itself }
    let name =
      switch other {
      case .coordinator(let name): coordinators[name]
      case .screen(let name): screens[name]
      }
    return name.map(End.known) ?? .stranger
  }

  private func end(_ agent: FlowGraph.Agent, for suspect: Suspect) -> End {
    switch agent {
    case .coordinator(let name): end(Suspect.coordinator(name), for: suspect)
    case .system: .system
    case .app: .app
    case .unknown: .unknown
    }
  }
}

/// How alike the names of two types are, from 0 to 1.
enum NameLikeness {
  private static let endings = ["ViewController", "Controller", "Coordinator"]

  /// Compares what names say apart from their modules and endings; case makes no difference.
  static func between(_ a: FlowGraph.Name, _ b: FlowGraph.Name) -> Double {
    let (a, b) = (letters(of: a), letters(of: b))
    let longest = max(a.count, b.count)
    guard longest > 0 else { return 1 }
    return 1 - Double(EditDistance.between(a, b)) / Double(longest)
  }

  private static func letters(of name: FlowGraph.Name) -> [Character] {
    let short = TypeName(name.type).runtimeName
    let ending = endings.first { short.hasSuffix($0) && short != $0 }
    return Array(short.dropLast(ending?.count ?? 0).lowercased().prefix(100))
  }
}
