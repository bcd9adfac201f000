import CustomDump
import Foundation
import Testing

@Suite("An option of coordgraph render")
struct DrawingOptionTests {
  private static let shop = SampleRun(name: "Shop", flow: "physical")
  private static let merch = SampleRun(name: "MerchTabs")

  private func render(_ sample: SampleRun, _ arguments: String...) async throws -> String {
    let result = try await Tool.coordgraph.run(
      "render", list: arguments, input: try await sample.trace())
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    return result.output
  }

  /// The identifiers of all nodes in DOT.
  private func boxes(_ dot: String) -> [String] {
    dot.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\s*"([^"]+)" \[.*/).map { String($0.1) }
    }.filter { $0 != "entry" }.sorted()
  }

  @Test("A diagram's title has the labels of its launches")
  func title() async throws {
    let dot = try await render(Self.shop, "--view", "flow")
    #expect(dot.hasPrefix("digraph \"Shop (physical): screens\" {"))
  }

  @Test("A diagram's title names the part that is drawn")
  func part() async throws {
    func title(_ arguments: String...) async throws -> String {
      let result = try await Tool.coordgraph.run(
        "render", "--view", "flow", "--format", "outline", list: arguments,
        input: try await Self.merch.trace())
      return String(result.output.prefix { $0 != "\n" })
    }
    let both = try await title("--only", "auth", "--focus", "Login", "--depth", "2")
    expectNoDifference(
      both,
      "MerchTabs: screens, only AuthCoordinator, within 2 steps of LoginCoordinator and "
        + "LoginViewController")
    let near = try await title("--focus", "BlueViewController")
    expectNoDifference(near, "MerchTabs: screens, within 1 step of BlueViewController")
  }

  @Test("--no-legend leaves the legend out and changes nothing else")
  func noLegend() async throws {
    let with = try await render(Self.merch).split(separator: "\n")
    let without = try await render(Self.merch, "--no-legend").split(separator: "\n")
    #expect(with.contains { $0.contains("—→ push") })
    #expect(!without.contains { $0.contains("—→ push") })
    #expect(Set(without).isSubset(of: with))
  }

  @Test("--backs leaves out transitions back, names where they lead, or draws all of them")
  func backs() async throws {
    func dot(_ backs: String) async throws -> String {
      try await render(Self.shop, "--view", "flow", "--no-legend", "--backs", backs)
    }
    let (none, rows, edges) = (try await dot("none"), try await dot("rows"), try await dot("edges"))
    #expect(!none.contains("× "))
    #expect(rows.contains("× ProductDetail,<br align=\"left\"/>ProductList"))
    #expect(rows == (try await render(Self.shop, "--view", "flow", "--no-legend")))
    #expect(!rows.contains("id=\"pop--") && !rows.contains("id=\"dismiss--"))
    #expect(edges.contains("id=\"pop--") && edges.contains("id=\"dismiss--"))
  }

  @Test("--weights draws frequent transitions with thicker lines")
  func weights() async throws {
    #expect(try await render(Self.shop, "--weights").contains(" times\""))
  }

  @Test("--instances separates screens of one class by their titles")
  func instances() async throws {
    let sample = SampleRun(name: "HowToCode")
    let dot = try await render(sample, "--view", "flow", "--instances")
    #expect(
      boxes(dot) == [
        "screen-HomeViewController-Home", "screen-StartOverViewController-It-broke",
        "screen-StepViewController-500-lines", "screen-StepViewController-I-go-out",
        "screen-StepViewController-I-wake-up", "screen-StepViewController-Ship-it",
      ])
    #expect(!dot.contains("<b>Home (Home)</b>"))
    #expect(dot.contains("<b>Step (I wake up)</b>"))
  }

  @Test("The transition that caused a leak is marked with and without --instances")
  func instanceMarks() async throws {
    let outline = try await render(
      SampleRun(name: "RayPets"), "--instances", "--format", "outline")
    #expect(outline.contains("      swipe down dismisses, back to Home; causes zombie\n"))
    #expect(outline.contains("embeds PainLevel (None)\n"))
  }

  @Test("--focus draws what is near a screen, and --only what is in a coordinator")
  func narrowing() async throws {
    let near = try await render(
      Self.shop, "--view", "flow", "--focus", "ShippingOption", "--depth", "1")
    #expect(
      boxes(near)
        == [
          "screen-DeliveryAddressViewController", "screen-OrderSummaryViewController",
          "screen-PaymentMethodViewController", "screen-ProductDetailViewController",
          "screen-ProductListViewController", "screen-ShippingOptionViewController",
        ].filter { near.contains("\"\($0)\"") })
    #expect(!boxes(near).contains("screen-ConfirmationViewController"))
    let auth = try await render(Self.merch, "--only", "auth")
    #expect(
      boxes(auth) == [
        "screen-ForgotPasswordViewController", "screen-LoginViewController",
        "screen-RegisterViewController",
      ])
    let json = try await render(Self.merch, "--only", "AuthCoordinator", "--format", "json")
    #expect(!json.contains("LavenderViewController"))
  }

  @Test("What leads out of a part is a row without an arrow, also where it causes a verdict")
  func exits() async throws {
    func outline(_ option: String, _ name: String, backs: String = "rows") async throws -> String {
      try await render(Self.merch, "--format", "outline", option, name, "--backs", backs)
    }
    let login = try await outline("--focus", "LoginViewController")
    #expect(login.contains("tap \"Forgot password\" pushes ForgotPassword"))
    #expect(!login.contains("Screen ForgotPassword"))
    let merch = try await outline("--only", "MerchCoordinator")
    #expect(merch.contains("goes back to Blue; causes zombie: Products, Square"))
    #expect(merch.contains("tab \"Green\" goes back to Green"))
    let none = try await outline("--only", "MerchCoordinator", backs: "none")
    #expect(none.contains("goes back to Blue; causes") && !none.contains("goes back to Green"))
  }

  @Test("--collapse draws a coordinator as one node")
  func collapsing() async throws {
    let dot = try await render(
      Self.merch, "--collapse", "AuthCoordinator", "--collapse", "MerchCoordinator")
    #expect(dot.contains("<b>AuthCoordinator</b>"))
    #expect(dot.contains(">! zombie: 2 inside</font>"))
    #expect(dot.contains(">3 screens</font>") && dot.contains(">2 screens</font>"))
  }

  @Test("An overview with few nodes prints how many nodes would show more")
  func overview() async throws {
    let trace = try await Self.merch.trace()
    let little = try await Tool.coordgraph.run("render", list: ["--overview", "3"], input: trace)
    expectNoDifference(
      little.errors,
      """
      note: the overview has 8 nodes; with at most 3, it would be a single node

      """)
    #expect(little.status == 0)
    // One of them has no screen of its own, and is a line of its owner's frame.
    #expect(boxes(little.output).count == 7)
    #expect(boxes(try await render(Self.merch, "--overview", "8")).count == 7)
  }

  @Test("What is left out keeps its short name in the marks of edges")
  func namesOfMarks() async throws {
    let outline = try await render(
      Self.merch, "--only", "SquareCoordinator", "--format", "outline")
    #expect(outline.contains("causes zombie: Products\n"), "\(outline)")
    #expect(!outline.contains("MerchTabs."))
    let long = try await render(
      Self.merch, "--only", "SquareCoordinator", "--format", "outline", "--long-names")
    #expect(long.contains("causes zombie: ProductsCoordinator\n"))
  }

  @Test("--highlight highlights a screen")
  func highlight() async throws {
    let dot = try await render(Self.merch, "--highlight", "lavenderviewcontroller")
    let card = dot.split(separator: "\n")
      .drop { !$0.contains("\"screen-LavenderViewController\" [") }
    let look = card.first { $0.contains("</table>>") }
    #expect(look?.contains("penwidth=\"3.0\"") == true)
  }

  @Test("--rankdir sets the direction of edges, and --long-names writes full names")
  func looks() async throws {
    let dot = try await render(
      Self.merch, "--view", "flow", "--rankdir", "LR", "--long-names")
    #expect(dot.contains("rankdir=\"LR\""))
    #expect(dot.contains("<b>LavenderViewController</b>"))
  }

  @Test("--theme applies a theme file")
  func themes() async throws {
    let folder = try Folder()
    let file = try folder.write("base = mono\nnode.screen.fillcolor = #abcdef\n", to: "own.theme")
    #expect(try await render(Self.merch, "--theme", file).contains("fillcolor=\"#abcdef\""))
    #expect(!(try await render(Self.merch, "--theme", "mono").contains("#1f6aa5")))
  }

  @Test(
    "Pictures with drawing options are complete and have no overlapping texts",
    arguments: [
      ["--weights", "--backs", "edges"], ["--collapse", "Auth", "--highlight", "Blue"],
      ["--theme", "mono", "--rankdir", "LR"], ["--only", "Merch"], ["--focus", "Square"],
      ["--view", "flow", "--instances"], ["--overview", "8", "--view", "hierarchy"],
    ])
  func pictures(arguments: [String]) async throws {
    let result = try await Tool.coordgraph.run(
      "render", "--format", "xdot", list: arguments, input: try await Self.merch.trace())
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    let texts = try PlacedText.all(inXDOT: result.output)
    for (index, text) in texts.enumerated() {
      #expect(text.size >= 9, "\(text.text)")
      for other in texts[..<index] {
        #expect(!text.box.intersects(other.box), "\(arguments): \(text.text) on \(other.text)")
      }
    }
  }

  @Test("A drawing option with a wrong value is refused with what to write instead")
  func refusals() async throws {
    let folder = try Folder()
    let theme = try folder.write("node.color = red\n", to: "bad.theme")
    for (arguments, sentence) in [
      (
        ["--focus", "LavendarViewController"],
        "Unknown screen or coordinator 'LavendarViewController'. Did you mean "
          + "'LavenderViewController'"
      ),
      (
        ["--only", "BlueViewController"],
        "Unknown coordinator 'BlueViewController': that is a screen."
      ),
      (
        ["--only", "Lavender View"], "Unknown coordinator 'Lavender View'. Did you mean "
      ),
      (
        ["--collapse", "Nobody"],
        "Unknown coordinator 'Nobody'. Nothing in the trace has a similar name."
      ),
      (["--highlight", "Blu"], "Did you mean 'BlueCoordinator' or 'BlueViewController'?"),
      (["--depth=-1"], "--depth must be 0 or more, not -1."),
      (["--overview", "0"], "--overview must be 1 or more, not 0."),
      (["--theme", theme], "\(theme):1:14: error: \"node.color\" must be a colour, # and six"),
      (["--theme", "no.theme"], "Can't read 'no.theme': No such file or directory."),
    ] {
      let result = try await Tool.coordgraph.run(
        "render", list: arguments, input: try await Self.merch.trace())
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
      #expect(result.output == "")
    }
  }
}
