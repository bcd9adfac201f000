import FlowDiagram
import Testing

@Suite("How a card describes the use of a screen")
struct DiagramUseTests {
  @Test(
    "A screen's use is its share of sessions, a time, and the share that ended there",
    arguments: [
      (
        Diagram.Use(sessions: 62, allSessions: 100, dropOffs: 31, dwell: 6_291_455),
        "62% of sessions, ~6s, 50% end here"
      ),
      (
        Diagram.Use(sessions: 999, allSessions: 1000, dropOffs: 1, dwell: 196_607),
        "99% of sessions, ~200ms, <1% end here"
      ),
      (
        Diagram.Use(sessions: 4, allSessions: 4, dropOffs: 0, dwell: 180_000_000),
        "100% of sessions, ~3min"
      ),
      (Diagram.Use(sessions: 0, allSessions: 0, dropOffs: 0), "0% of sessions"),
    ])
  func words(use: Diagram.Use, words: String) {
    #expect(use.description == words)
  }
}
