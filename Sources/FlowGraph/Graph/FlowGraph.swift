import FlowTrace

/// What can happen in an app: its coordinators, its screens, and what leads from which to which.
///
/// `FlowReading` folds traces into a graph, and graphs are put together by
/// ``merging(_:)``. It keeps full type names; what people read comes from ``names``, because how
/// much of a name is needed shows only when all of them are known.
public struct FlowGraph: Sendable, Hashable {
  package var apps: Set<ExactString>
  package var launchSet: Set<ExactString>
  package var coordinatorSet: Set<Name>
  package var screenSet: Set<Name>
  package var linkSet: Set<Link>
  package var presentSet: Set<Presentation>
  /// What led where, and how often, for whatever does not depend on an order.
  package internal(set) var transitionCounts: [Transition: Int]
  /// The transitions whose responsible coordinator was inferred at least once.
  package internal(set) var inferredSet: Set<Transition>
  /// The screens that are not the app's own.
  package var standInSet: Set<Name> = []

  /// Makes a graph of what is given, which may repeat and come in any order.
  ///
  /// Every name that a link, a presentation or a transition mentions is taken in as well. A
  /// transition counts once each time that it is given.
  public init(
    app: String,
    launches: some Sequence<String> = [],
    coordinators: some Sequence<Name> = [],
    screens: some Sequence<Name> = [],
    links: some Sequence<Link> = [],
    presents: some Sequence<Presentation> = [],
    transitions: some Sequence<Transition> = []
  ) {
    apps = [ExactString(app)]
    launchSet = Set(launches.map { ExactString($0) })
    coordinatorSet = Set(coordinators)
    screenSet = Set(screens)
    linkSet = []
    presentSet = []
    transitionCounts = [:]
    inferredSet = []
    for link in links { add(link) }
    for presentation in presents { add(presentation) }
    for transition in transitions { add(transition, count: 1) }
  }

  /// Takes in a link, and the names it mentions.
  package mutating func add(_ link: Link) {
    linkSet.insert(link)
    coordinatorSet.formUnion([link.parent, link.child])
  }

  /// Takes in a presentation, and the names it mentions.
  package mutating func add(_ presentation: Presentation) {
    presentSet.insert(presentation)
    coordinatorSet.insert(presentation.coordinator)
    screenSet.insert(presentation.screen)
  }

  /// Takes in a transition that happened so often, and the names it mentions.
  ///
  /// - Parameters:
  ///   - transition: the transition.
  ///   - count: how often it happened.
  ///   - isInferred: whether who is responsible was inferred at least once.
  package mutating func add(_ transition: Transition, count: Int, isInferred: Bool = false) {
    transitionCounts[transition, default: 0].addSaturated(count)
    if isInferred { inferredSet.insert(transition) }
    screenSet.insert(transition.to)
    if let from = transition.from { screenSet.insert(from) }
    if case .coordinator(let name) = transition.by { coordinatorSet.insert(name) }
  }

  /// Returns the graph with other names of screens; those of one name become one. O(*n*).
  package func renamingScreens(_ name: (Name) -> Name) -> FlowGraph {
    var graph = FlowGraph(
      apps: apps, launches: launchSet, coordinators: coordinatorSet,
      screens: Set(screenSet.map(name)), links: linkSet,
      presents: Set(
        presentSet.map { Presentation(coordinator: $0.coordinator, screen: name($0.screen)) }),
      transitionCounts: [:], inferred: [], standIns: Set(standInSet.map(name)))
    for (transition, count) in transitionCounts {
      graph.add(
        transition.renamingScreens(name), count: count, isInferred: inferredSet.contains(transition)
      )
    }
    return graph
  }

  package init(
    apps: Set<ExactString>, launches: Set<ExactString>, coordinators: Set<Name>,
    screens: Set<Name>, links: Set<Link>, presents: Set<Presentation>,
    transitionCounts: [Transition: Int], inferred: Set<Transition>, standIns: Set<Name>
  ) {
    self.apps = apps
    launchSet = launches
    coordinatorSet = coordinators
    screenSet = screens
    linkSet = links
    presentSet = presents
    self.transitionCounts = transitionCounts
    inferredSet = inferred
    standInSet = standIns
  }
}

