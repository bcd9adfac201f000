import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// Finds the coordinators that screens are, or refer to by themselves or through their view models.
@MainActor
struct StoredOwners {
  let coordinators: CoordinatorLedger
  private var objects: LiveObjects { coordinators.objects }

  /// The screen itself where it is a coordinator, or else the coordinator that it refers to; of a page
  /// that refers to none, the one that the controller of the pages refers to.
  ///
  /// The property called `coordinator` counts before the one called `delegate`, and both before
  /// others.
  func owner(of screen: UIViewController) -> AnyObject? {
    if coordinators.isCoordinator(screen) { return screen }
    if let owner = ownerStored(on: screen) { return owner }
    return (screen.parent as? UIPageViewController).flatMap(ownerStored)
  }

  private func ownerStored(on screen: UIViewController) -> AnyObject? {
    guard coordinators.properties.mayHold(screen) else { return nil }
    let dialect = coordinators.dialect
    var known: [(rank: Int, coordinator: AnyObject)] = []
    var models: [AnyObject] = []
    coordinators.properties.visit(screen, isAlive: objects.object) { reference in
      if dialect.isCoordinator(reference.object) {
        // A property wrapper stores what it wraps under the property's name with an underscore.
        let name = reference.property.drop { $0 == "_" }
        let rank = ["coordinator", "delegate"].firstIndex { $0 == name } ?? 2
        known.append((rank, reference.object))
      } else if !(reference.object is UIResponder) {
        models.append(reference.object)
      }
    }
    for model in models {
      coordinators.properties.visit(model, isAlive: objects.object) { reference in
        if dialect.isCoordinator(reference.object) {
          known.append((3, reference.object))
        }
      }
    }
    return known.min { $0.rank < $1.rank }?.coordinator
  }

  /// The coordinators that closures capture which a screen stores, or its view models do.
  func captured(by screen: UIViewController) -> [AnyObject] {
    guard coordinators.properties.mayHold(screen) else { return [] }
    var found: [AnyObject] = []
    var models: [AnyObject] = []
    visitCaptures(of: screen, &found) { if !($0 is UIResponder) { models.append($0) } }
    for model in models { visitCaptures(of: model, &found) { _ in } }
    return found
  }

  private func visitCaptures(
    of object: AnyObject, _ found: inout [AnyObject], _ stored: (AnyObject) -> Void
  ) {
    coordinators.properties.visit(object, captures: true, isAlive: objects.object) { reference in
      if coordinators.dialect.isCoordinator(reference.object) {
        if reference.isCaptured { found.append(reference.object) }
      } else if !reference.isCaptured {
        stored(reference.object)
      }
    }
  }

  /// Returns the coordinators that screens without an owner refer to, in what is about to be shown.
  ///
  /// A coordinator that nobody keeps is still alive then.
  func owners(in controller: UIViewController) -> [SeenOwner] {
    var seen: [SeenOwner] = []
    see(controller, &seen)
    return seen
  }

  private func see(_ controller: UIViewController, _ seen: inout [SeenOwner]) {
    let entry = objects.entry(of: controller)
    if !entry.isTransparent, entry.pointee.owner == nil, let owner = owner(of: controller) {
      seen.append(SeenOwner(screen: entry.pointee.number, objects.entry(of: owner)))
    }
    let container = entry.pointee.profile.container
    guard container != .other else { return }
    for child in container.contents(of: controller) { see(child, &seen) }
  }
}

/// A coordinator that a screen referred to when it was put on display.
///
/// It names objects by their numbers, so it keeps nothing alive.
struct SeenOwner {
  /// The number of the screen.
  let screen: Look.Number
  /// The number of the coordinator.
  let number: Look.Number
  /// Where the coordinator lay.
  let address: UInt
  unowned(unsafe) let profile: ClassProfile
  let label: String?
  /// The coordinator's serial, where the trace contains it.
  let id: ObjectID?

  @MainActor
  init(screen: Look.Number, _ coordinator: LiveObjects.Entry) {
    self.screen = screen
    number = coordinator.pointee.number
    address = coordinator.pointee.address
    profile = coordinator.pointee.profile
    label = coordinator.pointee.label
    id = coordinator.isCoordinator ? coordinator.pointee.coordinatorID : nil
  }
}
