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
    case .firstLaunch: "Launch Onboarding for the first time."
    case .laterLaunch: "Launch Onboarding again; without either flag, both launches run."
    }
  }
}
