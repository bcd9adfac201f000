import Onboarding

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