extension FlowGraph {
  /// The app's name; where graphs of several apps were merged, all of them, as `A + B`.
  public var app: String {
    apps.sorted().map(\.string).joined(separator: " + ")
  }

  /// What the launches were called, sorted; one that was called nothing is the empty string.
  public var launches: [String] { launchSet.sorted().map(\.string) }

  /// The coordinators, sorted. O(*n* log *n*).
  public var coordinators: [Name] { Name.sorted(coordinatorSet) }

  /// The screens, sorted. O(*n* log *n*).
  public var screens: [Name] { Name.sorted(screenSet) }

  /// The screens that generated code stands in for, sorted. O(*n* log *n*).
  ///
  /// `coordgraph port` generates code for what does not compile without UIKit.
  public var standIns: [Name] { Name.sorted(standInSet) }

  /// Whether generated code stands in for a screen. O(1).
  public func isStandIn(_ screen: Name) -> Bool { standInSet.contains(screen) }

  /// Who owned whom, sorted. O(*n* log *n*).
  public var links: [Link] { linkSet.sorted() }

  /// Who showed what, sorted. O(*n* log *n*).
  public var presents: [Presentation] { presentSet.sorted() }

  /// What led where, each identity once, sorted. O(*n* log *n*).
  public var transitions: [Transition] { transitionCounts.keys.sorted() }

  /// Who owned whom, for whatever does not depend on an order. O(1).
  package var linksInAnyOrder: some Collection<Link> { linkSet }

  /// Who showed what, for whatever does not depend on an order. O(1).
  package var presentsInAnyOrder: some Collection<Presentation> { presentSet }

  /// How often a transition happened; 0 for one that never did. O(1).
  public func count(of transition: Transition) -> Int {
    transitionCounts[transition] ?? 0
  }

  /// Whether who is responsible for a transition was inferred from who owns the screens, at least once,
  /// as the code that ran could not be known. O(1).
  public func isInferred(_ transition: Transition) -> Bool {
    inferredSet.contains(transition)
  }
}

extension FlowGraph: CustomStringConvertible {
  /// Its size in words: `RayPets: 2 coordinators, 6 screens, 23 transitions`.
  public var description: String {
    """
    \(app): \(coordinatorSet.count) coordinators, \(screenSet.count) screens, \
    \(transitionCounts.count) transitions
    """
  }
}

extension FlowGraph {
  /// The graph of everything that happened in either; counts add up.
  ///
  /// The order and the grouping of merges make no difference, so traces may be folded one by one
  /// in any order, on several cores, or on several machines. O(*n*) in the smaller graph's size
  /// on average.
  public func merging(_ other: FlowGraph) -> FlowGraph {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Takes in everything that happened in the other graph; counts add up.
  public mutating func merge(_ other: FlowGraph) {
    apps.formUnion(other.apps)
    launchSet.formUnion(other.launchSet)
    coordinatorSet.formUnion(other.coordinatorSet)
    screenSet.formUnion(other.screenSet)
    linkSet.formUnion(other.linkSet)
    presentSet.formUnion(other.presentSet)
    transitionCounts.merge(other.transitionCounts) { $0.addingSaturated($1) }
    inferredSet.formUnion(other.inferredSet)
    standInSet.formUnion(other.standInSet)
  }
}

/// What a flow can be taken from: a recorded trace, an exploration, a graph, or a type of your own.
public protocol FlowSource {
  /// Returns the flow as a graph.
  ///
  /// - Throws: when there is none, with a sentence that gives the reason.
  func flowGraph() throws -> FlowGraph

  /// Why the flow may lack parts, in a sentence; nil, which is the default, when it does not.
  ///
  /// A flow that may lack parts is not recorded as a reference unless a test allows it.
  var incompleteness: String? { get }
}

extension FlowSource {
  /// Nil: the flow does not lack parts.
  public var incompleteness: String? { nil }
}

extension FlowGraph: FlowSource {
  /// Returns itself.
  public func flowGraph() -> FlowGraph { self }
}

extension Int {
  /// The sum, or the greatest number where it is greater: a stored count may be the greatest of all.
  package func addingSaturated(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  package mutating func addSaturated(_ other: Int) { self = addingSaturated(other) }
}
