import FlowGraph
import FlowTrace

/// The names of all objects that were ever seen, each made once.
struct FoundNames: Sendable {
  private struct TypeAndLabel: Hashable, Sendable {
    var type: ExactString
    var label: ExactString?
  }

  /// Whether titles tell screens of one class apart, as in ``FlowGraphBuilder``.
  private let instances: Bool
  private var known: [TypeAndLabel: FlowGraph.Name] = [:]

  init(instances: Bool = false) {
    self.instances = instances
  }

  var all: Set<FlowGraph.Name> { Set(known.values) }

  mutating func name(_ screen: TraceEvent.Screen) -> FlowGraph.Name {
    name(screen.type, screen.label ?? (instances ? screen.title : nil))
  }

  mutating func name(_ type: String, _ label: String?) -> FlowGraph.Name {
    let key = TypeAndLabel(type: ExactString(type), label: label.map { ExactString($0) })
    if let name = known[key] { return name }
    let name = FlowGraph.Name(type: type, label: label)
    known[key] = name
    return name
  }
}
