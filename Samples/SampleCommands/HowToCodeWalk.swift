import FlowPerson

/// Every screen and every transition of HowToCode.
@MainActor
func walkHowToCode(_ person: FlowPerson) async throws {
  try await person.tap("How to Code")
  try await person.goBack()

  try await person.tap("How to Code")
  try await person.tap("Next")
  try await person.goBack()
  try await person.tap("Next")
  try await person.tap("Next")
  try await person.tap("Next")
  try await person.tap("Next")
  try await person.swipeBack()
  try await person.swipeBackAndLetGo()
  try await person.tap("Next")
  try await person.tap("Start over")
}
