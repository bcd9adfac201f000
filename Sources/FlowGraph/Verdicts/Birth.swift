import FlowTrace

/// What made a coordinator: a step of the person in a state of the interface.
struct Birth: Hashable, Sendable {
  var parent: ObjectID
  var name: FlowGraph.Name
  var step: PersonStep
  var state: InterfaceState
}
