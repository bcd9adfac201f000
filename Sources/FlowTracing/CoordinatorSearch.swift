import FlowTrace
import PortableUIKit

/// Finds coordinators by what others store, and who holds whom.
///
/// Every look reads all that coordinators store anew, for nothing tells when they change; what it
/// has to know of their classes is remembered.
@MainActor
struct CoordinatorSearch {
  /// One coordinator stores another; both go by their places among those found.
  struct Link: Equatable {
    var holder: Int
    var held: Int
  }

  private let dialect: CoordinatorDialect
  private let objects: LiveObjects
  /// What was found, parents before children, and nearer ones before farther ones.
  private(set) var coordinators: [AnyObject] = []
  /// Who stores whom, in the order in which it was found.
  private(set) var links: [Link] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// By coordinator: the place of the one it was found through, if any.
  private var ways: [Int?] = []
  private var roots: Set<Int> = []
  /// Screens, and the place of a coordinator that stores each, in the order they were found.
  private var keepers: [(screen: ObjectIdentifier, place: Int)] = []
  /// What the object that is looked into stores; kept for its memory.
  private var references: [StrongReference] = []

  /// - Parameters:
  ///   - objects: those that have a serial already.
  ///   - count: how many coordinators there will be, most likely.
  init(dialect: CoordinatorDialect, objects: LiveObjects, expecting count: Int = 0) {
    self.dialect = dialect
    self.objects = objects
    coordinators.reserveCapacity(count)
    links.reserveCapacity(count)
    places.reserveCapacity(count)
    ways.reserveCapacity(count)
  }

  func contains(_ coordinator: AnyObject) -> Bool {
    place(of: coordinator) != nil
  }

  /// The place of a coordinator among those found.
  func place(of coordinator: AnyObject) -> Int? {
    places[ObjectIdentifier(coordinator)]
  }

  /// By coordinator: the places of those that store it, the nearest to a root first.
  var holders: [[Int]] {
    var holders = Array(repeating: [Int](), count: coordinators.count)
    for link in links {
      holders[link.held].append(link.holder)
    }
    return holders
  }

  /// The coordinators that store `coordinator`, the nearest to a root first. O(*n*) in the links.
  func holders(of coordinator: AnyObject) -> [AnyObject] {
    guard let place = place(of: coordinator) else { return [] }
    return links.lazy.filter { $0.held == place }.map { coordinators[$0.holder] }
  }

  /// The coordinator that stores a screen, the nearest to a root if several do.
  func keeper(of screen: AnyObject) -> AnyObject? {
    let id = ObjectIdentifier(screen)
    return keepers.first { $0.screen == id }.map { coordinators[$0.place] }
  }

  /// Adds `roots`, which nobody holds, and all that is found from them.
  ///
  /// Complexity: O(*n*) in the coordinators and what they store.
  mutating func search(from roots: [AnyObject]) {
    var next = coordinators.count
    for root in roots {
      self.roots.insert(place(of: root) ?? add(root, foundThrough: nil))
    }
    while next < coordinators.count {
      for child in children(of: next) where child !== coordinators[next] {
        hold(child, by: next)
      }
      next += 1
    }
  }

  @discardableResult
  private mutating func add(_ coordinator: AnyObject, foundThrough holder: Int?) -> Int {
    let place = coordinators.count
    places[ObjectIdentifier(coordinator)] = place
    coordinators.append(coordinator)
    ways.append(holder)
    return place
  }

  private mutating func hold(_ child: AnyObject, by holder: Int) {
    if let held = place(of: child) {
      if !roots.contains(held), !isAncestor(held, of: holder) {
        links.append(Link(holder: holder, held: held))
      }
    } else {
      links.append(Link(holder: holder, held: add(child, foundThrough: holder)))
    }
  }

  /// Whether the way from a root to a coordinator leads through `other`: then what it stores of
  /// `other` is a way back.
  private func isAncestor(_ other: Int, of coordinator: Int) -> Bool {
    var current = coordinator
    while let holder = ways[current] {
      if holder == other { return true }
      current = holder
    }
    return false
  }

  // MARK: What a coordinator holds

  private mutating func children(of place: Int) -> [AnyObject] {
    let coordinator = coordinators[place]
    if let children = dialect.children {
      return children(coordinator)
    }
    var found = CoordinatorChildren()
    var helpers: [AnyObject] = []
    let module = ClassProfile.of(coordinator).module
    read(coordinator)
    for reference in references {
      let profile = ClassProfile.of(reference.object)
      if profile.isCoordinator(reference.object, in: dialect) {
        found.add(reference)
      } else if profile.isController || profile.module == module {
        helpers.append(reference.object)
      }
    }
    // One step away: a store, a factory, a tab bar controller that owns the coordinators. Not in
    // what other modules made: that may belong to another thread.
    for helper in helpers {
      if ClassProfile.of(helper).isController {
        keepers.append((ObjectIdentifier(helper), place))
      }
      read(helper)
      for reference in references
      where ClassProfile.of(reference.object).isCoordinator(reference.object, in: dialect) {
        found.add(reference)
      }
    }
    references.removeAll(keepingCapacity: true)
    return found.inOrder(objects)
  }

  private mutating func read(_ object: AnyObject) {
    references.removeAll(keepingCapacity: true)
    StoredReferences.addStrong(in: object, ClassProfile.of(object).parts, to: &references)
  }
}
