import FlowTrace
import PortableUIKit

/// Finds coordinators by what others store, and who holds whom.
@MainActor
struct CoordinatorSearch {
  private let dialect: CoordinatorDialect
  private let objects: LiveObjects
  /// What was found, parents before children, and nearer ones before farther ones.
  private(set) var coordinators: [AnyObject] = []
  private var holders: [ObjectIdentifier: [AnyObject]] = [:]
  private var roots: Set<ObjectIdentifier> = []
  /// Who stores a screen.
  private var keepers: [ObjectIdentifier: AnyObject] = [:]

  /// - Parameter objects: those that have a serial already.
  init(dialect: CoordinatorDialect, objects: LiveObjects) {
    self.dialect = dialect
    self.objects = objects
  }

  func contains(_ coordinator: AnyObject) -> Bool {
    holders[ObjectIdentifier(coordinator)] != nil
  }

  /// The coordinators that store `coordinator`, the nearest to a root first.
  func holders(of coordinator: AnyObject) -> [AnyObject] {
    holders[ObjectIdentifier(coordinator), default: []]
  }

  /// The coordinator that stores a screen, the nearest to a root if several do.
  func keeper(of screen: AnyObject) -> AnyObject? {
    keepers[ObjectIdentifier(screen)]
  }

  /// Adds `roots`, which nobody holds, and all that is found from them.
  ///
  /// Complexity: O(*n*) in the coordinators and what they store.
  mutating func search(from roots: [AnyObject]) {
    self.roots.formUnion(roots.map(ObjectIdentifier.init))
    var next = coordinators.count
    for root in roots where !contains(root) {
      holders[ObjectIdentifier(root)] = []
      coordinators.append(root)
    }
    while next < coordinators.count {
      let parent = coordinators[next]
      next += 1
      for child in children(of: parent) where child !== parent {
        if !contains(child) {
          coordinators.append(child)
          holders[ObjectIdentifier(child)] = [parent]
        } else if !self.roots.contains(ObjectIdentifier(child)), !isAncestor(child, of: parent) {
          holders[ObjectIdentifier(child)]?.append(parent)
        }
      }
    }
  }

  /// Whether the way from a root to a coordinator leads through `other`: then what it stores of
  /// `other` is a way back.
  private func isAncestor(_ other: AnyObject, of coordinator: AnyObject) -> Bool {
    var current = coordinator
    while let holder = holders(of: current).first {
      if holder === other { return true }
      current = holder
    }
    return false
  }

  private mutating func children(of coordinator: AnyObject) -> [AnyObject] {
    if let children = dialect.children {
      return children(coordinator)
    }
    var found: [AnyObject] = []
    var unordered: [AnyObject] = []
    var helpers: [AnyObject] = []
    func visit(_ holder: AnyObject, others: (AnyObject) -> Void) {
      StoredReferences.visit(holder, isAlive: objects.object) { reference in
        guard reference.strength == .strong else { return }
        guard dialect.isCoordinator(reference.object) else { return others(reference.object) }
        found.append(reference.object)
        if !reference.isOrdered { unordered.append(reference.object) }
      }
    }
    let module = Self.module(of: coordinator)
    visit(coordinator) { other in
      if other is UIViewController || Self.module(of: other) == module {
        helpers.append(other)
      }
    }
    // One step away: a store, a factory, a tab bar controller that owns the coordinators. Not in
    // what other modules made: that may belong to another thread.
    for helper in helpers {
      if helper is UIViewController, keeper(of: helper) == nil {
        keepers[ObjectIdentifier(helper)] = coordinator
      }
      visit(helper) { _ in }
    }
    guard !unordered.isEmpty else { return found }
    let isUnordered = { (child: AnyObject) in unordered.contains { $0 === child } }
    return found.filter { !isUnordered($0) } + sorted(unordered)
  }

  private static func module(of object: AnyObject) -> Substring {
    CallStackType(type(of: object)).name.prefix { $0 != "." }
  }

  /// What a set or a dictionary holds: by serial, and what is new by the names of classes. Of two
  /// that are new and of one class, either may come first.
  private func sorted(_ coordinators: [AnyObject]) -> [AnyObject] {
    coordinators.map { coordinator in
      (
        coordinator, serial: objects.known(coordinator)?.id.serial ?? .max,
        name: CallStackType(type(of: coordinator)).name
      )
    }
    .sorted { ($0.serial, $0.name) < ($1.serial, $1.name) }
    .map(\.0)
  }
}
