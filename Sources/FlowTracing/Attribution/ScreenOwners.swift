import FlowAttribution
import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// Finds out which coordinator shows a screen.
///
/// What the app said counts first, then the screen itself where it is a coordinator, then the
/// coordinator that is stored on it, now or when it was put on display, then the one whose router was
/// called, then the one that keeps the screen as its own, then that of the screen in which it is
/// embedded by nobody's code, then the one that keeps its navigation controller, then the nearest
/// container that is a coordinator, then the one whose code put the screen on display, then the one
/// whose router was handed it before the call that did so, then any that stores it, and of an alert at
/// last that of the screen which it covers.
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
      return coordinators.adopt(coordinator, startedBy: types)
    }
    if let seen = turn.ownerSeen(on: number) {
      return coordinators.adopt(seen, startedBy: types)
    }
    if let coordinator = note.flatMap({ turn.notes[$0].coordinator }) { return coordinator }
    let running = running(among: types, showing: screen)
    return keeper(of: screen, running: running)
      ?? (running == nil ? host(of: screen) : nil)
      ?? keeper(ofStackOf: screen, running: running)
      ?? container(of: screen, running: running, startedBy: types)
      ?? running ?? turn.coordinator(handed: number)
      ?? found.keeper(of: screen).flatMap(coordinators.id) ?? screenBelow(screen)
  }

  /// The coordinator whose code put a screen on display, the innermost that is known or that closures
  /// of the screen capture.
  ///
  /// One that only closures keep is known to nobody before its first screen.
  private func running(among types: [CallStackType], showing screen: UIViewController) -> ObjectID?
  {
    if let first = types.first, !code.coordinators[first].isEmpty {
      return code.coordinator(among: types, owner: nil)?.id
    }
    guard !types.isEmpty else { return nil }
    return captured(by: screen, among: types) ?? code.coordinator(among: types, owner: nil)?.id
  }

  /// The coordinator that closures of a screen capture, and whose code ran inside that of all known ones.
  ///
  /// Screens of a class that came on the same way, and captured none before, are not read again.
  private func captured(by screen: UIViewController, among types: [CallStackType]) -> ObjectID? {
    let unknown = types.prefix { code.coordinators[$0].isEmpty }
    var way = StableHasher()
    way.mix(ClassProfile.of(screen).nameHash)
    for type in unknown { way.mix(UInt64(type.index)) }
    guard !coordinators.waysWithoutCapture.contains(way.hash) else { return nil }
    let captured = StoredOwners(coordinators: coordinators).captured(by: screen)
    for type in unknown {
      let coordinator = captured.first { ClassProfile.of($0).chain.contains(type) }
      if let coordinator { return coordinators.adopt(coordinator, startedBy: types) }
    }
    coordinators.waysWithoutCapture.insert(way.hash)
    return nil
  }

  /// The coordinator that keeps a screen as its own: of several the one whose code ran, or else the
  /// nearest to a root.
  private func keeper(of screen: UIViewController, running: ObjectID?) -> ObjectID? {
    guard found.hasKeepers else { return nil }
    let owners = found.owners(of: screen).compactMap(coordinators.id)
    return owners.first { $0 == running } ?? owners.first
  }

  /// The coordinator of the screen that an alert is about, where the screen presents it by itself.
  private func screenBelow(_ screen: UIViewController) -> ObjectID? {
    guard screen is UIAlertController else { return nil }
    var below: ObjectID?
    var next = screen.presentingViewController
    while let controller = next {
      let entry = objects.entry(of: controller)
      if !entry.isTransparent { below = entry.pointee.owner }
      next = controller.contentOnDisplay
    }
    return below
  }

  /// The coordinator of the screen in which another is embedded by code that is nobody's.
  private func host(of screen: UIViewController) -> ObjectID? {
    guard let parent = screen.parent else { return nil }
    let entry = objects.entry(of: parent)
    return entry.isTransparent ? nil : entry.pointee.owner
  }

  /// The coordinator that alone keeps the navigation controller that a screen is on.
  ///
  /// Coordinators hand their stacks down: code of another one that is not above the keeper counts
  /// more.
  private func keeper(
    ofStackOf screen: UIViewController, running: ObjectID?
  ) -> ObjectID? {
    guard found.hasKeepers else { return nil }
    var next = screen.parent
    while let controller = next, !(controller is UINavigationController) {
      next = controller.parent
    }
    guard let stack = next else { return nil }
    let owners = found.owners(of: stack)
    guard owners.count == 1 else { return nil }
    guard let owner = coordinators.id(of: owners[0]) else { return nil }
    guard let running, running != owner else { return owner }
    return code.isBelow(owner, running) ? owner : nil
  }

  /// The nearest container of a screen that is a coordinator.
  ///
  /// Code of another coordinator that is not above the container counts more.
  private func container(
    of screen: UIViewController, running: ObjectID?, startedBy types: [CallStackType]
  ) -> ObjectID? {
    var next = screen.parent
    while let controller = next, !coordinators.isCoordinator(controller) {
      next = controller.parent
    }
    guard let controller = next else { return nil }
    guard let container = coordinators.id(of: controller) else {
      return coordinators.adopt(controller, startedBy: types)
    }
    guard let running, running != container else { return container }
    return code.isBelow(container, running) ? container : nil
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
