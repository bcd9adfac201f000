import CustomDump
import FlowDiagram
import FlowGraph
import FlowPaths
import FlowTrace
import Testing

@Suite("The texts of a sequence")
struct SequenceTests {
  /// Every kind of event, with two screens of one class.
  static let visit = FlowSequence(
    app: "Vet", launch: "first launch", number: 2,
    participants: [
      .init(id: 1, kind: .coordinator, name: .init(type: "Vet.HomeCoordinator")),
      .init(id: 2, kind: .screen, name: .init(type: "Vet.HomeViewController")),
      .init(id: 3, kind: .coordinator, name: .init(type: "Vet.VisitCoordinator")),
      .init(id: 4, kind: .screen, name: .init(type: "Vet.PainViewController")),
      .init(id: 5, kind: .screen, name: .init(type: "Vet.PainViewController")),
      .init(id: 6, kind: .screen, name: .init(type: "Vet.NeverSeenViewController")),
    ],
    events: [
      .transition(.init(from: nil, to: 2, kind: .root, trigger: "launch", by: .coordinator(1))),
      .step(.init(.tap, "Schedule"), on: 2),
      .link(parent: 1, child: 3),
      .transition(
        .init(from: 2, to: 4, kind: .present, trigger: "tap \"Schedule\"", by: .coordinator(3))),
      .step(.init(.select, "1"), on: 4),
      .transition(.init(from: 4, to: 5, kind: .push, trigger: "timer", by: .unknown)),
      .transition(.init(from: 5, to: 2, kind: .embed, trigger: "addChild", by: .app)),
      .step(.init(.tab, "End"), on: 5),
      .transition(
        .init(from: 5, to: 4, kind: .tab, trigger: "tab \"End\"", by: .coordinator(1), tabRoot: 2)),
      .step(.init(.swipeBackLetGo), on: 4),
      .step(.init(.back), on: 5),
      .transition(.init(from: 5, to: 4, kind: .pop, trigger: "back", by: .system)),
      .step(.init(.tap, "<b>&amp;; # end"), on: 4),
      .unlink(parent: 1, child: 3),
      .transition(
        .init(
          from: 4, to: 2, kind: .dismiss, trigger: "tap \"<b>&amp;; # end\"", by: .coordinator(3))),
      .covered(.init(from: 2, to: 5, kind: .push, trigger: "timer", by: .coordinator(1))),
      .finishedAgain(screen: 4), .freed(3), .freed(4),
    ])

  @Test("A session is a numbered story")
  func outline() {
    expectNoDifference(
      Self.visit.outline(),
      """
      Vet (first launch): session 2

      1. Launch
         HomeCoordinator shows Home (launch)
      2. Home: tap "Schedule"
         HomeCoordinator takes VisitCoordinator
         VisitCoordinator presents Pain
      3. Pain: select row 1
         something pushes Pain 2 (timer)
         the app embeds Home in Pain 2 (addChild)
      4. Pain 2: tab "End"
         HomeCoordinator shows Pain, in the tab of Home
      5. Pain: swipe back, let go
      6. Pain 2: back
         the system goes back from Pain 2 to Pain
      7. Pain: tap "<b>&amp;; # end"
         HomeCoordinator lets VisitCoordinator go
         VisitCoordinator dismisses Pain, back to Home
         HomeCoordinator pushes Pain 2 behind what is presented, where nobody sees it (timer)
         the dismissal of Pain is reported again
         VisitCoordinator is freed
         Pain is freed

      """)
  }

  @Test("A session is a Mermaid sequence diagram")
  func mermaid() throws {
    expectNoDifference(
      try Self.visit.mermaid(),
      """
      ---
      title: "Vet (first launch): session 2"
      ---
      sequenceDiagram
        accTitle: Vet (first launch)#58; session 2
        actor person as Person
        participant c1 as HomeCoordinator
        participant s2 as Home
        participant c3 as VisitCoordinator
        participant s4 as Pain
        participant s5 as Pain 2
        c1->>s2: shows (launch)
        person->>s2: tap #quot;Schedule#quot;
        c1->>c3: takes
        c3->>s4: presents
        person->>s4: select row 1
        s4->>s5: pushes (timer)
        s5->>s2: embeds (addChild)
        person->>s5: tab #quot;End#quot;
        c1->>s4: shows, in the tab of Home
        person->>s4: swipe back, let go
        person->>s5: back
        s5-->>s4: goes back
        person->>s4: tap #quot;#lt;b#gt;#amp;amp#59;#59; #35; end#quot;
        c1-xc3: lets go
        c3-->>s2: dismisses Pain
        c1->>s5: pushes behind what is presented (timer)
        Note over s4: dismissal reported again
        Note over c3: freed
        Note over s4: freed

      """)
  }

  @Test("A session beyond Mermaid's limits is an error with a remedy")
  func limits() throws {
    var long = Self.visit
    long.events += Array(repeating: .step(.init(.back), on: 2), count: 2_500)
    #expect(throws: MermaidError.self) { try long.mermaid() }
    #expect(long.outline().contains("\n2507. Home: back\n"))
  }

  @Test("A browser shows a session's texts unharmed")
  func browser() async throws {
    let labels = [
      "end", "End", "a;b #35; #quot;", "<b> </b> <br/>", "&amp;", "\"", "\\N", "`a`", "a: b",
      "wrap: a",
      "nowrap: a", "日本語", "🐾👩‍👩‍👧", "שלום", "\u{202E}rtl", "%% a", "%%{init: {}}%%", "->> x", "- a",
      "Note over a: b", "loop", "activate", "$$x$$", "+a", "-a", "@{ \"type\": \"actor\" }",
      "  a  b ",
      "a\nb", "\u{0}", "x\u{2028}y",
    ]
    let sequences = labels.map { label in
      FlowSequence(
        app: label,
        participants: [
          .init(id: 1, kind: .screen, name: .init(type: "App.Page", label: label)),
          .init(id: 2, kind: .screen, name: .init(type: "App.Page", label: "another")),
        ],
        events: [
          .step(.init(.tap, label), on: 1),
          .transition(.init(from: 1, to: 1, kind: .push, trigger: label, by: .app)), .freed(1),
        ])
    }
    let drawings = try await MermaidDrawing.all(try sequences.map { try $0.mermaid() })
    for (label, drawing) in zip(labels, drawings) {
      let shown = label.replacing("\n", with: "\u{FFFD}").replacing("\u{0}", with: "\u{FFFD}")
      #expect(drawing.error == nil, "\(label)")
      // Names stand above and below.
      expectNoDifference(
        drawing.participants?.sorted(),
        ["Page (\(shown))", "Page (\(shown))", "Person", "Person"].sorted(), "\(label)")
      expectNoDifference(
        drawing.messages?.sorted(),
        ["freed", "pushes (\(shown))", "tap \"\(shown)\""].sorted(), "\(label)")
      #expect(drawing.title == "\(shown): session 1")
    }
    let visit = try #require(try await MermaidDrawing.all([try Self.visit.mermaid()]).first)
    #expect(visit.error == nil)
    #expect(visit.messages?.count == 19)
    #expect(Set(visit.participants ?? []).count == 6)
  }
}
