import FlowGraph
import FlowPaths
import FlowTrace
import Testing

@Suite("Generated tests")
struct SwiftTestTests {
  private static let graph = FlowGraph(
    app: "Pet \"Shop\"",
    screens: [.init(type: "Pets.HomeViewController"), .init(type: "Pets.Form<Pets.Cat>.Page")])

  private func source(_ steps: [PersonStep], launch: String? = nil) -> String {
    let walk = Walk(
      launch: launch, opening: Self.graph.screens[1],
      steps: steps.map { Walk.Step($0, screen: Self.graph.screens[0], isChange: true) })
    return SwiftTest(
      app: Self.graph.app, title: Self.graph.app, walks: [walk], names: Self.graph.names
    ).source
  }

  @Test(
    "A generated test launches the app, takes each step, and expects the screen that was on display"
  )
  func whole() {
    var test = SwiftTest(
      app: "Pet \"Shop\"", title: "Pet \"Shop\"",
      walks: [
        Walk(
          opening: Self.graph.screens[1],
          steps: [
            .init(PersonStep(.tap, "Cat"), screen: Self.graph.screens[0], isChange: true),
            .init(PersonStep(.turn, "forward"), screen: Self.graph.screens[0]),
          ])
      ], names: Self.graph.names)
    test.imports = ["Pets"]
    test.traits = [".tags(.walks)"]
    test.launch = "PetApp(window: window)"
    #expect(
      test.source == """
        import FlowPerson
        import Pets
        import PortableUIKit
        import Testing

        @MainActor @Suite("Pet \\"Shop\\"", .tags(.walks))
        struct PetShopWalks {
          /// Launches the app; it runs as long as what is returned is kept.
          private func launch(_ window: UIWindow, label: String?) throws -> AnyObject {
            PetApp(window: window)
          }

          @Test("walk 1: 2 steps to Form.Page")
          func walk1() async throws {
            try await FlowPerson.walk {
              try launch($0, label: nil)
            } steps: { person in
              // HomeViewController
              try await person.tap("Cat")
              // Form.Page
              try await person.turnPage()
              #expect(person.sight.screenName == "Page")
            }
          }
        }

        """)
  }

  @Test(
    "A generated test has a call for each action of a person",
    arguments: [
      (PersonStep(.select, "3"), "try await person.selectRow(3)"),
      (PersonStep(.select, "2.3"), "try await person.selectRow(3, section: 2)"),
      (PersonStep(.select, "3 in table 2"), "try await person.selectRow(3, table: 1)"),
      (PersonStep(.select, "4 in collection 3"), "try await person.selectItem(4, collection: 2)"),
      (PersonStep(.turn, "back"), "try await person.turnPage(forward: false)"),
      (PersonStep(.enter, "Name"), "try await person.change(\"Name\")"),
      (PersonStep(.back), "try await person.goBack()"),
      (PersonStep(.swipeBack), "try await person.swipeBack()"),
      (PersonStep(.swipeBackLetGo), "try await person.swipeBackAndLetGo()"),
      (PersonStep(.swipeDown), "try await person.swipeDown()"),
      (PersonStep(.tab, "Blue"), "try await person.selectTab(\"Blue\")"),
      (PersonStep(.longPress, "Photo"), "try await person.longPress(\"Photo\")"),
      (PersonStep(.swipe, "Photo › up"), "try await person.swipe(\"Photo › up\")"),
      (PersonStep(.menu, "More › Cut"), "try await person.chooseFromMenu(\"More › Cut\")"),
      (PersonStep(.swipeRow, "2 › Cut"), "try await person.swipeRow(\"2 › Cut\")"),
      (PersonStep(.pull), "try await person.pullToRefresh()"),
      (PersonStep(.shake), "try await person.shake()"),
    ])
  func calls(step: PersonStep, call: String) {
    #expect(source([step]).contains("      \(call)\n"))
  }

  @Test(
    "A generated test fails at a step that the trace does not describe enough",
    arguments: [
      PersonStep(.turn, "4"), PersonStep(.select, "-1"), PersonStep(.select, "2.-3"),
      PersonStep(.select, "3 in table 0"), PersonStep(.select, "3 in table \(Int.min)"),
    ])
  func tooLittle(step: PersonStep) {
    #expect(
      source([step]).contains(
        "    Issue.record(\"The trace does not hold enough to repeat this step: \(step)\")\n"))
  }

  @Test(
    "A generated test escapes quotes, invisible characters and changes of direction",
    arguments: [
      ("a\"b\\(c)", #""a\"b\\(c)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
      ("\u{0}\u{1b}\u{2028}", #""\u{0}\u{1B}\u{2028}""#),
      ("x\u{202e}y\u{200b}", #""x\u{202E}y\u{200B}""#), ("日本 é 🐾", "\"日本 é 🐾\""),
    ])
  func escapes(title: String, literal: String) {
    #expect(source([PersonStep(.tap, title)]).contains("person.tap(\(literal))\n"))
  }

  @Test("A generated test marks where to launch the app, and lists the launches")
  func launches() {
    let source = source([], launch: "first \"launch\"")
    #expect(source.contains("// LAUNCH YOUR APP HERE"))
    #expect(source.contains("/// - Parameter label: which launch: \"first \\\"launch\\\"\"."))
    #expect(source.contains("try launch($0, label: \"first \\\"launch\\\"\")"))
  }
}
