import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Finds out who shows a screen, unless that is known.
  ///
  /// What the app said counts first, then the coordinator whose router was asked, then the one that
  /// the screen knows, then the one whose code put it on display, and at last the one that stores
  /// it.
  func assignOwner(
    of screen: UIViewController, _ entry: LiveObjects.Entry, _ found: CoordinatorSearch
  ) {
    guard entry.owner == nil else { return }
    let note = turn.firstNote(showing: screen)
    if let coordinator = note?.coordinator {
      entry.owner = coordinator
    } else if let coordinator = coordinatorKnown(to: screen) {
      adopt(coordinator, showing: screen)
      entry.owner = objects[coordinator].id
    } else if let coordinator = note.flatMap({ coordinatorRunning(in: $0, near: nil) }) {
      entry.owner = coordinator
    } else if let coordinator = found.keeper(of: screen) {
      entry.owner = objects[coordinator].id
    }
  }

  /// The coordinator that a screen refers to, by itself or through its view model.
  ///
  /// The property called `coordinator` counts before the one called `delegate`, and both before
  /// others.
  private func coordinatorKnown(to screen: UIViewController) -> AnyObject? {
    var known: [(rank: Int, coordinator: AnyObject)] = []
    var models: [AnyObject] = []
    StoredReferences.visit(screen, isAlive: objects.object) { reference in
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
      StoredReferences.visit(model, isAlive: objects.object) { reference in
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
  func coordinatorRunning(in note: NavigationNote, near: ObjectID?) -> ObjectID? {
    for (index, type) in note.types.enumerated() {
      let family = objects.family(of: type)
      guard !family.isEmpty else { continue }
      for heir in note.types[index...] {
        let candidates = family.filter { $0.type == heir }.map(\.id)
        if let found = nearest(of: candidates, to: near) { return found }
      }
      if family.count == 1 { return family[0].id }
    }
    return nil
  }

  private func nearest(of ids: [ObjectID], to near: ObjectID?) -> ObjectID? {
    var relative = near
    var steps = 0
    while let id = relative, ids.count > 1, steps <= links.count {
      if ids.contains(id) { return id }
      relative = parents[id]
      steps += 1
    }
    return ids.last
  }
}
