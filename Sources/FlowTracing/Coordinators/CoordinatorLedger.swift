import FlowAttribution
import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// One coordinator holds another.
struct CoordinatorLink: Hashable {
  var parent: ObjectID
  var child: ObjectID
}

/// Which coordinators there are and who holds whom, as far as the trace contains it.
///
/// It holds all coordinators weakly.
@MainActor
final class CoordinatorLedger {
  /// A coordinator that no other stores: its parent is known otherwise, or it has none.
  private struct Adoption {
    var parent: ObjectID?
    var child: Weak<AnyObject>
  }

  let dialect: CoordinatorDialect
  let objects: LiveObjects
  let properties: PropertyReader
  private let events: PendingEvents
  /// Whether every type is known whose code runs; the notes of calls are read by it.
  lazy var isCallStackComplete = CallStack.isComplete
  /// What looks for coordinators, which keeps its memory from one look to the next.
  private let search: CoordinatorSearch
  /// The coordinators that the app named.
  private(set) var roots: [Weak<AnyObject>] = []
  /// Whether the app named one.
  private var hasNamedRoot = false
  private var adopted: [Adoption] = []
  /// The coordinators that were freed before the last look, by number.
  private var unretained: [(number: Look.Number, id: ObjectID)] = []
  /// Hashes of classes of screens, and of the types whose code ran, where closures of the screens captured
  /// no other coordinators than known ones.
  var waysWithoutCapture: Set<UInt64> = []
  /// What was found at the last look.
  private var lastSearch: SearchMemory?
  /// Who held whom at the last look, in the order of the search.
  private(set) var links: [CoordinatorLink] = []
  /// The parent of each coordinator that has one.
  private(set) var parents: [ObjectID: ObjectID] = [:]

  /// - Parameters:
  ///   - dialect: how to recognize coordinators, and how to look into them.
  ///   - objects: the objects that are remembered.
  ///   - properties: reads what coordinators store.
  ///   - events: takes the events.
  init(
    dialect: CoordinatorDialect, objects: LiveObjects, properties: PropertyReader,
    events: PendingEvents
  ) {
    self.dialect = dialect
    self.objects = objects
    self.properties = properties
    self.events = events
    search = CoordinatorSearch(dialect: dialect, objects: objects, properties: properties)
  }

  /// How many coordinators are held by no other.
  var adoptedCount: Int { adopted.count }

  /// Whether an object is a coordinator: the app named it, or the dialect recognizes it.
  func isCoordinator(_ object: AnyObject) -> Bool {
    let entry = objects.entry(of: object)
    return entry.isCoordinator || entry.pointee.profile.isCoordinator(object, in: dialect)
  }

  /// Adds a coordinator that no other holds.
  func add(root: AnyObject) {
    roots.append(Weak(root))
    hasNamedRoot = true
  }

  /// Who is responsible for what happened in a turn, as far as is known now.
  ///
  /// - Parameters:
  ///   - turn: the turn.
  ///   - before: the look at the end of the turn before; nil at launch.
  func attribution(of turn: Turn, since before: Look?) -> Attribution {
    Attribution(turn: turn, code: code(in: turn, since: before?.owner), before: before)
  }

  /// What finds the coordinators whose code ran in a turn.
  ///
  /// - Parameters:
  ///   - turn: the turn.
  ///   - displayed: the coordinator whose screen was on display before.
  func code(in turn: Turn, since displayed: ObjectID?) -> RunningCode {
    RunningCode(
      coordinators: objects.families, parents: parents, lastSerial: turn.lastSerial,
      displayed: displayed, isComplete: isCallStackComplete)
  }

  // MARK: Looking

  /// Looks through the coordinators, and records those that are new, and the links made and cut.
  ///
  /// Where the app named none, the first ones are those that its delegates store.
  ///
  /// - Returns: what was found, which is to be cleared.
  func follow() -> CoordinatorSearch {
    var haveGone = false
    unretained.empty()
    for index in roots.indices {
      if let root = roots[index].load() {
        search.add(root: root)
      } else {
        haveGone = true
      }
    }
    search.search()
    if !hasNamedRoot { search.search(in: UIApplication.shared.delegatesOfLaunch) }
    if haveGone { roots.removeAll { $0.object == nil } }
    if !adopted.isEmpty {
      adopted.removeAll { $0.child.object == nil }
      search.search(
        from: adopted.compactMap { $0.child.object }.filter { !search.contains($0) })
    }
    if lastSearch?.isSame(as: search) != true {
      recordFound()
      lastSearch = SearchMemory(of: search)
    }
    return search
  }

  /// The coordinator that navigates with a router, among those found by the last look.
  ///
  /// - Parameter router: the router's number.
  func coordinator(navigatingWith router: Look.Number) -> ObjectID? {
    for place in search.found.indices {
      let coordinator = search.found[place].coordinator
      if let other = dialect.router(coordinator),
        objects.entry(of: other).pointee.number == router
      {
        return id(of: coordinator)
      }
    }
    return nil
  }

