import FlowPerson

/// What a session begins with: a launch after a reset, or another after that.
struct LaunchStart: Codable, Hashable {
  /// The index of the launch among the explorer's.
  var index: Int
  /// What is done before the app is ended and launched again; nil for a launch after a reset.
  var before: [PersonAction]?
}
