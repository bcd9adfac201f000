import FlowDiagram
import FlowGraph
import Testing

@Suite("Arrows between screens")
struct WaysTests {
  private func arrows(
    _ transitions: String, options: DiagramOptions = .init()
  ) -> [String] {
    let graph = FlowGraph.make("App", transitions: transitions)
    return Diagram.make(from: graph, view: .flow, options: options).diagram.edges.map {
      let ends = [$0.tail, $0.head].map { $0.split(separator: "-").last ?? "" }
      return "\($0.role) \(ends[0]) > \(ends[1]): \($0.label.replacing("\n", with: " / "))"
    }
  }

  @Test("leave out backs of the system that only undo a push or a presentation")
  func plainBacks() {
    let transitions = """
      root . > A | launch | app
      push A > B | tap "B" | app
      pop B > A | back | system
      present A > C | tap "C" | app
      dismiss C > A | swipe down | system
      """
    let forward = ["root entry > A: launch", "push A > B: tap \"B\"", "present A > C: tap \"C\""]
    #expect(arrows(transitions) == forward)
    #expect(
      arrows(transitions, options: .init(showsBacks: true))
        == forward + ["pop B > A: back", "dismiss C > A: swipe down"])
  }

  @Test("show backs by coordinators, and those that skip a screen")
  func specialBacks() {
    #expect(
      arrows(
        """
        push A > B | tap "B" | Flow
        push B > C | tap "C" | Flow
        pop B > A | tap "Cancel" | Flow
        pop C > A | tab "Home" | system
        """) == [
          "push A > B: tap \"B\"", "push B > C: tap \"C\"", "pop B > A: tap \"Cancel\"",
          "pop C > A: tab \"Home\"",
        ])
  }

  @Test("say once that a whole sheet can be swiped down")
  func sheets() {
    #expect(
      arrows(
        """
        present A > B | tap "Open" | Flow
        push B > C | tap "Next" | Flow
        push C > D | tap "Next" | Flow
        dismiss B > A | swipe down | system
        dismiss C > A | swipe down | system
        dismiss D > A | swipe down | system
        dismiss B > A | tap "Cancel" | Flow
        """) == [
          "present A > B: tap \"Open\"", "push B > C: tap \"Next\"", "push C > D: tap \"Next\"",
          "dismiss B > A: swipe down / from 3 screens / tap \"Cancel\"",
        ])
  }

  @Test("say so of a sheet that was swiped down from a single screen inside, too")
  func sheetFromInside() {
    #expect(
      arrows(
        """
        present A > B | tap "Open" | Flow
        present A > X | tap "Other" | Flow
        push B > C | tap "Next" | Flow
        dismiss B > A | tap "Done" | system
        dismiss C > A | swipe down | system
        dismiss Z > A | swipe down | system
        dismiss Z > Y | swipe down | system
        """) == [
          "present A > B: tap \"Open\"", "present A > X: tap \"Other\"",
          "push B > C: tap \"Next\"", "dismiss B > A: swipe down from inside",
          "dismiss Z > A: swipe down", "dismiss Z > Y: swipe down",
        ])
  }

  @Test("stand for all triggers that lead the same way, each on its line")
  func merging() {
    #expect(
      arrows(
        """
        push A > B | tap "Two" | Flow
        push A > B | tap "One" | Other
        push A > B | select row 10 | Flow
        push A > B | select row 2 | Flow
        push A > B | select row 3 | Flow
        push A > B | select row 4 | Flow
        push A > B | select row 2.1 | Flow
        present A > B | tap "One" | Flow
        """) == [
          "present A > B: tap \"One\"",
          "push A > B: select a row / tap \"One\" / tap \"Two\"",
        ])
  }

  @Test("tell together what differs only in a number, where all of it leads the same way")
  func numbers() {
    #expect(
      arrows(
        """
        push A > B | tap "Cart (0)" | Flow
        push A > B | tap "Cart (12)" | Flow
        push A > B | tap "Page 1 of 2" | Flow
        push A > B | tap "Page 2 of 2" | Flow
        push A > C | tap "Item 1" | Flow
        push A > C | tap "Item 2" | Flow
        push A > D | tap "Item 3" | Flow
        push B > D | tap "Cart (1)" | Flow
        """) == [
          "push A > B: tap \"Cart (n)\" / tap \"Page 1 of 2\" / tap \"Page 2 of 2\"",
          "push A > D: tap \"Item 3\"",
          "push A > C: tap \"Item 1\" / tap \"Item 2\"",
          "push B > D: tap \"Cart (1)\"",
        ])
  }

  @Test("keep the numbers of rows that lead different ways")
  func rows() {
    #expect(
      arrows(
        """
        push A > B | select row 10 | Flow
        push A > B | select row 2 | Flow
        push A > B | select row 3 | Flow
        push A > B | select row 4 | Flow
        push A > B | select row 2.1 | Flow
        push A > C | select row 7 | Flow
        push C > A | select row 7 | Flow
        """) == [
          "push A > C: select row 7", "push A > B: select row 2–4, 10, 2.1",
          "push C > A: select row 7",
        ])
  }

  @Test("lead on in the order of the longest walk")
  func order() {
    #expect(
      arrows(
        """
        root . > Tabs | launch | app
        tab Tabs > A | tab "A" | app
        tab Tabs > B | tab "B" | app
        push B > A | tap "A" | app
        pop A > Tabs | tap "Home" | Flow
        """
      ).map { $0.prefix { $0 != ":" } } == [
        "root entry > Tabs", "tab Tabs > B", "tab Tabs > A", "push B > A", "pop A > Tabs",
      ])
  }
}
