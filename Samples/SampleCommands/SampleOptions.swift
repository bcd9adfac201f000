import Shop

/// What to run a sample as.
struct SampleOptions: Equatable {
  /// An option, as the command line calls it.
  enum Name: String {
    case fixed
    case flow
  }

  var isFixed = false
  var flow: ShopApp.Flow?

  /// The options that were asked for.
  var given: [Name] {
    var names: [Name] = []
    if isFixed { names.append(.fixed) }
    if flow != nil { names.append(.flow) }
    return names
  }
}
