import FlowGraph
import FlowPerson
import FlowTrace

/// The states of an app that were found so far, and the paths that lead to them.
///
/// Two moments of one launch are in the same state when their interfaces have the same identity;
/// see ``InterfaceIdentity``. Where the app remembers more than it shows, so must be what it remembers; see
/// ``AppMemory``.
struct StateSpace {
  /// A state of one launch of the app.
  struct State {
    /// The end of the first path that led to it, which is a shortest one or hardly longer.
    let node: PathTree.Index
    /// What was done in it, in the order in which it is offered.
    var actions: [ExploredAction] = []
  }

  /// A launch of the app.
  private struct Launch {
    let label: String?
    let start: LaunchStart
    /// The node at which the app was left before; nil where it is launched for the first time.
    var left: PathTree.Index?
  }

  /// Where a path has come to, but for what shows there.
  struct Context {
    let launch: Int
    fileprivate(set) var history: AppMemory.History
  }

  /// What a state is identified by: the launch, what the app remembers, whether it has saved an account, and the
  /// identity of its interface.
  struct Key: Hashable {
    private let launch: Int
    private let history: AppMemory.History
    private let account: ExactString
    private let identity: ExactString
    private let words: ExactString?

    /// - Parameter words: what is read there; nil for whatever.
    init(
      launch: Int, history: AppMemory.History = [], account: String = "", identity: String,
      words: String? = ""
    ) {
      self.launch = launch
      self.history = history
      self.account = ExactString(account)
      self.identity = ExactString(identity)
      self.words = words.map { ExactString($0) }
    }
  }

  /// States that differ only in what is read there, or in what controls show.
  struct Variants {
    /// The first of them.
    let first: Int
    /// The number of states; more count as the first.
    var count = 1
    /// Whether more were met than there is room for.
    var isFull = false
  }

  private(set) var tree = PathTree()
  private(set) var memory = AppMemory()
  /// What the path to each node has left in the app's memory.
  private var histories: [AppMemory.History] = []
  /// Whether two interfaces that differ only in what hidden tabs hold are one state.
  private(set) var leavesOutHiddenTabs = false
  /// In the order in which they were found.
  private(set) var states: [State] = []
  private var starts: [Launch]
  private let capacity: Int
  /// Whether all states of the same screens count.
  private let countsAll: Bool
  private var launchNodes: [Int: PathTree.Index] = [:]
  private var indices: [Key: Int] = [:]
  private var variants: [Key: Variants] = [:]
  private var crowds: [Key: Variants] = [:]
  /// The number of states that show the same screens, whatever hidden tabs hold.
  private var alike: [Key: Int] = [:]
  /// The most states that differ only in what is read there.
  static let mostVariants = 64
  /// The most states of the same screens: texts that are typed and values that buttons show multiply each
  /// other.
  static let mostOfScreens = 128
  /// Nodes that a session found after it had done something else in the state before, and that no
  /// session has reached yet by their path alone.
  private var unconfirmed: Set<PathTree.Index> = []

  /// - Parameters:
  ///   - labels: the label of each launch; nil for an app with one launch.
  ///   - capacity: the most states to hold.
  ///   - countsAll: whether all states of the same screens count.
  init(labels: [String?], capacity: Int = .max, countsAll: Bool = true) {
    starts = labels.enumerated().map { index, label in
      Launch(label: label, start: LaunchStart(index: index))
    }
    self.countsAll = countsAll
    self.capacity = capacity
  }
}

// MARK: Paths

extension StateSpace {
  /// Adds the moment right after a launch.
  mutating func addLaunch(_ launch: Int, _ moment: ExplorerSession.Moment) -> PathTree.Index {
    let node = tree.addLaunch(launch, moment)
    launchNodes[launch] = node
    histories.append(history(at: node))
    return node
  }

  /// Adds the moment after an action that was done at a node.
  ///
  /// - Parameter isConfirmed: whether the session did nothing but the path to it.
  mutating func add(
    _ action: PersonAction, after parent: PathTree.Index, _ moment: ExplorerSession.Moment,
    isConfirmed: Bool = true
  ) -> PathTree.Index {
    let node = tree.add(action, after: parent, moment)
    histories.append(history(at: node))
    if !isConfirmed { unconfirmed.insert(node) }
    return node
  }

