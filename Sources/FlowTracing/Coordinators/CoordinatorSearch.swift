import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// Finds coordinators by what others store, and who holds whom.
///
/// Every look reads all that coordinators store anew, as nothing reports their changes; what it needs
/// of their classes is remembered.
@MainActor
final class CoordinatorSearch {
  /// One coordinator stores another; both go by their places among those found.
  struct Link: Equatable {
    var holder: Int
    var held: Int
  }

  /// A coordinator that was found.
  struct Found {
    let coordinator: AnyObject
    /// Distinguishes it from all other objects.
    let number: Int
    /// The place of the coordinator it was found through; -1 for a root.
    let finder: Int
    /// Whether it is a root, however it was found.
    var isRoot = false
  }

  /// A coordinator stores a controller.
  private struct Keeper {
    var controller: ObjectIdentifier
    var place: Int
    /// Whether it does so in another way than in a set or as a key.
    var isOwn: Bool
  }

  private let dialect: CoordinatorDialect
  private let objects: LiveObjects
  private let properties: PropertyReader
  /// Distinguishes what this search marked from what others did.
  private var mark: Int
  /// What was found, parents before children, and nearer ones before farther ones.
  // Checking each access takes 1.4 % of the instructions of a navigation. None overlaps another: a tracer
  // looks once at a time.
  @exclusivity(unchecked) private(set) var found: [Found] = []
  /// Who stores whom, in the order in which it was found.
  private(set) var links: [Link] = []
  /// As many coordinators have been looked into.
  private var searched = 0
  /// Controllers, and the place of a coordinator that stores each, in the order they were found.
  private var keepers: [Keeper] = []
  /// Controllers under which a dictionary stores a coordinator, and the place of that.
  private var keys: [(controller: UInt, place: Int)] = []
  /// What the object that is looked into stores; kept for its memory.
  private var references: [StrongReference] = []

  /// - Parameters:
  ///   - dialect: how to recognize coordinators, and how to look into them.
  ///   - objects: the objects that are remembered.
  ///   - properties: reads what coordinators store.
  init(dialect: CoordinatorDialect, objects: LiveObjects, properties: PropertyReader) {
    self.dialect = dialect
    self.objects = objects
    self.properties = properties
    mark = objects.beginSearch()
  }

  /// Lets go what was found, and keeps the memory that it was in: another search begins.
  func clear() {
    found.empty()
    links.empty()
    keepers.empty()
    keys.empty()
    searched = 0
    mark = objects.beginSearch()
  }

  /// The coordinators that were found.
  var coordinators: [AnyObject] { found.map(\.coordinator) }

  func contains(_ coordinator: AnyObject) -> Bool {
    place(of: coordinator) != nil
  }

  /// The place of a coordinator among those found.
  func place(of coordinator: AnyObject) -> Int? {
    place(of: objects.entry(of: coordinator))
  }

  private func place(of entry: LiveObjects.Entry) -> Int? {
    entry.pointee.found.search == mark ? entry.pointee.found.place : nil
  }

  /// By coordinator: the places of those that store it, the nearest to a root first.
  var holders: [[Int]] {
    var holders = Array(repeating: [Int](), count: found.count)
    for link in links {
      holders[link.held].append(link.holder)
    }
    return holders
  }

  /// The coordinators that store `coordinator`, the nearest to a root first. O(*n*) in the links.
  func holders(of coordinator: AnyObject) -> [AnyObject] {
    guard let place = place(of: coordinator) else { return [] }
    return links.filter { $0.held == place }.map { found[$0.holder].coordinator }
  }

  /// Whether any coordinator stores a controller.
  var hasKeepers: Bool { !keepers.isEmpty }

  /// The coordinator that stores a controller in any way, the nearest to a root if several do.
  func keeper(of controller: AnyObject) -> AnyObject? {
    for keeper in keepers where keeper.controller == ObjectIdentifier(controller) {
      return found[keeper.place].coordinator
    }
    return nil
  }

