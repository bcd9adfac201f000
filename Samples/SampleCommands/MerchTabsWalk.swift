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
  try await person.tap("Terms")
  try await person.goBack()
  try await person.tap("Terms")
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.tap("Terms")
  try await person.selectTab("Green")
}

/// A blue screen in the green tab, and its products, down to every depth and back in one leap.
@MainActor
private func openAnotherBlueScreen(_ person: FlowPerson) async throws {
  try await person.tap("Another blue screen")
  try await person.goBack()
  try await person.tap("Another blue screen")
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()

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
  try await person.selectTab("Blue")
  try await person.tap("Products")
  try await person.goBack()
  try await person.tap("Products")
  try await person.tap("Square towel")
  try await person.goBack()
  try await person.tap("Square cushion")
  try await person.tap("Terms")
  try await person.goBack()
  try await person.tap("Terms")
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()

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
    try await person.selectTab("Green")
    try await person.tap("Another blue screen")
    try await person.goBack()
    try await person.selectTab("Blue")
  }
}

/// While the green tab's products are open, the blue tab's open twice.
@MainActor
private func openProductsTwice(_ person: FlowPerson) async throws {
  try await person.selectTab("Green")
  try await person.tap("Another blue screen")
  try await person.tap("Products")
  try await person.selectTab("Blue")
  try await person.tap("Products")
  try await person.goBack()
  try await person.goBack()
  try await person.selectTab("Green")
  try await person.goBack()
  try await person.goBack()
}

/// The login flow, and every exit. Each transition back from a form leaves a coordinator behind.
@MainActor
private func login(_ person: FlowPerson) async throws {
  try await person.selectTab("Lavender")
  try await person.tap("Login")
  try await person.tap("Close")
  try await person.tap("Login")
  try await person.tap("Login")

  try await person.tap("Login")
  try await person.tap("Register")
  try await person.goBack()
  try await person.tap("Register")
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.tap("Register")
  try await person.tap("Dismiss")

  try await person.tap("Login")
  try await person.tap("Register")
  try await person.tap("Forgot password")
  try await person.goBack()
  try await person.tap("Forgot password")
  try await person.swipeBack()
  try await person.tap("Forgot password")
  try await person.tap("Dismiss")
}
