import ArgumentParser

/// Which launch of Onboarding to run.
enum OnboardingLaunch: String, EnumerableFlag {
  case firstLaunch = "first-launch"
  case laterLaunch = "later-launch"

  static func name(for value: OnboardingLaunch) -> NameSpecification {
    .customLong(value.rawValue)
  }

  static func help(for value: OnboardingLaunch) -> ArgumentHelp? {
    switch value {
    case .firstLaunch: "Launch Onboarding as somebody who has never seen it."
    case .laterLaunch: "Launch Onboarding as somebody who comes back; without either, do both."
    }
  }
}