  /// The moment right after a launch; nil when the app never came so far.
  func node(ofLaunch launch: Int) -> PathTree.Index? { launchNodes[launch] }

  /// The launches that the app came through, in their order.
  var launches: [Int] { launchNodes.keys.sorted() }

  /// Adds a launch of the app as it was left at a node.
  mutating func addLaunch(after node: PathTree.Index) -> Int {
    let before = tree.actions(to: node)
    let last = before.last.map { " after \($0.control.map { "“\($0)”" } ?? "\($0)")" } ?? ""
    let label = starts[tree[node].launch].label.map { "\($0), " } ?? ""
    starts.append(
      Launch(
        label: unused("\(label)launched again\(last)"),
        start: LaunchStart(index: tree[node].launch, before: before), left: node))
    return starts.count - 1
  }

  /// A label, with a number where another launch has it.
  private func unused(_ label: String) -> String {
    let others = Set(starts.map(\.label))
    guard others.contains(label) else { return label }
    return (2...).lazy.map { "\(label) (\($0))" }.first { !others.contains($0) } ?? label
  }

  /// What a session begins with for a launch.
  func start(ofLaunch launch: Int) -> LaunchStart { starts[launch].start }

  /// The label that a trace gives a launch.
  func label(ofLaunch launch: Int) -> String? { starts[launch].label }

  /// The path that consists of a launch, and of actions.
  func path(ofLaunch launch: Int, then actions: [PersonAction] = []) -> ExploredPath {
    let start = starts[launch].start
    return ExploredPath(
      launch: starts[start.index].label, before: start.before, actions: actions)
  }

  /// The path to a node, and on through an action.
  func path(to node: PathTree.Index, then action: PersonAction? = nil) -> ExploredPath {
    path(
      ofLaunch: tree[node].launch,
      then: tree.actions(to: node) + (action.map { [$0] } ?? []))
  }

  /// Notes that sessions reached nodes by their paths alone.
  mutating func confirm(_ nodes: some Sequence<PathTree.Index>) {
    if !unconfirmed.isEmpty { unconfirmed.subtract(nodes) }
  }

  /// Whether a session reached a node, and each node before it, by its path alone.
  func isConfirmed(_ node: PathTree.Index) -> Bool {
    tree.path(to: node).allSatisfy { !unconfirmed.contains($0) }
  }
}

// MARK: What the app remembers

extension StateSpace {
  func context(of node: PathTree.Index) -> Context {
    Context(launch: tree[node].launch, history: histories[node])
  }

  /// Where a path has come to after one more step, in a session that is no part of the tree.
  func context(after step: AppMemory.Step, in context: Context) -> Context {
    Context(
      launch: context.launch, history: memory.history(after: step, from: context.history))
  }

  /// What the path to a node has left in the app's memory, where that is known of the paths to nodes before.
  private func history(at node: PathTree.Index) -> AppMemory.History {
    guard !memory.isEmpty else { return [] }
    guard let parent = tree[node].parent, let step = step(to: node) else {
      return starts[tree[node].launch].left.map { histories[$0] } ?? []
    }
    return memory.history(after: step, from: histories[parent])
  }

  /// The step that leads to a node; nil at launch.
  private func step(to node: PathTree.Index) -> AppMemory.Step? {
    guard let parent = tree[node].parent, let action = tree[node].action else { return nil }
    return AppMemory.Step(
      action: action, before: tree[parent].sighting, after: tree[node].sighting)
  }

  /// All steps to a node, those before the app was launched again included.
  private func steps(to node: PathTree.Index) -> [AppMemory.Step] {
    let before = starts[tree[node].launch].left.map { steps(to: $0) } ?? []
    return before + tree.path(to: node).compactMap { step(to: $0) }
  }

