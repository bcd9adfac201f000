import CustomDump
import FlowTrace
import SwiftRuntimeLayout
import Testing

@testable import FlowSymbols

@MainActor @Suite("Traces with addresses in place of names")
struct TraceSymbolicationTests {
  /// The functions at some return addresses.
  private let frames: [String: TraceSymbolication.Frames] = [
    "aa": [
      0x10: FrameTypes(names: ["$s4Shop15CartCoordinatorC4showyyF"]),
      0x20: FrameTypes(names: ["$s4Shop15RootCoordinatorC5startyyF"]),
      // One function that was inlined into another.
      0x30: FrameTypes(names: [
        "$s4Shop15CartCoordinatorC4showyyF", "$s4Shop15RootCoordinatorC5startyyF",
      ]),
      0x40: FrameTypes(names: ["$s4Shop15CartCoordinatorC4showyyFTm"]),
      0x50: FrameTypes(names: ["main"]),
    ]
  ]

  private func symbolicate(_ events: [TraceEvent], build: String = "aa") -> [String] {
    let records = ([.launch(.init(build: build))] + events).map { TraceRecord(at: 0, event: $0) }
    var symbolication = TraceSymbolication(frames: frames)
    let trace = symbolication.symbolicate(
      Trace(header: TraceHeader(app: "Shop"), records: records))
    return String(decoding: trace.bytes, as: UTF8.self).split(separator: "\n").dropFirst(2)
      .map { String($0.dropFirst(#"{"at":0,"event":"#.utf8.count).dropLast()) }
  }

  private let objects: [TraceEvent] = [
    .coordinator(.init(id: 1, type: "Shop.RootCoordinator")),
    .coordinator(.init(id: 2, type: "Shop.CartCoordinator", parent: 1)),
    .screen(.init(id: 3, type: "Shop.Home")), .presents(coordinator: 1, screen: 3),
    .screen(.init(id: 4, type: "Shop.Cart")), .presents(coordinator: 1, screen: 4),
    .state(InterfaceState(hash: 0)),
  ]

  private func push(
    by: Responsible, isInferred: Bool = true, kind: TransitionKind = .push, _ calls: [UInt64]...
  ) -> TraceEvent {
    .transition(
      .init(
        from: 3, to: 4, kind: kind, trigger: "t", by: by, isInferred: isInferred, calls: calls))
  }

  @Test(
    "A transition gets the innermost coordinator whose code ran, inlined functions included",
    arguments: [[0x50, 0x10, 0x20], [0x99, 0x30, 0x20], [0x30]] as [[UInt64]])
  func innermost(stack: [UInt64]) {
    expectNoDifference(
      symbolicate(objects + [push(by: .coordinator(1), stack)]).last,
      #""transition","from":3,"to":4,"kind":"push","trigger":"t","by":2"#)
  }

  @Test("The likeliest call that shows a coordinator counts")
  func severalCalls() {
    expectNoDifference(
      symbolicate(objects + [push(by: .coordinator(1), [0x50], [0x20], [0x10])]).last,
      #""transition","from":3,"to":4,"kind":"push","trigger":"t","by":1"#)
  }

  @Test("Where the optimiser merged functions, the owner stays, and is still inferred")
  func merged() {
    expectNoDifference(
      symbolicate(objects + [push(by: .coordinator(1), [0x40, 0x20])]).last,
      #""transition","from":3,"to":4,"kind":"push","trigger":"t","by":1,"inferred":true"#)
  }

  @Test("Where no coordinator's code ran, what was inferred is known")
  func nobody() {
    expectNoDifference(
      symbolicate(
        objects + [
          push(by: .coordinator(1), [0x50]), push(by: .coordinator(1)),
          push(by: .system, isInferred: false, kind: .pop, [0x50]),
        ]
      ).suffix(3),
      [
        #""transition","from":3,"to":4,"kind":"push","trigger":"t","by":1"#,
        #""transition","from":3,"to":4,"kind":"push","trigger":"t","by":1"#,
        #""transition","from":3,"to":4,"kind":"pop","trigger":"t","by":"system""#,
      ])
  }

  @Test("A coordinator's code counts more than the gesture that it ran for")
  func gesture() {
    expectNoDifference(
      symbolicate(objects + [push(by: .system, isInferred: false, kind: .pop, [0x10])]).last,
      #""transition","from":3,"to":4,"kind":"pop","trigger":"t","by":2"#)
  }

  @Test("Of several coordinators of a class, the owner of the screen counts, and then a new one")
  func instances() {
    let second = TraceEvent.coordinator(.init(id: 5, type: "Shop.CartCoordinator", parent: 1))
    let third = TraceEvent.coordinator(.init(id: 6, type: "Shop.CartCoordinator", parent: 1))
    let screen = TraceEvent.screen(.init(id: 7, type: "Shop.Cart"))
    let transition = TraceEvent.transition(
      .init(from: 3, to: 7, kind: .push, trigger: "t", by: .unknown, calls: [[0x10]]))
    func by(_ events: TraceEvent...) -> String? {
      symbolicate(objects + events + [transition]).last?.split(separator: ",").last.map(String.init)
    }
    let owned = TraceEvent.presents(coordinator: 5, screen: 7)
    let end = TraceEvent.state(InterfaceState(hash: 1))
    expectNoDifference(by(second, third, screen, owned), #""by":5"#)
    expectNoDifference(by(third, end, screen), #""by":6"#)
    expectNoDifference(by(third, end, .freed(6), screen), #""by":2"#)
  }

  @Test("A screen without an owner is the one's whose code showed it")
  func owner() {
    let screen = TraceEvent.screen(.init(id: 7, type: "Shop.Receipt"))
    let transition = TraceEvent.transition(
      .init(from: 3, to: 7, kind: .push, trigger: "t", by: .unknown, calls: [[0x10, 0x20]]))
    expectNoDifference(
      symbolicate(objects + [screen, transition]).suffix(2),
      [
        #""presents","coordinator":2,"screen":7"#,
        #""transition","from":3,"to":7,"kind":"push","trigger":"t","by":2"#,
      ])
  }

  @Test("A coordinator that its screen revealed is the child of the one whose code ran")
  func parent() {
    let events: [TraceEvent] = [
      .coordinator(.init(id: 1, type: "Shop.RootCoordinator")),
      .state(InterfaceState(hash: 0)),
      .coordinator(.init(id: 2, type: "Shop.CartCoordinator")),
      .screen(.init(id: 3, type: "Shop.Home")), .presents(coordinator: 2, screen: 3),
      .transition(
        .init(from: nil, to: 3, kind: .root, trigger: "launch", by: .app, calls: [[0x10, 0x20]])),
    ]
    expectNoDifference(
      symbolicate(events)[2], #""coordinator","id":2,"type":"Shop.CartCoordinator","parent":1"#)
  }

  @Test("The addresses of a trace are those of each build's transitions")
  func addresses() {
    let events: [TraceEvent] = [
      .launch(.init(build: "aa")), push(by: .unknown, [1, 2], [2, 3]), .launch(.init()),
      push(by: .unknown, [9]), .launch(.init(build: "bb")),
    ]
    let trace = Trace(
      header: TraceHeader(app: "Shop"), records: events.map { TraceRecord(at: 0, event: $0) })
    expectNoDifference(TraceSymbolication.addresses(in: trace), ["aa": [1, 2, 3], "": [9]])
  }
}
