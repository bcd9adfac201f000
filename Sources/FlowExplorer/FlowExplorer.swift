import FlowPerson
import FlowTrace
import PortableUIKit

/// Uses everything in an app that a person could, until nothing new appears.
///
/// ```swift
/// let explorer = FlowExplorer(app: "RayPets", [
///   ExplorerLaunch { RayPetsApp(window: $0, recorder: $1) }
/// ])
/// let exploration = await explorer.explore()
/// print(exploration.summary)
/// // RayPets: complete; 15 states, 82 actions, 5 screens
/// ```
///
/// The search is breadth-first: each state is reached by a shortest path, replayed from a fresh
/// launch for everything that can be done there. With a limit of time, states of screens that have many wait, and
/// paths to what they lead to may be longer. The same app is explored the same way each time.
@MainActor
public struct FlowExplorer {
  /// The app's name, which titles its diagrams.
  public var app: String
  /// The launches of the app, each of which is explored.
  public var launches: [ExplorerLaunch]
  /// What reaches the app from outside, such as deep links. Each is tried in every state.
  public var events: [ExplorerEvent]
  /// What to type into text fields, search bars and keypads, by the names that reports give them:
  /// `["Password": ["s3cret", "wrong"]]`. Each text is tried. All others get sample texts.
  public var texts: [String: [String]] = [:]
  /// What the app is known to accept, such as the password of its demo account, by what asks for it: tried
  /// beside sample texts, where ``texts`` names no others.
  public var knownTexts: [TextKind: [String]] = [:]
  /// What the app's own checks accept, by the words of fields' names: typed in place of sample texts, where
  /// ``texts`` names no others.
  public var textFormats: [TextFormat] = []
  /// How far to go.
  public var limits: ExplorationLimits
  /// Decides when an interface counts as one that was seen before.
  public var identity: InterfaceIdentity
  /// Where to write what is about to be done, so that a trap in the app is not lost; nil for nowhere.
  public var journal: ExplorationJournal?
  /// The processes in which the app is launched, a new one for each session; nil for this process.
  public var processes: ExplorerProcesses?
  /// Reasons to doubt that are known and meant, such as a control that is disabled for good. They are
  /// listed in the report, and do not make the exploration incomplete.
  public var accepted: Set<ExplorationDoubt.Kind> = []
  /// How the lines of further accepted reasons to doubt begin in the report: `always disabled: "Pro"`.
  public var acceptedLines: [String] = []
  /// The classes of screens that generated code stands in for, with their modules: `Shop.MapScreen`. They
  /// are marked in the trace.
  public var standIns: Set<String> = []
  /// The app's code that was left out because it did not compile, and may lead on, in words. It makes the
  /// exploration incomplete.
  public var leftOut: [String] = []
  /// The modules whose unreached screens are reported; nil for every module of which a screen was reached.
  public var modules: Set<String>?
  /// The date and time of day at which each launch begins, so that dates on display are the same each time;
  /// nil for the real ones.
  ///
  /// It holds for the whole process while an app is launched and used, and on Linux only.
  public var startDate: Date?
  /// Returns what this process has requested of servers so far, where code stands in for the network.
  public var requests: (@MainActor () -> ExploredRequests)?
  /// Called after each state in which every action was tried.
  public var progress: ((ExplorationProgress) -> Void)?

  public init(
    app: String, _ launches: [ExplorerLaunch], events: [ExplorerEvent] = [],
    limits: ExplorationLimits = .init(),
    identity: InterfaceIdentity = .automatic, journal: ExplorationJournal? = nil,
    progress: ((ExplorationProgress) -> Void)? = nil
  ) {
    self.app = app
    self.launches = launches
    self.events = events
    self.limits = limits
    self.identity = identity
    self.journal = journal
    self.progress = progress
  }

  /// Explores the app, in an ``/FlowPerson/InterfaceTurn`` of its own: explorations and walks of one
  /// process that begin at the same time run one after the other.
  ///
  /// Code that uses the interface without a turn meanwhile makes the exploration incomplete: see
  /// ``ExplorationDoubt/Kind/disturbed(call:)``.
  ///
  /// Complexity: at most a launch and a shortest path for every action of every state, and then the
  /// tours; ``ExplorationLimits`` bounds both.
  public func explore() async -> Exploration {
    #if !FLOW_PHONE
      if let processes { return await explore(in: processes) }
    #endif
    return await InterfaceTurn.takeAndDrive {
      await InterfaceTurn.settle()
      var search = ExplorationSearch(self)
      return await search.run()
    }
  }

  /// A clock for apps that take theirs from outside; see `FlowPerson.clock`.
  nonisolated public static var clock: any Clock<Duration> { FlowPerson.clock }

  /// The label of each launch: its own, or its number among several.
  var launchLabels: [String?] {
    launches.enumerated().map { index, launch in
      launch.label ?? (launches.count > 1 ? "launch \(index + 1)" : nil)
    }
  }
}

/// A way to launch an app, afresh each time.
@MainActor
public struct ExplorerLaunch {
  /// Distinguishes the launches of one app: `first launch`.
  public var label: String?
  /// Resets what survives a launch (defaults, files, singletons), launches the app in a window, and
  /// traces it with a recorder. The app runs as long as the returned object is kept.
  public var launch: (UIWindow, FlowRecorder) -> AnyObject
  /// How the app is launched again as it was left; nil where that is not explored.
  public var again: ExplorerRelaunch?

  /// Creates a launch of an app that shows its screens in a window made for it.
  ///
  /// - Parameters:
  ///   - label: distinguishes it from other launches of the app.
  ///   - launch: resets what survives a launch, launches the app in the window, traces it with the
  ///     recorder, and returns what keeps it running.
  public init(label: String? = nil, launch: @escaping (UIWindow, FlowRecorder) -> AnyObject) {
    self.label = label
    self.launch = launch
  }
}
