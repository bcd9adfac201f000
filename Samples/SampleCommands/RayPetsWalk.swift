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
  try await person.tap("Schedule a visit")
  try await person.tap("Cancel")

  try await person.tap("Schedule a visit")
  try await person.tap("Well")
  try await person.tap("Okay")

  try await person.tap("Schedule a visit")
  try await person.tap("Sick")
  try await person.tap("None")
  try await person.tap("Yes")

  try await person.tap("Schedule a visit")
  try await person.tap("Sick")
  try await person.turnPage()
  try await person.tap("Little")
  try await person.tap("No")
  try await person.tap("Okay")

  for (pages, painLevel) in [(2, "Moderate"), (3, "Severe"), (4, "Worst possible")] {
    try await person.tap("Schedule a visit")
    try await person.tap("Sick")
    for _ in 0..<pages {
      try await person.turnPage()
    }
    try await person.tap(painLevel)
    try await person.tap("Okay")
  }
}

/// Every transition back, by button and by swipe, and a cancelled swipe.
@MainActor
private func walkRayPetsBack(_ person: FlowPerson) async throws {
  try await person.tap("Schedule a visit")
  try await person.tap("Well")
  try await person.goBack()
  try await person.tap("Sick")
  try await person.swipeBackAndLetGo()
  try await person.tap("None")
  try await person.tap("No")
  try await person.swipeBack()
  try await person.goBack()
  for _ in 0..<2 {
    try await person.turnPage()
  }
  try await person.tap("Moderate")
  try await person.goBack()
  try await person.swipeBack()
  try await person.tap("Cancel")
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
