import CustomDump
import FlowGraph
import Testing

@Suite("A name on the command line")
struct NameLookupTests {
  private static let home = FlowGraph.Name(type: "Shop.HomeViewController")
  private static let homeFlow = FlowGraph.Name(type: "Shop.HomeCoordinator")
  private static let first = FlowGraph.Name(type: "Shop.StepViewController", label: "First")
  private static let second = FlowGraph.Name(type: "Shop.StepViewController", label: "Second")
  private static let graph = FlowGraph(
    app: "Shop", coordinators: [homeFlow], screens: [home, first, second])

  @Test(
    "means everything that is written so, whatever the case",
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
    "is answered with the nearest where nothing is called that",
    arguments: [
      (
        "Hom",
        "Unknown screen or coordinator 'Hom'. Did you mean 'HomeCoordinator' or 'HomeViewController'?"
      ),
      ("Secnd", "Unknown screen or coordinator 'Secnd'. Did you mean "),
    ])
  func unknown(text: String, sentence: String) {
    let error = #expect(throws: UnknownName.self) { try NameLookup(Self.graph).names([text]) }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "found")")
  }

  @Test("looks among coordinators alone where only they will do")
  func coordinators() throws {
    let lookup = NameLookup(Self.graph, among: .coordinators)
    expectNoDifference(try lookup.names(["Home"]), [Self.homeFlow])
    let error = #expect(throws: UnknownName.self) { try lookup.names(["HomeViewController"]) }
    expectNoDifference(
      error?.description,
      "Unknown coordinator 'HomeViewController'. Did you mean 'HomeCoordinator'?")
    let none = NameLookup(FlowGraph(app: "Shop"), among: .coordinators)
    let empty = #expect(throws: UnknownName.self) { try none.names(["Home"]) }
    expectNoDifference(
      empty?.description, "Unknown coordinator 'Home'. The trace has no coordinator.")
  }
}
