/// What a search for coordinators found, kept to tell whether the next finds the same.
///
/// It keeps no coordinator alive, and one that took the place of another in memory is another.
@MainActor
struct SearchMemory {
  private let coordinators: [Weak<AnyObject>]
  private let links: [CoordinatorSearch.Link]

  /// How many coordinators were found.
  var count: Int { coordinators.count }

  init(of found: CoordinatorSearch) {
    coordinators = found.coordinators.map { Weak($0) }
    links = found.links
  }

  /// Whether a search found the same coordinators, held in the same way.
  ///
  /// Complexity: O(*n*) in the coordinators and links.
  func isSame(as found: CoordinatorSearch) -> Bool {
    guard links == found.links, coordinators.count == found.coordinators.count else { return false }
    for (place, coordinator) in found.coordinators.enumerated()
    where coordinators[place].object !== coordinator { return false }
    return true
  }
}
