import FlowTrace
import SwiftRuntimeLayout

/// The coordinators that another stores, as they are found.
@MainActor
struct CoordinatorChildren {
  private var found: [AnyObject] = []
  private var unordered: Set<ObjectIdentifier> = []

  mutating func add(_ reference: StrongReference) {
    found.append(reference.object)
    if !reference.isOrdered {
      unordered.insert(ObjectIdentifier(reference.object))
    }
  }

  /// Those first that have a place, then those that a set or a dictionary holds: by serial, and what
  /// is new by the names of classes. Of two that are new and of one class, either may come first.
  func inOrder(_ objects: LiveObjects) -> [AnyObject] {
    guard !unordered.isEmpty else { return found }
    let strays = found.filter { unordered.contains(ObjectIdentifier($0)) }.map { coordinator in
      (
        coordinator, serial: objects.known(coordinator)?.pointee.id.serial ?? .max,
        name: CallStackType(type(of: coordinator)).name
      )
    }
    return found.filter { !unordered.contains(ObjectIdentifier($0)) }
      + strays.sorted { ($0.serial, $0.name) < ($1.serial, $1.name) }.map(\.0)
  }
}
