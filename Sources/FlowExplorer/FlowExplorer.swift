import FlowTrace

/// Uses everything in an app that a person could, until nothing new appears.
///
/// ```swift
/// let explorer = FlowExplorer(app: "RayPets", [
///   ExplorerLaunch { RayPetsApp(window: $0, recorder: $1) }
/// ])
/// let exploration = await explorer.explore()
/// print(exploration.summary)
/// // RayPets: complete; 15 states, 82 ways, 5 screens
/// ```
///
/// The search is breadth-first: each state is reached by a shortest path, replayed from a fresh
/// launch for everything that can be done there. The same app is explored the same way each time.
@MainActor
public struct FlowExplorer {
  /// The app's name, which titles its diagrams.
  public var app: String
  public var launches: [ExplorerLaunch]
  public var limits: ExplorationLimits
  /// When an interface counts as one that was seen before.
  public var identity: InterfaceIdentity
  /// Where what is being done is noted, so that it is known when the app stops.
  public var journal: ExplorationJournal?
  /// Is told now and then how far it has come.
  public var progress: ((ExplorationProgress) -> Void)?

  public init(
    app: String, _ launches: [ExplorerLaunch], limits: ExplorationLimits = .init(),
    identity: InterfaceIdentity = .standard, journal: ExplorationJournal? = nil,
    progress: ((ExplorationProgress) -> Void)? = nil
  ) {
    self.app = app
    self.launches = launches
    self.limits = limits
    self.identity = identity
    self.journal = journal
    self.progress = progress
  }

  /// Explores the app, once the explorations that were begun before have come to their end.
  ///
  /// Nothing else may use the application meanwhile: a test that explores, and one that walks
  /// through an app by itself, must not run at the same time.
  ///
  /// Complexity: at most a launch and a shortest path for every action of every state, and then the
  /// tours; ``ExplorationLimits`` bounds both.
  public func explore() async -> Exploration {
    await ExplorerTurns.take {
      var search = ExplorationSearch(self)
      await search.run()
      return search.exploration
    }
  }
}
