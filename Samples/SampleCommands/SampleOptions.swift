/// What to run a sample as.
struct SampleOptions: Equatable {
  /// An option, as the command line calls it.
  enum Name: String {
    case fixed
  }

  var isFixed = false

  /// The options that are not as they are by default.
  var given: [Name] {
    isFixed ? [.fixed] : []
  }
}
