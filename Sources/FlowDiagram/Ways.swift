import FlowGraph
import FlowTrace

/// The arrows to draw between screens, and what is written on each.
///
/// A push implies its way back, and so does a presentation: backs by the system that only undo
/// one are left out. Where a sheet was swiped down from screens further inside it as well, one
/// arrow from the sheet's first screen stands for all of them and says how many they are.
struct Ways {
  /// What is written on each arrow, line by line.
  private(set) var labels: [Way: Set<ExactString>] = [:]

  private struct Pair: Hashable {
    var from: FlowGraph.Name
    var to: FlowGraph.Name
  }

  private var pushes: Set<Pair> = []
  private var presentations: Set<Pair> = []
  private var pushed: [FlowGraph.Name: [FlowGraph.Name]] = [:]
  private var presented: [FlowGraph.Name: [FlowGraph.Name]] = [:]
  private var inside: [FlowGraph.Name: Set<FlowGraph.Name>] = [:]

  init(of graph: FlowGraph, showsBacks: Bool) {
    let transitions = graph.transitions
    for transition in transitions {
      guard let from = transition.from else { continue }
      let pair = Pair(from: from, to: transition.to)
      switch transition.kind {
      case .push where pushes.insert(pair).inserted: pushed[from, default: []].append(pair.to)
      case .embed: pushed[from, default: []].append(pair.to)
      case .present where presentations.insert(pair).inserted:
        presented[from, default: []].append(pair.to)
      default: break
      }
    }
    var sheets: [Pair: [ExactString: Set<FlowGraph.Name>]] = [:]
    for transition in transitions {
      if !showsBacks, transition.isImplicit, let from = transition.from {
        let trigger = ExactString(transition.trigger)
        if undoesOneStep(transition) {
          if transition.kind == .dismiss {
            sheets[Pair(from: from, to: transition.to), default: [:]][trigger, default: []]
              .insert(from)
          }
          continue
        }
        if let first = firstScreenOfSheet(around: transition) {
          sheets[Pair(from: first, to: transition.to), default: [:]][trigger, default: []]
            .insert(from)
          continue
        }
      }
      let way = Way(from: transition.from, to: transition.to, role: .init(transition.kind))
      labels[way, default: []].insert(ExactString(transition.trigger))
    }
    for (sheet, triggers) in sheets {
      let way = Way(from: sheet.from, to: sheet.to, role: .dismiss)
      for (trigger, screens) in triggers where screens != [sheet.from] {
        let place = screens.count == 1 ? "from inside" : "\(screens.count) screens"
        labels[way, default: []].insert(ExactString("\(trigger.string) (\(place))"))
      }
    }
  }

  private func undoesOneStep(_ transition: FlowGraph.Transition) -> Bool {
    guard let from = transition.from else { return false }
    let forward = Pair(from: transition.to, to: from)
    return switch transition.kind {
    case .pop: pushes.contains(forward)
    case .dismiss: presentations.contains(forward)
    default: false
    }
  }

  private mutating func firstScreenOfSheet(around transition: FlowGraph.Transition)
    -> FlowGraph.Name?
  {
    guard transition.kind == .dismiss, let from = transition.from else { return nil }
    return presented[transition.to]?.first { screens(inside: $0).contains(from) }
  }

  private mutating func screens(inside first: FlowGraph.Name) -> Set<FlowGraph.Name> {
    if let known = inside[first] { return known }
    var reached: Set = [first]
    var next = [first]
    while let screen = next.popLast() {
      for further in pushed[screen] ?? [] where reached.insert(further).inserted {
        next.append(further)
      }
    }
    inside[first] = reached
    return reached
  }
}
