import FlowTrace

/// Who showed the screens that were freed last.
struct Ghosts: Sendable {
  struct Flow: Sendable {
    var coordinator: ObjectID
    var bond: VerdictEvidence.Bond
  }

  /// As many are remembered.
  private static let most = 256

  private var flows: [ObjectID: Flow] = [:]
  private var order: [ObjectID] = []

  subscript(_ screen: ObjectID) -> Flow? { flows[screen] }

  mutating func add(_ screen: ObjectID, _ flow: Flow) {
    flows[screen] = flow
    order.append(screen)
    guard order.count > 2 * Self.most else { return }
    for forgotten in order.prefix(Self.most) { flows[forgotten] = nil }
    order.removeFirst(Self.most)
  }
}
