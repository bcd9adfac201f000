import FlowPerson

/// What an explorer asks of a session in another process.
enum SessionRequest: Codable, Hashable {
  /// Launch the app. Always the first request.
  case launch(LaunchStart)
  /// Do one thing.
  case perform(PersonAction)
}

/// What a session in another process reports after each request.
struct SessionReport: Codable {
  /// Why the action could not be done; nil when it was done.
  var refusal: String?
  /// The lines of what was recorded since the report before.
  var records: String
  var sighting: ExplorerSession.Sighting
  /// Whether the screen on display looks otherwise than before the last step.
  var looksOtherwise: Bool
  var arrangement: Int?
  var unwaitedSleep: Duration?
  var hasLateTimer: Bool
  var drawsRandomNumbers: Bool
  /// The full names of the screens that were on display since launch, if only within a turn, sorted.
  var displayedScreens: [String]
  /// The first call of other code that used the interface; nil when there was none.
  var disturbance: String?
  /// What the process has requested of servers so far.
  var requests: ExploredRequests?
}
