import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Looks through the coordinators, and records those that are new, and the links made and cut.
  func followCoordinators() -> CoordinatorSearch {
    var found = CoordinatorSearch(dialect: dialect, objects: objects)
    found.search(from: roots.compactMap(\.object))
    adopted.removeAll { $0.child.object == nil }
    roots.removeAll { $0.object == nil }
    found.search(from: adopted.compactMap { $0.child.object }.filter { !found.contains($0) })

    var now: [CoordinatorLink] = []
    for coordinator in found.coordinators {
      let holders = found.holders(of: coordinator).compactMap { objects.known($0)?.id }
      let adopter = adopted.first { $0.child.object === coordinator }?.parent
      let parent = parent(among: adopter.map { holders + [$0] } ?? holders, of: coordinator)
      let id = introduce(coordinator, heldBy: parent)
      if let parent {
        now.append(CoordinatorLink(parent: parent, child: id))
      }
    }
    record(links: now)
    routed = turn.notes.contains { $0.router != nil } ? routers(of: found.coordinators) : [:]
    return found
  }

  /// Which coordinator navigates with which router.
  private func routers(of coordinators: [AnyObject]) -> [ObjectIdentifier: ObjectID] {
    let pairs = coordinators.compactMap { coordinator in
      dialect.router(coordinator).map { (ObjectIdentifier($0), objects[coordinator].id) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func record(links now: [CoordinatorLink]) {
    guard now != links else { return }
    let (before, after) = (Set(links), Set(now))
    for link in links where !after.contains(link) {
      recorder.record(.unlink(parent: link.parent, child: link.child))
    }
    for link in now where !before.contains(link) {
      recorder.record(.link(parent: link.parent, child: link.child))
    }
    replaceLinks(with: now)
  }

  /// The parent of a coordinator: the one it had, as long as that holds it, or else the first that
  /// does. Others were only handed it.
  private func parent(among holders: [ObjectID], of coordinator: AnyObject) -> ObjectID? {
    guard let id = objects.known(coordinator)?.id, let parent = parents[id],
      holders.contains(parent)
    else { return holders.first }
    return parent
  }

  @discardableResult
  func introduce(_ coordinator: AnyObject, heldBy parent: ObjectID?) -> ObjectID {
    let entry = objects[coordinator]
    guard !entry.isIntroduced else { return entry.id }
    objects[coordinator].isIntroduced = true
    objects.classify(coordinator, CallStackType.chain(of: coordinator))
    recorder.record(
      .coordinator(
        .init(
          id: entry.id, type: typeNames[coordinator].text, label: entry.label, parent: parent)))
    return entry.id
  }

  /// Remembers a coordinator that no other stores, so far.
  func adopt(_ coordinator: AnyObject, parent: ObjectID?) {
    if !adopted.contains(where: { $0.child.object === coordinator }) {
      adopted.append(Adoption(parent: parent, child: Weak(coordinator)))
    }
  }

  /// Takes in a coordinator that a screen knows and no other coordinator stores: it lives in a
  /// closure, or on its own. Its parent is the one whose code started it, if any.
  func adopt(_ coordinator: AnyObject, showing screen: UIViewController) {
    guard objects.known(coordinator)?.isIntroduced != true else { return }
    let own = CallStackType.chain(of: coordinator)
    let types = turn.notes(showing: screen).first?.types ?? []
    let parent = types.lazy.filter { !own.contains($0) }
      .compactMap { self.objects.family(of: $0).last?.id }.first
    let id = introduce(coordinator, heldBy: parent)
    adopt(coordinator, parent: parent)
    guard let parent else { return }
    replaceLinks(with: links + [CoordinatorLink(parent: parent, child: id)])
    recorder.record(.link(parent: parent, child: id))
  }
}

extension CallStackType {
  /// A class and those above it, as call stacks name them.
  @MainActor
  static func chain(of object: AnyObject) -> [CallStackType] {
    let own: any AnyObject.Type = type(of: object)
    let levels = sequence(first: ClassMetadata(own)) { $0?.superclass }.prefix { $0 != nil }
    return levels.isEmpty
      ? [CallStackType(own)] : levels.compactMap { $0.map { CallStackType($0.type) } }
  }
}
