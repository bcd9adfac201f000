package import FlowTrace
package import SwiftRuntimeLayout

/// The coordinators that are alive, by their classes and those above these.
@MainActor
package struct CoordinatorFamilies {
  /// A coordinator among those of its class and the classes above.
  package struct Member {
    package var id: ObjectID
    /// Its own class.
    package var type: CallStackType
  }

  /// By class, as its number on call stacks.
  private var families: [[Member]] = []

  package init() {}

  /// The coordinators of a class or of one below it, those included that are gone since the last
  /// look; the newest last. O(1).
  package subscript(_ type: CallStackType) -> [Member] {
    Int(type.index) < families.count ? families[Int(type.index)] : []
  }

  /// Adds a coordinator.
  ///
  /// - Parameters:
  ///   - id: its serial.
  ///   - chain: its class and those above.
  package mutating func add(_ id: ObjectID, _ chain: [CallStackType]) {
    let member = Member(id: id, type: chain[0])
    for type in chain {
      while families.count <= Int(type.index) { families.append([]) }
      families[Int(type.index)].append(member)
    }
  }

  /// Removes a coordinator.
  ///
  /// - Parameters:
  ///   - id: its serial.
  ///   - chain: its class and those above.
  package mutating func remove(_ id: ObjectID, _ chain: [CallStackType]) {
    for type in chain {
      families[Int(type.index)].removeAll { $0.id == id }
    }
  }
}
