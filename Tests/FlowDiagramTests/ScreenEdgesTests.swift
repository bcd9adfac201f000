import FlowDiagram
import FlowGraph
import FlowGraphTestSupport
import Testing

@Suite("Edges between screens")
struct ScreenEdgesTests {
  private func edges(
    _ transitions: String, options: DiagramOptions = .init()
  ) -> [String] {
    let graph = FlowGraph.make("App", transitions: transitions)
    let diagram = Diagram.make(from: graph, view: .flow, options: options).diagram
    return diagram.edges.map {
      let ends = [$0.tail, $0.head].map { $0.split(separator: "-").last ?? "" }
      let label = diagram.label(of: $0).replacing("\n", with: " / ")
      return "\($0.role) \(ends[0]) > \(ends[1]): \(label)"
    }
  }

  @Test("Backs of the system that only undo a push or a presentation have no edges")
  func plainBacks() {
    let transitions = """
      root . > A | launch | app
      push A > B | tap "B" | app
      pop B > A | back | system
      present A > C | tap "C" | app
      dismiss C > A | swipe down | system
      """
    let forward = ["root entry > A: launch", "push A > B: tap \"B\"", "present A > C: tap \"C\""]
    #expect(edges(transitions) == forward)
    #expect(
      edges(transitions, options: .init(showsBacks: true))
        == forward + ["pop B > A: back", "dismiss C > A: swipe down"])
  }

  @Test("Backs by coordinators, and those that skip a screen, have edges")
  func specialBacks() {
    #expect(
      edges(
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

  @Test("A sheet that was swiped down from several screens has one edge for all")
  func sheets() {
    #expect(
      edges(
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

  @Test("A sheet that was swiped down from one screen inside has an edge from its first screen")
  func sheetFromInside() {
    #expect(
      edges(
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

  @Test("Triggers that lead the same way share an edge, each in its row")
  func merging() {
    #expect(
      edges(
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

  @Test("Triggers that differ only in a number share a row where all lead the same way")
  func numbers() {
    #expect(
      edges(
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

  @Test("Rows of a list keep their numbers where they lead different ways")
  func rows() {
    #expect(
      edges(
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

  @Test("Edges are in the order of the longest walk")
  func order() {
    #expect(
      edges(
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
