import FlowPerson

/// Every screen and every transition of Onboarding after the first launch.
@MainActor
func walkOnboardingFirstLaunch(_ person: FlowPerson) async throws {
  try await person.swipeDown()

  try await person.tap("Get started")
  try await person.tap("Cool")
  try await person.swipeDown()

  try await person.tap("Get started")
  try await person.tap("Cool")
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.tap("Cool")
  try await person.tap("Right on")
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
  try await person.tap("Present a ViewController")
  try await person.swipeDown()
  try await person.tap("Present a ViewController")
  try await person.tap("What Else Does It Do?")
  try await person.tap("Go Away")
}

/// The onboarding once more. Each time it is swiped down, its coordinator stays.
@MainActor
private func presentCoordinator(_ person: FlowPerson) async throws {
  try await person.tap("Present a Coordinator")
  try await person.swipeDown()
  try await person.tap("Present a Coordinator")
  try await person.tap("Cool")
  try await person.swipeDown()
  try await person.tap("Present a Coordinator")
  try await person.tap("Cool")
  try await person.swipeBack()
  try await person.tap("Cool")
  try await person.tap("Right on")
}

/// About, everything that covers it, and every transition back from it.
@MainActor
private func pushCoordinator(_ person: FlowPerson) async throws {
  try await person.tap("Push a Coordinator")
  try await person.tap("Reset DataService")
  try await person.tap("OK")
  try await person.tap("View On GitHub")
  try await person.tap("Done")
  try await person.tap("Pop This Coordinator")
  try await person.tap("Push a Coordinator")
  try await person.goBack()
  try await person.tap("Push a Coordinator")
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
}

/// Two products, and back from them by button and by swipe.
@MainActor
private func browseProducts(_ person: FlowPerson) async throws {
  try await person.tap("Browse products")
  try await person.selectRow(0)
  try await person.goBack()
  try await person.goBack()
  try await person.tap("Browse products")
  try await person.selectRow(2)
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.swipeBack()
}
