/// What a search for coordinators found, kept to tell whether the next finds the same.
///
/// It keeps no coordinator alive, and one that took the place of another in memory is another.
@MainActor
struct SearchMemory {
  private let coordinators: [Int]
  private let links: [CoordinatorSearch.Link]

  init(of found: CoordinatorSearch) {
    coordinators = found.found.map(\.number)
    links = found.links
  }

  /// Whether a search found the same coordinators, held in the same way.
  ///
  /// Complexity: O(*n*) in the coordinators and links.
  func isSame(as found: CoordinatorSearch) -> Bool {
    guard coordinators.count == found.found.count, links == found.links else { return false }
    for place in coordinators.indices where coordinators[place] != found.found[place].number {
      return false
    }
    return true
  }
}
