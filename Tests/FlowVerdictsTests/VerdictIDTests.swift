import CustomDump
import FlowGraphTestSupport
import FlowTrace
import FlowVerdicts
import Testing

@Suite("The ids of verdicts")
struct VerdictIDTests {
  @Test(
    "A finding can be accepted by its id, whatever its names, and by the id that it once had",
    arguments: [
      ("a\u{202F}b\u{3000}", "a%E2%80%AFb%E3%80%80"), ("\u{202E}a\u{200F}", "%E2%80%AEa%E2%80%8F"),
      ("\u{301}a", "%CC%81a"), ("a\u{301}", "a\u{301}"), ("\u{1F3FB}", "%F0%9F%8F%BB"),
    ])
  func accepted(trigger: String, written: String) throws {
    let found = verdicts([
      SoundSession.launch + [
        .step(PersonStep(.tap, "Cart")), .coordinator(3, "App.Cart"),
        .screen(4, "App.CartScreen"), .enter(screen: 4), .presents(coordinator: 3, screen: 4),
        .transition(2, 4, .push, trigger, by: .coordinator(3)), .state(.init(hash: 2)), .freed(3),
      ]
    ])
    let id = "unretained/Cart/push/\(written)/HomeScreen"
    expectNoDifference(found.map(\.id), [id])
    for id in [id, "unretained/Cart/push/\(trigger)/HomeScreen"] {
      let known = try KnownVerdicts(parsing: "\(id)\n", file: "known.txt")
      #expect(known.open(of: found).isEmpty, "\(id)")
    }
  }
}
