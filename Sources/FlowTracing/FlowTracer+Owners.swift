import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Finds out who shows a screen, unless that is known.
  ///
  /// What the app said counts first, then the coordinator whose router was asked, then the one that
  /// the screen knows, then the one whose code put it on display, and at last the one that stores
  /// it.
  func assignOwner(of screen: UIViewController, _ found: CoordinatorSearch) {
    guard objects[screen].owner == nil else { return }
    let note = turn.notes.last { $0.shows(screen) }
    if let router = note?.router?.object, let coordinator = coordinator(navigatingWith: router) {
      objects[screen].owner = coordinator
    } else if let coordinator = coordinatorKnown(to: screen) {
      adopt(coordinator, showing: screen)
      objects[screen].owner = objects[coordinator].id
    } else if let coordinator = note.flatMap({ coordinatorRunning(in: $0, near: nil) }) {
      objects[screen].owner = coordinator
    } else if let coordinator = found.keeper(of: screen) {
      objects[screen].owner = objects[coordinator].id
    }
  }

  /// The coordinator that a screen refers to, by itself or through its view model.
  ///
  /// The property called `coordinator` counts before the one called `delegate`, and both before
  /// others.
  private func coordinatorKnown(to screen: UIViewController) -> AnyObject? {
    var known: [(rank: Int, coordinator: AnyObject)] = []
    var models: [AnyObject] = []
    let isAlive = { (address: UnsafeRawPointer) in self.objects.object(at: address) }
    StoredReferences.visit(screen, isAlive: isAlive) { reference in
      if dialect.isCoordinator(reference.object) {
        let rank = ["coordinator", "delegate"].firstIndex(of: reference.property) ?? 2
        known.append((rank, reference.object))
      } else if !(reference.object is UIResponder) {
        models.append(reference.object)
      }
    }
    for model in models {
      StoredReferences.visit(model, isAlive: isAlive) { reference in
        if dialect.isCoordinator(reference.object) {
          known.append((3, reference.object))
        }
      }
    }
    return known.min { $0.rank < $1.rank }?.coordinator
  }

  /// The coordinator whose router this is.
  func coordinator(navigatingWith router: AnyObject) -> ObjectID? {
    var search = CoordinatorSearch(dialect: dialect, isAlive: { self.objects.object(at: $0) })
    search.search(from: roots.compactMap(\.object))
    return search.coordinators.first { dialect.router($0) === router }
      .flatMap { objects.known($0)?.id }
  }

  /// The coordinator whose code was running when a call was made: the innermost.
  ///
  /// Where several of its class are alive, the one that is `near` or above it counts, or else the
  /// newest.
  func coordinatorRunning(in note: NavigationNote, near: ObjectID?) -> ObjectID? {
    for type in note.types {
      let candidates = objects.coordinators(of: type).map(\.id)
      if candidates.count > 1 {
        let family = sequence(first: near) { id in
          id.flatMap { id in self.links.first { $0.child == id }?.parent }.map { $0 }
        }
        for case let relative? in family.prefix(100) where candidates.contains(relative) {
          return relative
        }
      }
      if let newest = candidates.last { return newest }
    }
    return nil
  }
}
