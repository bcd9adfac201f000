import Foundation

/// The processes in which an explorer launches an app: a new one for each session, so that nothing
/// survives a launch (`static` properties, globals, defaults in memory), and a crash ends one session only.
///
/// ```swift
/// var explorer = FlowExplorer(app: "Shop", [ExplorerLaunch { ShopApp(window: $0, recorder: $1) }])
/// explorer.processes = ExplorerProcesses()
/// let exploration = await explorer.explore()
/// ```
///
/// Each process is this executable, run again. There, ``FlowExplorer/explore()`` of the app of the same name
/// launches the app, does what it is asked to, and ends the process. What an executable does before it
/// explores is therefore done in each; ``isSession`` is true there. Standard output of the app goes to
/// standard error.
///
/// The processes end with this one, however it ends. Each has a temporary directory and, on Linux,
/// `UserDefaults` of its own. Other things outside of a process are shared by all of them: the closure of
/// the launch resets them, or names others for each process.
///
/// On a phone nothing runs in other processes.
public struct ExplorerProcesses: Sendable {
  /// The most processes at the same time.
  public var count: Int
  /// The arguments with which the executable is run again.
  public var arguments: [String]

  /// - Parameters:
  ///   - count: the most processes at the same time; one for each core, unless it is given.
  ///   - arguments: the arguments with which the executable is run again: its own, unless others are
  ///     given.
  public init(count: Int? = nil, arguments: [String]? = nil) {
    self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
    self.arguments = arguments ?? Array(CommandLine.arguments.dropFirst())
  }

  /// The environment variable that names the app in a process that was started for a session.
  static let environmentVariable = "FLOW_EXPLORER_SESSION"

  /// Whether this process was started by an explorer in another, for one session.
  public static var isSession: Bool { sessionApp != nil }

  /// The app for whose session this process was started; nil for any other process.
  static var sessionApp: String? { ProcessInfo.processInfo.environment[environmentVariable] }
}
