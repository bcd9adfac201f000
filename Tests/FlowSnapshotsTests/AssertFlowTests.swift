import CustomDump
import FlowDiagram
import FlowSnapshots
import FlowTrace
import Testing

@Suite("assertFlow in Swift Testing")
struct AssertFlowTests {
  @Test("assertFlow passes when the flow is the one in its snapshots")
  func checkout() {
    assertFlow(of: Flows.trace, as: .dot)
    assertFlow(of: Flows.trace, as: .outline)
    assertFlow(of: Flows.trace, as: .mermaid, view: .flow, named: "screens only")
    assertFlow(of: Flows.trace, as: .json)
  }

  @Test("assertFlow fails the test at its own line when the flow differs")
  func changed() {
    let line = #line + 2
    withKnownIssue {
      assertFlow(of: Flows.pushing, as: .outline, named: "of the cart", recording: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("What changed in the flow:\n") }
    }
  }

  @Test("assertFlow compares with a text in the test, and a failure ends with the new text")
  func inline() {
    let outline = """
      Shop: screens

      Begins at Cart (launch)

      Screen Cart
        tap "Pay" presents Checkout
      Screen Checkout
      """
    assertFlow(of: Flows.trace, as: .outline, view: .flow, matches: outline)
    withKnownIssue {
      assertFlow(of: Flows.pushing, as: .outline, view: .flow, matches: outline)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("replace the text in the test:\nShop: screens\n")
      }
    }
  }

  @Test("assertFlow fails with a trace that is not whole")
  func unsound() {
    let trace = Trace(
      header: TraceHeader(app: "Shop"),
      records: [.init(at: 0, event: .presents(coordinator: 1, screen: 2))])
    expectNoDifference(
      flowSnapshotFailure(of: trace, as: .dot),
      """
      The trace is not whole: 1 event names an object that the trace never introduced, first #1 \
      in record 1 after the header; the graph was made without.
      """)
  }

  @Test("assertFlow fails when the format cannot hold the flow")
  func limits() {
    let format = MermaidFormat(limits: .init(textSize: 10, edges: 500))
    #expect(
      flowSnapshotFailure(of: Flows.trace, as: format, matches: "")?.contains("10") == true)
  }
}