  /// The coordinators that keep a controller as their own, the nearest to a root first.
  ///
  /// One that a dictionary stores under the controller counts alone. What is in a set, or a key, is
  /// nobody's own.
  func owners(of controller: AnyObject) -> [AnyObject] {
    if !keys.isEmpty {
      let address = UInt(bitPattern: ObjectIdentifier(controller))
      for key in keys where key.controller == address { return [found[key.place].coordinator] }
    }
    var owners: [AnyObject] = []
    for keeper in keepers where keeper.isOwn && keeper.controller == ObjectIdentifier(controller) {
      let coordinator = found[keeper.place].coordinator
      if !owners.contains(where: { $0 === coordinator }) { owners.append(coordinator) }
    }
    return owners
  }

  /// Adds `roots`, which nobody holds, and all that is found from them.
  ///
  /// Complexity: O(*n*) in the coordinators and what they store.
  func search(from roots: [AnyObject]) {
    for root in roots {
      add(root: root)
    }
    search()
  }

  /// Adds a coordinator which nobody holds.
  func add(root: AnyObject) {
    let entry = objects.entry(of: root)
    found[place(of: entry) ?? add(root, entry, foundThrough: -1)].isRoot = true
  }

  /// Adds the coordinators that objects such as the app's delegate are, or store, and all that is found
  /// from them. One that another coordinator stores is its child.
  func search(in hosts: [AnyObject]) {
    for host in hosts {
      let isCoordinator = ClassProfile.of(host).isCoordinator(host, in: dialect)
      for coordinator in isCoordinator ? [host] : stored(in: host, { _ in }).inOrder(objects) {
        let entry = objects.entry(of: coordinator)
        if place(of: entry) == nil {
          _ = add(coordinator, entry, foundThrough: -1)
          search()
        }
      }
    }
  }

  /// Adds all that is found from what was added.
  func search() {
    while searched < found.count {
      addChildren(of: searched)
      searched += 1
    }
  }

  private func add(
    _ coordinator: AnyObject, _ entry: LiveObjects.Entry, foundThrough holder: Int
  ) -> Int {
    let place = found.count
    entry.pointee.found = (mark, place)
    found.append(
      Found(coordinator: coordinator, number: entry.pointee.number, finder: holder))
    return place
  }

  private func hold(_ child: AnyObject, by holder: Int) {
    guard child !== found[holder].coordinator else { return }
    let entry = objects.entry(of: child)
    if let held = place(of: entry) {
      if !found[held].isRoot, !isAncestor(held, of: holder) {
        links.append(Link(holder: holder, held: held))
      }
    } else {
      links.append(Link(holder: holder, held: add(child, entry, foundThrough: holder)))
    }
  }

  /// Whether a coordinator was found through `other`: then its reference to `other` leads back.
  private func isAncestor(_ other: Int, of coordinator: Int) -> Bool {
    var current = found[coordinator].finder
    while current >= 0 {
      if current == other { return true }
      current = found[current].finder
    }
    return false
  }

  // MARK: What a coordinator holds

  private func addChildren(of place: Int) {
    let coordinator = found[place].coordinator
    if let children = dialect.children {
      for child in children(coordinator) { hold(child, by: place) }
      return
    }
    let stored = stored(in: coordinator) { reference in
      keepers.append(
        Keeper(
          controller: ObjectIdentifier(reference.object), place: place, isOwn: reference.isOrdered))
    }
    for child in stored.inOrder(objects) { hold(child, by: place) }
    for (controller, child) in stored.keys {
      if let place = self.place(of: child) { keys.append((controller, place)) }
    }
  }

