import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Looks through the coordinators, and records those that are new, and the links made and cut.
  func followCoordinators() {
    var found: [CoordinatorLink] = []
    var visited: Set<ObjectID> = []
    for root in roots {
      if let root = root.object {
        visit(root, heldBy: nil, &found, &visited)
      }
    }
    for link in links where !found.contains(link) {
      recorder.record(.unlink(parent: link.parent, child: link.child))
    }
    for link in found where !links.contains(link) {
      recorder.record(.link(parent: link.parent, child: link.child))
    }
    links = found
  }

  /// - Parameter visited: ends the walk where coordinators hold each other in a circle.
  private func visit(
    _ coordinator: AnyObject, heldBy parent: ObjectID?, _ found: inout [CoordinatorLink],
    _ visited: inout Set<ObjectID>
  ) {
    let id = introduce(coordinator, heldBy: parent)
    if let parent {
      found.append(CoordinatorLink(parent: parent, child: id))
    }
    guard visited.insert(id).inserted else { return }
    for child in dialect.children(coordinator) {
      visit(child, heldBy: id, &found, &visited)
    }
  }

  private func introduce(_ coordinator: AnyObject, heldBy parent: ObjectID?) -> ObjectID {
    let entry = objects[coordinator]
    guard !entry.isIntroduced else { return entry.id }
    objects[coordinator].isIntroduced = true
    recorder.record(
      .coordinator(
        .init(
          id: entry.id, type: typeNames[coordinator].text, label: entry.label, parent: parent)))
    return entry.id
  }

  /// The coordinator whose router this is, among those that can be found now.
  func coordinator(navigatingWith router: AnyObject) -> ObjectID? {
    var visited: Set<ObjectIdentifier> = []
    var rest = roots.compactMap(\.object)
    while let coordinator = rest.popLast() {
      guard visited.insert(ObjectIdentifier(coordinator)).inserted else { continue }
      if dialect.router(coordinator) === router {
        return objects[coordinator].id
      }
      rest.append(contentsOf: dialect.children(coordinator))
    }
    return nil
  }
}
