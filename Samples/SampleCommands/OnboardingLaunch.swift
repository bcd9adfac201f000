import ArgumentParser
import Onboarding

/// Which launch of Onboarding to run.
enum OnboardingLaunch: String, EnumerableFlag {
  case firstLaunch = "first-launch"
  case laterLaunch = "later-launch"

  static func name(for value: OnboardingLaunch) -> NameSpecification {
    .customLong(value.rawValue)
  }

  static func help(for value: OnboardingLaunch) -> ArgumentHelp? {
    switch value {
    case .firstLaunch: "Run only the first launch of Onboarding."
    case .laterLaunch: "Run only a later launch of Onboarding. (default: both launches)"
    }
  }
}

extension Launch {
  /// One of Onboarding's two launches.
  static func onboarding(_ which: OnboardingLaunch) -> Launch {
    switch which {
    case .firstLaunch:
      Launch(
        label: "first launch",
        launch: { OnboardingApp(window: $0, isFirstLaunch: true, recorder: $1) },
        walk: walkOnboardingFirstLaunch)
    case .laterLaunch:
      Launch(
        label: "later launch",
        launch: { OnboardingApp(window: $0, isFirstLaunch: false, recorder: $1) },
        walk: walkOnboardingLaterLaunch)
    }
  }
}
