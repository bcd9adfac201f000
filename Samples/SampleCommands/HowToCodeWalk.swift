import FlowPerson

/// Every screen and every transition of HowToCode.
@MainActor
func walkHowToCode(_ person: FlowPerson) async throws {
  try await person.perform(.tap("How to Code"), .goBack)

  try await person.perform(
    .tap("How to Code"), .tap("Next"), .goBack, .tap("Next"), .tap("Next"), .tap("Next"),
    .tap("Next"), .swipeBack, .swipeBackAndLetGo, .tap("Next"), .tap("Start over"))
}
