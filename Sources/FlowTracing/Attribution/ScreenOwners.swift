import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// Finds out which coordinator shows a screen.
///
/// What the app said counts first, then the coordinator whose router was called, then the one that
/// the screen refers to, then the one whose code put it on display, then the one whose router was
/// handed it before the call that did so, and at last the one that stores it.
@MainActor
struct ScreenOwners {
  let coordinators: CoordinatorLedger
  let found: CoordinatorSearch
  let turn: Turn
  private var objects: LiveObjects { coordinators.objects }

  /// Notes the owner of a screen of which none is known, if there is one.
  func assign(to screen: UIViewController, _ entry: LiveObjects.Entry) {
    let note = noteShowing(screen)
    if let note, let coordinator = turn.notes[note].coordinator {
      entry.pointee.owner = coordinator
    } else if let coordinator = coordinatorStored(in: screen) {
      coordinators.adopt(coordinator, startedBy: note.map { turn.notes[$0].types } ?? [])
      entry.pointee.owner = objects[coordinator].pointee.id
    } else if let note,
      let coordinator = coordinators.attribution(of: turn, since: nil)
        .coordinatorRunning(among: turn.notes[note].types, near: nil)
    {
      entry.pointee.owner = coordinator
    } else if let coordinator = turn.coordinator(handed: entry.pointee.number) {
      entry.pointee.owner = coordinator
    } else if let coordinator = found.keeper(of: screen) {
      entry.pointee.owner = objects[coordinator].pointee.id
    }
  }

  /// The place of the last call that put a screen on display, or the nearest of its ancestors.
  private func noteShowing(_ screen: UIViewController) -> Int? {
    guard turn.isForward else { return nil }
    var next: UIViewController? = screen
    while let controller = next {
      if let note = turn.lastNote(showing: objects.entry(of: controller).pointee.number) {
        return note
      }
      next = controller.parent
    }
    return nil
  }

  /// The coordinator that a screen refers to, by itself or through its view model.
  ///
  /// The property called `coordinator` counts before the one called `delegate`, and both before
  /// others.
  private func coordinatorStored(in screen: UIViewController) -> AnyObject? {
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
}
