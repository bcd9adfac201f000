/// The names of all objects that were ever seen, each made once.
struct FoundNames: Sendable {
  private struct TypeAndLabel: Hashable, Sendable {
    var type: ExactString
    var label: ExactString?
  }

  private var known: [TypeAndLabel: FlowGraph.Name] = [:]

  var all: Set<FlowGraph.Name> { Set(known.values) }

  mutating func name(_ type: String, _ label: String?) -> FlowGraph.Name {
    let key = TypeAndLabel(type: ExactString(type), label: label.map { ExactString($0) })
    if let name = known[key] { return name }
    let name = FlowGraph.Name(type: type, label: label)
    known[key] = name
    return name
  }
}
