package import FlowTrace
package import SwiftRuntimeLayout

/// Finds the coordinators whose code was running, by the types on call stacks.
@MainActor
package struct RunningCode {
  package let coordinators: CoordinatorFamilies
  /// The parent of each coordinator that has one.
  package let parents: [ObjectID: ObjectID]
  /// The last serial before the turn: what has a later one was found in it.
  package let lastSerial: UInt32
  /// The coordinator whose screen was on display before the turn, if that is known.
  package let displayed: ObjectID?
  /// Whether every type is known whose code ran.
  package let isComplete: Bool

  /// - Parameters:
  ///   - coordinators: the coordinators that are alive.
  ///   - parents: the parent of each coordinator that has one.
  ///   - lastSerial: the last serial before the turn.
  ///   - displayed: the coordinator whose screen was on display before the turn, if that is known.
  ///   - isComplete: whether every type is known whose code ran.
  package init(
    coordinators: CoordinatorFamilies, parents: [ObjectID: ObjectID], lastSerial: UInt32,
    displayed: ObjectID?, isComplete: Bool
  ) {
    self.coordinators = coordinators
    self.parents = parents
    self.lastSerial = lastSerial
    self.displayed = displayed
    self.isComplete = isComplete
  }

  /// A coordinator whose code was running.
  package struct Running {
    package var id: ObjectID
    /// Whether no other's may have run farther inside.
    package var isCertain: Bool

    package init(id: ObjectID, isCertain: Bool) {
      self.id = id
      self.isCertain = isCertain
    }
  }

  /// The coordinator whose code was running when a call was made: the innermost.
  ///
  /// An inherited method has the name of the class it was written in; the next coordinator outward
  /// that inherits it counts, as it most likely called its own, and where there is none, nobody
  /// does. Where several of a class are alive, the `owner` counts, then the newest if it was made in
  /// this turn, then the one that is above the owner, or is or is above the one whose screen was on
  /// display, and at last the newest.
  ///
  /// - Parameters:
  ///   - types: whose code was running, innermost first.
  ///   - owner: the coordinator that shows the screen, if that is known.
  /// - Returns: nil where no coordinator's code was running.
  package func coordinator(among types: [CallStackType], owner: ObjectID?) -> Running? {
    var isCertain = isComplete
    for index in types.indices {
      if types[index] == .hidden { isCertain = false }
      let family = coordinators[types[index]]
      guard !family.isEmpty else { continue }
      for heir in types[index...] {
        if let found = nearest(of: heir, in: family, to: owner) {
          return Running(id: found, isCertain: isCertain)
        }
      }
      if family.count == 1 { return Running(id: family[0].id, isCertain: isCertain) }
    }
    return nil
  }

  /// The coordinator of a class among those of a family that is likeliest to have run; see
  /// ``coordinator(among:owner:)``.
  private func nearest(
    of type: CallStackType, in family: [CoordinatorFamilies.Member], to owner: ObjectID?
  ) -> ObjectID? {
    var newest: ObjectID?
    var count = 0
    for member in family where member.type == type {
      if member.id == owner { return owner }
      newest = member.id
      count += 1
    }
    guard count > 1, let newest, newest.serial <= lastSerial else { return newest }
    return relative(of: owner, type, in: family)
      ?? relative(of: displayed, type, in: family) ?? newest
  }

  /// The first of a coordinator and those above it that is of a class.
  private func relative(
    of coordinator: ObjectID?, _ type: CallStackType, in family: [CoordinatorFamilies.Member]
  ) -> ObjectID? {
    var relative = coordinator
    var steps = 0
    while let id = relative, steps <= parents.count {
      for member in family where member.type == type && member.id == id { return id }
      relative = parents[id]
      steps += 1
    }
    return nil
  }

  /// Whether a coordinator is below another.
  package func isBelow(_ coordinator: ObjectID, _ other: ObjectID) -> Bool {
    var above = parents[coordinator]
    var steps = 0
    while let id = above, steps <= parents.count {
      if id == other { return true }
      above = parents[id]
      steps += 1
    }
    return false
  }
}
