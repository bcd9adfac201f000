import Onboarding

extension Launch {
  /// One of Onboarding's two launches.
  static func onboarding(_ which: OnboardingLaunch) -> Launch {
    switch which {
    case .firstLaunch:
      Launch(
        label: "first launch",
        launch: { window, _ in OnboardingApp(window: window, isFirstLaunch: true) },
        walk: walkOnboardingFirstLaunch)
    case .laterLaunch:
      Launch(
        label: "later launch",
        launch: { window, _ in OnboardingApp(window: window, isFirstLaunch: false) },
        walk: walkOnboardingLaterLaunch)
    }
  }
}
