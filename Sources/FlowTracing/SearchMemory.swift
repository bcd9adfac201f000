/// What a search for coordinators found, kept to tell whether the next finds the same.
///
/// It keeps no coordinator alive, and one that took the place of another in memory is another.
@MainActor
struct SearchMemory {
  private let coordinators: [Weak<AnyObject>]
  private let links: [CoordinatorSearch.Link]

  init(of found: CoordinatorSearch) {
    coordinators = found.coordinators.map { Weak($0) }
    links = found.links
  }

  /// Whether a search found the same coordinators, held in the same way.
  ///
  /// Complexity: O(*n*) in the coordinators and links.
  func isSame(as found: CoordinatorSearch) -> Bool {
    links == found.links && coordinators.count == found.coordinators.count
      && zip(coordinators, found.coordinators).allSatisfy { $0.object === $1 }
  }
}