  /// The serial of a coordinator; nil where the trace does not contain it.
  func id(of coordinator: AnyObject) -> ObjectID? {
    let entry = objects.entry(of: coordinator)
    return entry.isCoordinator ? entry.pointee.coordinatorID : nil
  }

  private func recordFound() {
    let coordinators = search.coordinators
    var ids = coordinators.map(id)
    var now: [CoordinatorLink] = []
    for (place, holders) in search.holders.enumerated() {
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
      events.add(.unlink(parent: link.parent, child: link.child))
    }
    for link in new where !before.contains(link) {
      events.add(.link(parent: link.parent, child: link.child))
    }
    replaceLinks(with: now)
  }

  private func replaceLinks(with links: [CoordinatorLink]) {
    guard links != self.links else { return }
    self.links = links
    parents = Dictionary(links.map { ($0.child, $0.parent) }) { first, _ in first }
  }

  /// The parent of a coordinator: the one it had, as long as that holds it, or else the first that
  /// does. Others were only handed it.
  private func parent(of coordinator: ObjectID?, among holders: [ObjectID]) -> ObjectID? {
    guard let parent = coordinator.flatMap({ parents[$0] }), holders.contains(parent) else {
      return holders.first
    }
    return parent
  }

  // MARK: Taking in

  /// Records a coordinator, unless the trace contains it.
  ///
  /// - Parameters:
  ///   - coordinator: the coordinator.
  ///   - parent: the one that holds it, if any.
  /// - Returns: its serial.
  @discardableResult
  private func introduce(_ coordinator: AnyObject, heldBy parent: ObjectID?) -> ObjectID {
    let entry = objects.entry(of: coordinator)
    if !entry.isCoordinator {
      let introduction = objects.introduction(
        ofCoordinator: entry, heldBy: parent,
        as: search.subject(of: coordinator, entry.pointee.profile))
      events.add(.coordinator(introduction))
    }
    return entry.pointee.coordinatorID
  }

  /// Remembers a coordinator that no other stores, so far.
  private func remember(_ coordinator: AnyObject, parent: ObjectID?) {
    if !adopted.contains(where: { $0.child.object === coordinator }) {
      adopted.append(Adoption(parent: parent, child: Weak(coordinator)))
      lastSearch = nil
    }
  }

  /// Takes in a coordinator that no other stores, so far.
  ///
  /// - Returns: its serial.
  func adopt(_ coordinator: AnyObject) -> ObjectID {
    let id = introduce(coordinator, heldBy: nil)
    remember(coordinator, parent: nil)
    return id
  }

  /// Takes in a coordinator whose parent the app names. The first that was named or found stays.
  func adopt(_ coordinator: AnyObject, parent: AnyObject) {
    let parentID = adopt(parent)
    let id = introduce(coordinator, heldBy: parentID)
    remember(coordinator, parent: parentID)
    guard parents[id] == nil else { return }
    link(id, to: parentID)
  }

  /// Takes in a coordinator that a screen refers to and no other coordinator stores: it lives in a
  /// closure, or on its own. Its parent is the one whose code started it, if any.
  ///
  /// - Parameters:
  ///   - coordinator: the coordinator.
  ///   - types: whose code was running when the screen was shown, innermost first.
  /// - Returns: its serial.
  @discardableResult
  func adopt(_ coordinator: AnyObject, startedBy types: [CallStackType]) -> ObjectID {
    if let id = id(of: coordinator) { return id }
    let profile = ClassProfile.of(coordinator)
    let own = profile.chain + (search.subject(of: coordinator, profile)?.chain ?? [])
    let parent = types.lazy.filter { !own.contains($0) }
      .compactMap { self.objects.families[$0].last?.id }.first
    let id = introduce(coordinator, heldBy: parent)
    remember(coordinator, parent: parent)
    if let parent { link(id, to: parent) }
    return id
  }

  /// Takes in a coordinator that a screen referred to when it was shown, but may not any more: one
  /// that nobody keeps was freed before the look.
  ///
  /// - Parameters:
  ///   - seen: what was seen of it.
  ///   - types: whose code was running when the screen was shown, innermost first.
  /// - Returns: its serial.
  func adopt(_ seen: SeenOwner, startedBy types: [CallStackType]) -> ObjectID {
    if let id = seen.id { return id }
    if let coordinator = objects.object(seen.number, at: seen.address) {
      return adopt(coordinator, startedBy: types)
    }
    if let known = unretained.first(where: { $0.number == seen.number }) { return known.id }
    let id = objects.addFreed(seen.profile)
    unretained.append((seen.number, id))
    events.add(.coordinator(.init(id: id, type: seen.profile.name, label: seen.label)))
    return id
  }

  private func link(_ child: ObjectID, to parent: ObjectID) {
    replaceLinks(with: links + [CoordinatorLink(parent: parent, child: child)])
    events.add(.link(parent: parent, child: child))
  }
}