  /// Remembers from now on the step to a node, where that tells the path to it from another, and forgets
  /// all states. What was done stays known.
  ///
  /// - Returns: false where it does not, and all is as before.
  mutating func remember(stepTo node: PathTree.Index, unlike other: PathTree.Index) -> Bool {
    guard let step = step(to: node) else { return false }
    let (path, otherPath) = (steps(to: node), steps(to: other))
    let isRemembered = memory.remember(step) { memory in
      path.reduce([]) { memory.history(after: $1, from: $0) }
        != otherPath.reduce([]) { memory.history(after: $1, from: $0) }
    }
    guard isRemembered else { return false }
    for node in tree.nodes.indices { histories[node] = history(at: node) }
    forgetStates()
    return true
  }
}

// MARK: States

extension StateSpace {
  func key(of node: PathTree.Index) -> Key {
    key(of: tree[node].sighting, in: context(of: node))
  }

  private func key(of sighting: ExplorerSession.Sighting, in context: Context) -> Key {
    let identity = identity(of: sighting)
    return Key(
      launch: first(context.launch), history: context.history, account: sighting.account,
      identity: identity.text, words: identity.words)
  }

  /// The launch whose states are those of a launch: its own, or where it is another, the one before.
  private func first(_ launch: Int) -> Int { starts[launch].start.index }

  /// The texts that stand for what is seen.
  func identity(of sighting: ExplorerSession.Sighting) -> ExplorerSession.Sighting.Identity {
    if leavesOutHiddenTabs, let identity = sighting.withoutHiddenTabs { return identity }
    return .init(text: sighting.identity, words: sighting.words)
  }

  private func keyWithoutWords(
    of sighting: ExplorerSession.Sighting, in context: Context
  ) -> Key {
    Key(
      launch: first(context.launch), history: context.history, account: sighting.account,
      identity: identity(of: sighting).text, words: nil)
  }

  /// What states of the same screens have in common, of which there may be too many.
  private func crowd(of sighting: ExplorerSession.Sighting, in context: Context) -> Key {
    let screens =
      leavesOutHiddenTabs
      ? sighting.withoutHiddenTabs?.screens ?? sighting.screens : sighting.screens
    return Key(
      launch: first(context.launch), history: context.history, account: sighting.account,
      identity: screens, words: nil)
  }

  /// What states of the same screens have in common, whatever hidden tabs hold and the app remembers.
  private func screensOnDisplay(of node: PathTree.Node) -> Key {
    Key(
      launch: first(node.launch),
      identity: node.sighting.withoutHiddenTabs?.screens ?? node.sighting.screens, words: nil)
  }

  /// The number of states that show the same screens as a node's, whatever hidden tabs hold and the app
  /// remembers.
  func statesAlike(_ node: PathTree.Index) -> Int {
    alike[screensOnDisplay(of: tree[node])] ?? 0
  }

  /// Forgets all states, and leaves out from now on what hidden tabs hold. What was done stays known.
  mutating func leaveOutHiddenTabs() {
    leavesOutHiddenTabs = true
    forgetStates()
  }

  private mutating func forgetStates() {
    states = []
    indices = [:]
    variants = [:]
    crowds = [:]
    alike = [:]
  }

  /// The state that shows; of those that differ from it only in what is read, the first; nil when there is
  /// none.
  func state(at sighting: ExplorerSession.Sighting, in context: Context) -> Int? {
    let like = keyWithoutWords(of: sighting, in: context)
    if let known = indices[key(of: sighting, in: context)] ?? variants[like]?.first {
      return known
    }
    let crowd = countsAll ? nil : crowds[crowd(of: sighting, in: context)]
    return crowd?.isFull == true ? crowd?.first : nil
  }

  /// The screens of which more states differ only in what is read than there is room for, each with
  /// the first of them.
  var multiplied: [Int] { variants.values.filter(\.isFull).map(\.first).sorted() }

  /// The first state of each set of screens that has more states than there is room for.
  var crowded: [Int] { crowds.values.filter(\.isFull).map(\.first).sorted() }

  /// The index of a state; nil when it was not found yet.
  func state(_ key: Key) -> Int? { indices[key] }

