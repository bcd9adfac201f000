import FlowPerson

/// Every screen and every transition of MerchTabs.
@MainActor
func walkMerchTabs(_ person: FlowPerson) async throws {
  try await readTheTerms(person)
  try await openAnotherBlueScreen(person)
  try await shopInBlue(person)
  try await shopInBothTabs(person)
  try await openProductsTwice(person)
  try await login(person)
}

/// Green's own text, left by every exit.
@MainActor
private func readTheTerms(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Terms"), .goBack, .tap("Terms"), .swipeBackAndLetGo, .swipeBack, .tap("Terms"),
    .selectTab("Green"))
}

/// A blue screen in the green tab, and its products, down to every depth and back in one leap.
@MainActor
private func openAnotherBlueScreen(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Another blue screen"), .goBack, .tap("Another blue screen"), .swipeBackAndLetGo,
    .swipeBack)

  for path in [
    [], ["Products"], ["Products", "Square towel"], ["Products", "Square cushion", "Terms"],
  ] {
    try await person.tap("Another blue screen")
    for title in path {
      try await person.tap(title)
    }
    try await person.selectTab("Green")
  }
}

/// The blue tab's own products, left step by step and in one leap.
@MainActor
private func shopInBlue(_ person: FlowPerson) async throws {
  try await person.perform(
    .selectTab("Blue"), .tap("Products"), .goBack, .tap("Products"), .tap("Square towel"), .goBack,
    .tap("Square cushion"), .tap("Terms"), .goBack, .tap("Terms"), .swipeBackAndLetGo, .swipeBack,
    .swipeBackAndLetGo, .swipeBack, .swipeBackAndLetGo, .swipeBack)

  for path in [
    ["Products"], ["Products", "Square towel"], ["Products", "Square cushion", "Terms"],
  ] {
    for title in path {
      try await person.tap(title)
    }
    try await person.selectTab("Blue")
  }
}

/// A blue screen that appears in the green tab closes what is open in the blue one.
@MainActor
private func shopInBothTabs(_ person: FlowPerson) async throws {
  for path in [["Products"], ["Products", "Square towel"]] {
    for title in path {
      try await person.tap(title)
    }
    try await person.perform(
      .selectTab("Green"), .tap("Another blue screen"), .goBack, .selectTab("Blue"))
  }
}

/// While the green tab's products are open, the blue tab's open twice.
@MainActor
private func openProductsTwice(_ person: FlowPerson) async throws {
  try await person.perform(
    .selectTab("Green"), .tap("Another blue screen"), .tap("Products"), .selectTab("Blue"),
    .tap("Products"), .goBack, .goBack, .selectTab("Green"), .goBack, .goBack)
}

/// The login flow, and every exit. Each transition back from a form leaves a coordinator behind.
@MainActor
private func login(_ person: FlowPerson) async throws {
  try await person.perform(
    .selectTab("Lavender"), .tap("Login"), .tap("Close"), .tap("Login"), .tap("Login"))

  try await person.perform(
    .tap("Login"), .tap("Register"), .goBack, .tap("Register"), .swipeBackAndLetGo, .swipeBack,
    .tap("Register"), .tap("Dismiss"))

  try await person.perform(
    .tap("Login"), .tap("Register"), .tap("Forgot password"), .goBack, .tap("Forgot password"),
    .swipeBack, .tap("Forgot password"), .tap("Dismiss"))
}
