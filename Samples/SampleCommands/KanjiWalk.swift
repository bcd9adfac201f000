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
  try await person.perform(
    .selectRow(0, section: 0), .goBack, .selectRow(2, section: 0), .swipeBackAndLetGo, .swipeBack)
}

/// A word's kanji are listed, and that is where it ends: their rows do nothing.
@MainActor
private func lookIntoWords(_ person: FlowPerson) async throws {
  try await person.perform(
    .selectRow(0, section: 0), .selectRow(1, section: 0), .selectRow(0, section: 0), .goBack,
    .selectRow(2, section: 0), .swipeBackAndLetGo, .swipeBack, .goBack)
}