  /// The index of the state that a node is in, which is a new one if it was not found before; nil
  /// when it is new and there is no room for it.
  mutating func enter(_ node: PathTree.Index) -> Int? {
    let key = key(of: node)
    if let known = indices[key] { return known }
    let context = context(of: node)
    let like = keyWithoutWords(of: tree[node].sighting, in: context)
    if let known = variants[like], known.count == Self.mostVariants {
      variants[like]?.isFull = true
      return known.first
    }
    let screens = crowd(of: tree[node].sighting, in: context)
    if !countsAll, let known = crowds[screens], known.count == Self.mostOfScreens {
      crowds[screens]?.isFull = true
      return variants[like]?.first ?? known.first
    }
    guard states.count < capacity else { return nil }
    indices[key] = states.count
    crowds[screens, default: Variants(first: states.count, count: 0)].count += 1
    alike[screensOnDisplay(of: tree[node]), default: 0] += 1
    variants[like, default: Variants(first: states.count, count: 0)].count += 1
    states.append(State(node: node))
    return states.count - 1
  }

  /// Adds what was done in a state.
  mutating func add(_ action: ExploredAction, in state: Int) {
    states[state].actions.append(action)
  }

  /// The node of the first path that led to a state.
  func node(of state: Int) -> PathTree.Node { tree[states[state].node] }

  /// What an action did in a state: where it led when it was done last after the first path to the state; nil
  /// when it was not done there.
  func node(after action: PersonAction, in state: Int) -> PathTree.Index? {
    node(of: state).children[action]
  }

  /// Whether all is again as it was after something on the screen was used, if only after a while: a banner
  /// may have come and gone.
  func stayed(_ explored: ExploredAction, in state: Int) -> Bool {
    guard explored.action.isOfScreen, explored.outcome == .state(state),
      let end = node(after: explored.action, in: state)
    else { return false }
    return tree[end].sighting == node(of: state).sighting
  }

  /// Whether something on the screen did nothing that a person notices or a trace has.
  func showedNothing(_ explored: ExploredAction, in state: Int) -> Bool {
    guard stayed(explored, in: state), let end = node(after: explored.action, in: state)
    else { return false }
    return !tree[end].moment.looksOtherwise
      && tree[end].records.allSatisfy { if case .step = $0.event { true } else { false } }
  }

  /// Whether a control of a presented screen led from a state to one without it that is no farther from
  /// launch.
  func returned(_ explored: ExploredAction, from state: Int) -> Bool {
    guard let end = otherState(after: explored, in: state) else { return false }
    let (first, last) = (node(of: state), node(of: end))
    return last.depth <= first.depth
      && last.sighting.presentedCount < first.sighting.presentedCount
  }

  /// Whether a tap or a selection at a node, which was done there, changed no more than what the screen shows.
  func changesOnlyItsScreen(_ action: PersonAction, at node: PathTree.Index) -> Bool {
    guard action.mayTick, let end = tree[node].children[action] else { return false }
    let (before, after) = (tree[node].sighting, tree[end].sighting)
    return before.screens == after.screens && before != after
      && tree[end].records.allSatisfy { if case .transition = $0.event { false } else { true } }
  }

  /// Whether a control changed only what the screens show that were there.
  func changedInPlace(_ explored: ExploredAction, from state: Int) -> Bool {
    guard let end = otherState(after: explored, in: state) else { return false }
    return node(of: state).sighting.screens == node(of: end).sighting.screens
  }

  /// The other state that a control of the screen leads to; nil for one that changes a value.
  private func otherState(after explored: ExploredAction, in state: Int) -> Int? {
    guard explored.action.isOfScreen, !explored.action.changesValue,
      case .state(let end) = explored.outcome, end != state
    else { return nil }
    return end
  }

  /// The state that an action leads to; nil when it was not done, or led nowhere known.
  func destination(of action: PersonAction, in state: Int) -> Int? {
    guard
      case .state(let end)? = states[state].actions.first(where: { $0.action == action })?.outcome
    else { return nil }
    return end
  }

  /// The states as an exploration presents them.
  var exploredStates: [ExploredState] {
    states.map { state in
      let sighting = tree[state.node].sighting
      let history = histories[state.node].map { "\nafter \(memory.descriptions[$0])" }.joined()
      return ExploredState(
        identity: identity(of: sighting).text + identity(of: sighting).words + history,
        screen: sighting.screen,
        path: path(to: state.node),
        actions: state.actions)
    }
  }
}
