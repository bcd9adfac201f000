import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

extension FlowTracer {
  /// Looks through the coordinators, and records those that are new, and the links made and cut.
  ///
  /// - Returns: what was found, which is to be cleared.
  func followCoordinators() -> CoordinatorSearch {
    let found = search
    var haveGone = false
    for index in roots.indices {
      if let root = roots[index].load() {
        found.add(root: root)
      } else {
        haveGone = true
      }
    }
    found.search()
    if haveGone { roots.removeAll { $0.object == nil } }
    if !adopted.isEmpty {
      adopted.removeAll { $0.child.object == nil }
      found.search(from: adopted.compactMap { $0.child.object }.filter { !found.contains($0) })
    }
    if lastSearch?.isSame(as: found) != true {
      record(found)
      lastSearch = SearchMemory(of: found)
    }
    findRouters(found)
    return found
  }

  /// Looks for the coordinators whose routers were asked.
  private func findRouters(_ found: CoordinatorSearch) {
    for index in turn.notes.indices where turn.notes[index].router > 0 {
      for place in found.found.indices {
        let coordinator = found.found[place].coordinator
        if let router = dialect.router(coordinator),
          objects.entry(of: router).pointee.number == turn.notes[index].router
        {
          turn.setCoordinator(objects[coordinator].pointee.id, ofNote: index)
          break
        }
      }
    }
  }

  private func record(_ found: CoordinatorSearch) {
    let coordinators = found.coordinators
    var ids = coordinators.map { objects.known($0)?.pointee.id }
    var now: [CoordinatorLink] = []
    for (place, holders) in found.holders.enumerated() {
      let coordinator = coordinators[place]
      var holding = holders.compactMap { ids[$0] }
      if let adopter = adopted.first(where: { $0.child.object === coordinator })?.parent {
        holding.append(adopter)
      }
      let parent = parent(of: ids[place], among: holding)
      let id = introduce(coordinator, heldBy: parent)
      ids[place] = id
      if let parent {
        now.append(CoordinatorLink(parent: parent, child: id))
      }
    }
    record(links: now)
  }

  private func record(links now: [CoordinatorLink]) {
    guard now != links else { return }
    // Most changes are at the end.
    let same = zip(links, now).prefix { $0 == $1 }.count
    let (old, new) = (links[same...], now[same...])
    let (before, after) = (Set(old), Set(new))
    for link in old where !after.contains(link) {
      tell(.unlink(parent: link.parent, child: link.child))
    }
    for link in new where !before.contains(link) {
      tell(.link(parent: link.parent, child: link.child))
    }
    replaceLinks(with: now)
  }

  /// The parent of a coordinator: the one it had, as long as that holds it, or else the first that
  /// does. Others were only handed it.
  private func parent(of coordinator: ObjectID?, among holders: [ObjectID]) -> ObjectID? {
    guard let parent = coordinator.flatMap({ parents[$0] }), holders.contains(parent) else {
      return holders.first
    }
    return parent
  }

  @discardableResult
  func introduce(_ coordinator: AnyObject, heldBy parent: ObjectID?) -> ObjectID {
    let entry = objects[coordinator]
    guard !entry.pointee.isIntroduced else { return entry.pointee.id }
    entry.pointee.isIntroduced = true
    objects.classify(entry)
    tell(
      .coordinator(
        .init(
          id: entry.pointee.id, type: entry.pointee.profile.name, label: entry.pointee.label,
          parent: parent)))
    return entry.pointee.id
  }

  /// Remembers a coordinator that no other stores, so far.
  func adopt(_ coordinator: AnyObject, parent: ObjectID?) {
    if !adopted.contains(where: { $0.child.object === coordinator }) {
      adopted.append(Adoption(parent: parent, child: Weak(coordinator)))
      lastSearch = nil
    }
  }

  /// Takes in a coordinator that a screen knows and no other coordinator stores: it lives in a
  /// closure, or on its own. Its parent is the one whose code started it, if any.
  func adopt(_ coordinator: AnyObject, showing screen: UIViewController) {
    guard objects.known(coordinator)?.pointee.isIntroduced != true else { return }
    let own = ClassProfile.of(coordinator).chain
    let note = turn.firstNote(showing: screen, objects)
    let types = note.map { turn.notes[$0].types } ?? []
    let parent = types.lazy.filter { !own.contains($0) }
      .compactMap { self.objects.family(of: $0).last?.id }.first
    let id = introduce(coordinator, heldBy: parent)
    adopt(coordinator, parent: parent)
    guard let parent else { return }
    replaceLinks(with: links + [CoordinatorLink(parent: parent, child: id)])
    tell(.link(parent: parent, child: id))
  }
}
