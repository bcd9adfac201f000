import CustomDump
import FlowGraph
import Testing

@Suite("Names on the command line")
struct NameLookupTests {
  private static let home = FlowGraph.Name(type: "Shop.HomeViewController")
  private static let homeFlow = FlowGraph.Name(type: "Shop.HomeCoordinator")
  private static let first = FlowGraph.Name(type: "Shop.StepViewController", label: "First")
  private static let second = FlowGraph.Name(type: "Shop.StepViewController", label: "Second")
  private static let graph = FlowGraph(
    app: "Shop", coordinators: [homeFlow], screens: [home, first, second])

  @Test(
    "A name matches everything written like it, whatever the case",
    arguments: [
      ("Home", [homeFlow, home]), ("HomeViewController", [home]),
      ("Shop.HomeCoordinator", [homeFlow]),
      ("homecoordinator", [homeFlow]), ("Step", [first, second]), ("Second", [second]),
      ("StepViewController (First)", [first]),
    ])
  func found(text: String, names: [FlowGraph.Name]) throws {
    expectNoDifference(try NameLookup(Self.graph).names([text]), names)
  }

  @Test(
    "An unknown name is answered with the nearest ones",
    arguments: [
      (
        "Hom",
        "Unknown screen or coordinator 'Hom'. Did you mean 'HomeCoordinator' or 'HomeViewController'?"
      ),
      (
        "Secnd",
        "Unknown screen or coordinator 'Secnd'. Did you mean 'StepViewController (Second)'?"
      ),
      ("Hmoe", "Unknown screen or coordinator 'Hmoe'. Did you mean "),
      ("Hxxe", "Unknown screen or coordinator 'Hxxe'. Nothing in the trace has a similar name."),
      ("Checkout", "Unknown screen or coordinator 'Checkout'. Nothing in the trace has"),
    ])
  func unknown(text: String, sentence: String) {
    let error = #expect(throws: UnknownName.self) { try NameLookup(Self.graph).names([text]) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "found")")
  }

  @Test("A coordinator's name is not looked up among screens")
  func coordinators() throws {
    let lookup = NameLookup(Self.graph, among: .coordinators)
    expectNoDifference(try lookup.names(["Home"]), [Self.homeFlow])
    let error = #expect(throws: UnknownName.self) { try lookup.names(["HomeViewController"]) }
    expectNoDifference(
      error?.description,
      "Unknown coordinator 'HomeViewController': that is a screen. "
        + "Did you mean 'HomeCoordinator'?")
    let none = NameLookup(FlowGraph(app: "Shop"), among: .coordinators)
    let empty = #expect(throws: UnknownName.self) { try none.names(["Home"]) }
    expectNoDifference(
      empty?.description, "Unknown coordinator 'Home'. The trace has no coordinator.")
  }
}
