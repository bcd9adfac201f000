import FlowPerson

/// Every screen and every transition of Kanji.
@MainActor
func walkKanji(_ person: FlowPerson) async throws {
  try await lookAtOneKanjiAfterAnother(person)
  try await lookIntoWords(person)
}

/// The second kanji takes the place of the first one's coordinator, which going back had left.
@MainActor
private func lookAtOneKanjiAfterAnother(_ person: FlowPerson) async throws {
  try await person.selectRow(0)
  try await person.goBack()
  try await person.selectRow(2)
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
}

/// A word's kanji are listed, and that is where it ends: their rows do nothing.
@MainActor
private func lookIntoWords(_ person: FlowPerson) async throws {
  try await person.selectRow(0)
  try await person.selectRow(1)
  try await person.selectRow(0)
  try await person.goBack()
  try await person.selectRow(2)
  try await person.swipeBackAndLetGo()
  try await person.swipeBack()
  try await person.goBack()
}
