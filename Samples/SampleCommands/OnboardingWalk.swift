import FlowPerson

/// Every screen and every transition of Onboarding after the first launch.
@MainActor
func walkOnboardingFirstLaunch(_ person: FlowPerson) async throws {
  try await person.swipeDown()

  try await person.perform(.tap("Get started"), .tap("Cool"), .swipeDown)

  try await person.perform(
    .tap("Get started"), .tap("Cool"), .swipeBackAndLetGo, .swipeBack, .tap("Cool"),
    .tap("Right on"))
}

/// Every screen and every transition of Onboarding after a later launch.
@MainActor
func walkOnboardingLaterLaunch(_ person: FlowPerson) async throws {
  try await presentViewController(person)
  try await presentCoordinator(person)
  try await pushCoordinator(person)
  try await browseProducts(person)
}

/// A screen that ends with an alert, or is swiped down.
@MainActor
private func presentViewController(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Present a ViewController"), .swipeDown, .tap("Present a ViewController"),
    .tap("What Else Does It Do?"), .tap("Go Away"))
}

/// The onboarding once more. Each time it is swiped down, its coordinator stays.
@MainActor
private func presentCoordinator(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Present a Coordinator"), .swipeDown, .tap("Present a Coordinator"), .tap("Cool"),
    .swipeDown, .tap("Present a Coordinator"), .tap("Cool"), .swipeBack, .tap("Cool"),
    .tap("Right on"))
}

/// About, everything that covers it, and every transition back from it.
@MainActor
private func pushCoordinator(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Push a Coordinator"), .tap("Reset DataService"), .tap("OK"), .tap("View On GitHub"),
    .tap("Done"), .tap("Pop This Coordinator"), .tap("Push a Coordinator"), .goBack,
    .tap("Push a Coordinator"), .swipeBackAndLetGo, .swipeBack)
}

/// Two products, and back from them by button and by swipe.
@MainActor
private func browseProducts(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Browse products"), .selectRow(0, section: 0), .goBack, .goBack, .tap("Browse products"),
    .selectRow(2, section: 0), .swipeBackAndLetGo, .swipeBack, .swipeBack)
}
