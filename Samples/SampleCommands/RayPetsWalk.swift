import FlowPerson

/// Every screen and every transition of RayPets.
@MainActor
func walkRayPets(_ person: FlowPerson) async throws {
  try await walkRayPetsForward(person)
  try await walkRayPetsBack(person)
  try await walkRayPetsDown(person)
}

/// Every transition forward, and every exit by a button.
@MainActor
private func walkRayPetsForward(_ person: FlowPerson) async throws {
  try await person.perform(.tap("Schedule a visit"), .tap("Cancel"))

  try await person.perform(.tap("Schedule a visit"), .tap("Well"), .tap("Okay"))

  try await person.perform(.tap("Schedule a visit"), .tap("Sick"), .tap("None"), .tap("Yes"))

  try await person.perform(
    .tap("Schedule a visit"), .tap("Sick"), .turnPage(forward: true), .tap("Little"), .tap("No"),
    .tap("Okay"))

  for (pages, painLevel) in [(2, "Moderate"), (3, "Severe"), (4, "Worst possible")] {
    try await person.perform(.tap("Schedule a visit"), .tap("Sick"))
    for _ in 0..<pages {
      try await person.turnPage()
    }
    try await person.perform(.tap(painLevel), .tap("Okay"))
  }
}

/// Every transition back, by button and by swipe, and a cancelled swipe.
@MainActor
private func walkRayPetsBack(_ person: FlowPerson) async throws {
  try await person.perform(
    .tap("Schedule a visit"), .tap("Well"), .goBack, .tap("Sick"), .swipeBackAndLetGo,
    .tap("None"), .tap("No"), .swipeBack, .goBack)
  for _ in 0..<2 {
    try await person.turnPage()
  }
  try await person.perform(.tap("Moderate"), .goBack, .swipeBack, .tap("Cancel"))
}

/// The sheet swiped down from each of its screens.
@MainActor
private func walkRayPetsDown(_ person: FlowPerson) async throws {
  for path in [[], ["Well"], ["Sick"], ["Sick", "None"]] {
    try await person.tap("Schedule a visit")
    for title in path {
      try await person.tap(title)
    }
    try await person.swipeDown()
  }
}
