/// The objects that the lines of a session have declared so far.
struct ObjectRegister {
  typealias Failure = JSONScanner.Failure

  private enum Kind: UInt8 {
    case none, coordinator, screen
  }

  private var kinds: [Kind] = []
  /// Objects that were reported to be undeclared, or whose declaration was.
  private var missing: Set<ObjectID> = []

  private subscript(_ id: ObjectID) -> Kind {
    let index = Int(id.serial)
    return index < kinds.count ? kinds[index] : .none
  }

  /// Adds the object that an event declares.
  ///
  /// - Returns: false where the event names an object that is missing, which was reported before.
  /// - Throws: a failure where the event names an object that no line of the session declares, or
  ///   that is declared as something else, or declares an object again.
  mutating func admit(_ event: TraceEvent, of line: TraceObject) throws(Failure) -> Bool {
    switch event {
    case .launch:
      kinds.removeAll(keepingCapacity: true)
      missing.removeAll()
    case .coordinator(let coordinator):
      guard try has(coordinator.parent, .coordinator, .parent, line) else {
        miss(coordinator.id)
        return false
      }
      try declare(coordinator.id, .coordinator, line)
    case .screen(let screen):
      try declare(screen.id, .screen, line)
    case .link(let parent, let child), .unlink(let parent, let child):
      guard try has(parent, .coordinator, .parent, line) else { return false }
      return try has(child, .coordinator, .child, line)
    case .presents(let coordinator, let screen):
      guard try has(coordinator, .coordinator, .coordinator, line) else { return false }
      return try has(screen, .screen, .screen, line)
    case .enter(let screen), .leave(let screen), .finishedAgain(let screen):
      return try has(screen, .screen, .screen, line)
    case .transition(let transition), .covered(let transition):
      guard try has(transition.from, .screen, .from, line),
        try has(transition.to, .screen, .to, line),
        try has(transition.tabRoot, .screen, .tabRoot, line)
      else { return false }
      if case .coordinator(let id) = transition.by {
        return try has(id, .coordinator, .by, line)
      }
    case .freed(let id):
      return self[id] != .none ? true : try expectMissing(id, "object", .id, line)
    case .step, .state:
      break
    }
    return true
  }

  /// Notes that the declaration of an object was skipped, unless it has another.
  mutating func miss(_ id: ObjectID) {
    if self[id] == .none { missing.insert(id) }
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

  /// Returns whether an object is declared, as what is expected; none always is.
  private mutating func has(
    _ id: ObjectID?, _ kind: Kind, _ field: TraceField, _ line: TraceObject
  ) throws(Failure) -> Bool {
    guard let id, self[id] != kind else { return true }
    return try expectMissing(id, "\(kind)", field, line)
  }

  /// Returns false for an object that was reported to be missing before.
  ///
  /// - Throws: a failure for any other.
  private mutating func expectMissing(
    _ id: ObjectID, _ what: String, _ field: TraceField, _ line: TraceObject
  ) throws(Failure) -> Bool {
    let isNew = self[id] != .none || missing.insert(id).inserted
    guard !isNew else { throw line.fail(field, "undeclared \(what) \(id.serial)") }
    return false
  }
}
