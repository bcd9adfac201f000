/// The objects that the lines of a session have declared so far.
struct ObjectRegister {
  typealias Failure = JSONScanner.Failure

  private enum Kind: UInt8 {
    case none, coordinator, screen
  }

  private var kinds: [Kind] = []

  private subscript(_ id: ObjectID) -> Kind {
    let index = Int(id.serial)
    return index < kinds.count ? kinds[index] : .none
  }

  /// Adds the object that an event declares.
  ///
  /// - Throws: a failure where the event names an object that no line of the session declares, or
  ///   that is declared as something else, or declares an object again.
  mutating func admit(_ event: TraceEvent, of line: TraceObject) throws(Failure) {
    switch event {
    case .launch:
      kinds.removeAll(keepingCapacity: true)
    case .coordinator(let coordinator):
      try require(coordinator.parent, .coordinator, .parent, line)
      try declare(coordinator.id, .coordinator, line)
    case .screen(let screen):
      try declare(screen.id, .screen, line)
    case .link(let parent, let child), .unlink(let parent, let child):
      try require(parent, .coordinator, .parent, line)
      try require(child, .coordinator, .child, line)
    case .presents(let coordinator, let screen):
      try require(coordinator, .coordinator, .coordinator, line)
      try require(screen, .screen, .screen, line)
    case .enter(let screen), .leave(let screen), .finishedAgain(let screen):
      try require(screen, .screen, .screen, line)
    case .transition(let transition), .covered(let transition):
      try require(transition.from, .screen, .from, line)
      try require(transition.to, .screen, .to, line)
      try require(transition.tabRoot, .screen, .tabRoot, line)
      if case .coordinator(let id) = transition.by {
        try require(id, .coordinator, .by, line)
      }
    case .freed(let id):
      if self[id] == .none {
        throw line.fail(.id, "undeclared object \(id.serial)")
      }
    case .step, .state:
      break
    }
  }

  private mutating func declare(
    _ id: ObjectID, _ kind: Kind, _ line: TraceObject
  ) throws(Failure) {
    guard self[id] == .none else {
      throw line.fail(.id, "duplicate declaration of object \(id.serial)")
    }
    let index = Int(id.serial)
    if index >= kinds.count {
      kinds.append(contentsOf: repeatElement(.none, count: index + 1 - kinds.count))
    }
    kinds[index] = kind
  }

  private func require(
    _ id: ObjectID?, _ kind: Kind, _ field: TraceField, _ line: TraceObject
  ) throws(Failure) {
    guard let id, self[id] != kind else { return }
    throw line.fail(field, "undeclared \(kind) \(id.serial)")
  }
}
