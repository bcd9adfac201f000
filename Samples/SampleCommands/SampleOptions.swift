import ArgumentParser
import Shop

/// What to run a sample as.
struct SampleOptions: Equatable {
  /// An option, as the command line calls it.
  enum Name: String {
    case fixed
    case flow
    case firstLaunch = "first-launch"
    case laterLaunch = "later-launch"
  }

  var isFixed = false
  var flow: ShopApp.Flow?
  var launch: OnboardingLaunch?

  /// The options that were passed.
  var given: [Name] {
    var names: [Name] = []
    if isFixed { names.append(.fixed) }
    if flow != nil { names.append(.flow) }
    switch launch {
    case .firstLaunch: names.append(.firstLaunch)
    case .laterLaunch: names.append(.laterLaunch)
    case nil: break
    }
    return names
  }
}

extension ShopApp.Flow: ExpressibleByArgument {}
