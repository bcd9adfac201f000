/// The contents of one graph's files, and the messages about them.
struct RenderedFiles: Sendable {
  /// The app's name.
  var app = ""
  /// A line each, for standard error.
  var messages: [String] = []
  /// Whether nothing of the traces had to be skipped.
  var isWhole = true
  /// What each file of the plan holds, or why it could not be made.
  var contents: [Result<[UInt8], any Error>] = []
  /// Why there is no graph, and no file.
  var failure: (any Error)?
}
