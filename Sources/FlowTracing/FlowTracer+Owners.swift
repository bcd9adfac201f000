import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

extension FlowTracer {
  /// Finds out who shows a screen of which that is not known.
  ///
  /// What the app said counts first, then the coordinator whose router was asked, then the one that
  /// the screen knows, then the one whose code put it on display, then the one whose router was handed
  /// it before the call that did so, and at last the one that stores it.
  func assignOwner(
    of screen: UIViewController, _ entry: LiveObjects.Entry, _ found: CoordinatorSearch
  ) {
    let note = turn.firstNote(showing: screen, objects)
    if let note, let coordinator = turn.notes[note].coordinator {
      entry.pointee.owner = coordinator
    } else if let coordinator = coordinatorKnown(to: screen) {
      adopt(coordinator, showing: screen)
      entry.pointee.owner = objects[coordinator].pointee.id
    } else if let note,
      let coordinator = coordinatorRunning(among: turn.notes[note].types, near: nil)
    {
      entry.pointee.owner = coordinator
    } else if let coordinator = turn.coordinator(handed: entry.pointee.number) {
      entry.pointee.owner = coordinator
    } else if let coordinator = found.keeper(of: screen) {
      entry.pointee.owner = objects[coordinator].pointee.id
    }
  }

  /// The coordinator that a screen refers to, by itself or through its view model.
  ///
  /// The property called `coordinator` counts before the one called `delegate`, and both before
  /// others.
  private func coordinatorKnown(to screen: UIViewController) -> AnyObject? {
    var known: [(rank: Int, coordinator: AnyObject)] = []
    var models: [AnyObject] = []
    properties.visit(screen, isAlive: objects.object) { reference in
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
      properties.visit(model, isAlive: objects.object) { reference in
        if dialect.isCoordinator(reference.object) {
          known.append((3, reference.object))
        }
      }
    }
    return known.min { $0.rank < $1.rank }?.coordinator
  }

  /// The coordinator whose code was running when a call was made: the innermost.
  ///
  /// A method that is inherited names the class it was written in; the next coordinator outward
  /// that inherits it counts, for it most likely called its own, and where there is none, nobody
  /// does. Where several of a class are alive, the one that is `near` or above it counts, or else
  /// the newest.
  ///
  /// - Parameter types: whose code was running, innermost first.
  func coordinatorRunning(among types: [CallStackType], near: ObjectID?) -> ObjectID? {
    for index in types.indices {
      let family = objects.family(of: types[index])
      guard !family.isEmpty else { continue }
      for heir in types[index...] {
        if let found = nearest(of: heir, in: family, to: near) { return found }
      }
      if family.count == 1 { return family[0].id }
    }
    return nil
  }

  /// The coordinator of a class among those of a family: the one that is `near` or above it, or else
  /// the newest.
  private func nearest(
    of type: CallStackType, in family: [LiveObjects.FamilyMember], to near: ObjectID?
  ) -> ObjectID? {
    var newest: ObjectID?
    var count = 0
    for member in family where member.type == type {
      newest = member.id
      count += 1
    }
    guard count > 1 else { return newest }
    var relative = near
    var steps = 0
    while let id = relative, steps <= links.count {
      for member in family where member.type == type && member.id == id { return id }
      relative = parents[id]
      steps += 1
    }
    return newest
  }
}