  /// The coordinators that an object stores, or what it stores does.
  ///
  /// - Parameter keeps: called for each controller that the object stores, or the part of the app that it
  ///   coordinates, and for each stack that a router of the object's has.
  private func stored(
    in object: AnyObject, _ keeps: (StrongReference) -> Void
  ) -> CoordinatorChildren {
    var stored = CoordinatorChildren()
    var helpers: [(reference: StrongReference, isController: Bool)] = []
    let own = ClassProfile.of(object)
    let module = own.module
    read(object)
    for reference in references {
      let profile = ClassProfile.of(reference.object)
      if profile.isCoordinator(reference.object, in: dialect) {
        stored.add(reference)
      } else if profile.isController || profile.module == module {
        helpers.append((reference, profile.isController))
      }
    }
    // One step away: a store, a factory, a tab bar controller that owns the coordinators, a router that has
    // the stack. Not in what other modules made: that may belong to another thread.
    for helper in helpers {
      if helper.isController { keeps(helper.reference) }
      read(helper.reference.object)
      for reference in references {
        let profile = ClassProfile.of(reference.object)
        if profile.isCoordinator(reference.object, in: dialect) {
          stored.add(reference)
        } else if !helper.isController, profile.container == .navigation {
          keeps(reference)
        }
      }
    }
    if let coordinated = own.coordinated {
      for helper in helpers where isInstance(helper.reference.object, of: coordinated) {
        read(helper.reference.object)
        for reference in references where ClassProfile.of(reference.object).isController {
          keeps(reference)
        }
      }
    }
    references.removeAll(keepingCapacity: true)
    return stored
  }

  /// Returns the class of the part of the app that a coordinator coordinates, where its own says nothing of
  /// that: `SettingsFlow` for `FlowCoordinator(flow: SettingsFlow())`.
  func subject(of coordinator: AnyObject, _ profile: ClassProfile) -> ClassProfile? {
    guard let coordinated = profile.coordinated else { return nil }
    read(coordinator)
    let subjects = references.filter {
      $0.isOrdered && !ClassProfile.of($0.object).chain.isEmpty
        && ClassProfile.of($0.object) !== profile && isInstance($0.object, of: coordinated)
    }
    references.removeAll(keepingCapacity: true)
    return subjects.count == 1 ? ClassProfile.of(subjects[0].object) : nil
  }

  private func isInstance<Subject>(_ object: AnyObject, of _: Subject.Type) -> Bool {
    object is Subject
  }

  private func read(_ object: AnyObject) {
    references.removeAll(keepingCapacity: true)
    properties.addStrong(in: object, to: &references)
  }
}

/// What a search for coordinators found, to compare the next with.
///
/// It keeps no coordinator alive; one at the address of another that is gone counts as another.
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

/// The coordinators that another stores, as they are found.
@MainActor
private struct CoordinatorChildren {
  private var found: [AnyObject] = []
  private var unordered: Set<ObjectIdentifier> = []
  /// The addresses of objects under which dictionaries store coordinators.
  private(set) var keys: [(key: UInt, coordinator: AnyObject)] = []

  mutating func add(_ reference: StrongReference) {
    found.append(reference.object)
    if reference.key > 0 { keys.append((reference.key, reference.object)) }
    if !reference.isOrdered {
      unordered.insert(ObjectIdentifier(reference.object))
    }
  }

  /// Returns those first that have a place, then those that a set or a dictionary holds: by serial,
  /// and what is new by the names of classes. Of two that are new and of one class, either may come
  /// first.
  func inOrder(_ objects: LiveObjects) -> [AnyObject] {
    guard !unordered.isEmpty else { return found }
    let strays = found.filter { unordered.contains(ObjectIdentifier($0)) }.map { coordinator in
      (
        coordinator, serial: serial(of: coordinator, objects),
        name: CallStackType(type(of: coordinator)).name
      )
    }
    return found.filter { !unordered.contains(ObjectIdentifier($0)) }
      + strays.sorted { ($0.serial, $0.name) < ($1.serial, $1.name) }.map(\.0)
  }

  /// The serial of a coordinator, or else the one that it has otherwise; the greatest where it is new.
  private func serial(of coordinator: AnyObject, _ objects: LiveObjects) -> UInt32 {
    guard let entry = objects.known(coordinator) else { return .max }
    return (entry.isCoordinator ? entry.pointee.coordinatorID : entry.pointee.id).serial
  }
}
