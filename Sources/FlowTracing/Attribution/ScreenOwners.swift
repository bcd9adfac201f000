import FlowAttribution
import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// Finds out which coordinator shows a screen.
///
/// What the app said counts first, then the coordinator that is stored on the screen, now or when it
/// was put on display, then the one whose router was called, then the one that keeps the screen or its
/// navigation controller as its own, then the one whose code put it on display, then the one whose
/// router was handed it before the call that did so, and at last any that stores it.
@MainActor
struct ScreenOwners {
  let coordinators: CoordinatorLedger
  let found: CoordinatorSearch
  let turn: Turn
  /// Finds the coordinators whose code ran.
  let code: RunningCode
  private var objects: LiveObjects { coordinators.objects }

  /// Notes the owner of a screen of which none is known, if there is one.
  func assign(to screen: UIViewController, _ entry: LiveObjects.Entry) {
    entry.pointee.owner = owner(of: screen, number: entry.pointee.number)
  }

  private func owner(of screen: UIViewController, number: Look.Number) -> ObjectID? {
    let note = noteShowing(screen)
    let types = note.map { turn.notes[$0].types } ?? []
    if let coordinator = StoredOwners(coordinators: coordinators).owner(of: screen) {
      coordinators.adopt(coordinator, startedBy: types)
      return objects[coordinator].pointee.id
    }
    if let seen = turn.ownerSeen(on: number) {
      return coordinators.adopt(seen, startedBy: types)
    }
    if let coordinator = note.flatMap({ turn.notes[$0].coordinator }) { return coordinator }
    let running = types.isEmpty ? nil : code.coordinator(among: types, owner: nil)?.id
    return keeper(of: screen, running: running) ?? running ?? turn.coordinator(handed: number)
      ?? found.keeper(of: screen).map { objects[$0].pointee.id }
  }

  /// The coordinator that keeps a screen as its own: of several the one whose code ran, or else the
  /// nearest to a root; where none does, the one that alone keeps its navigation controller.
  private func keeper(of screen: UIViewController, running: ObjectID?) -> ObjectID? {
    guard found.hasKeepers else { return nil }
    let owners = found.owners(of: screen).map { objects[$0].pointee.id }
    return owners.first { $0 == running } ?? owners.first
      ?? keeper(ofStackOf: screen, running: running)
  }

  /// The coordinator that alone keeps the navigation controller that a screen is on.
  ///
  /// Coordinators hand their stacks down: code of another one that is not above the keeper counts
  /// more.
  private func keeper(
    ofStackOf screen: UIViewController, running: ObjectID?
  ) -> ObjectID? {
    var next = screen.parent
    while let controller = next, !(controller is UINavigationController) {
      next = controller.parent
    }
    guard let stack = next else { return nil }
    let owners = found.owners(of: stack)
    guard owners.count == 1 else { return nil }
    let owner = objects[owners[0]].pointee.id
    guard let running, running != owner else { return owner }
    return code.isBelow(owner, running) ? owner : nil
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
}
