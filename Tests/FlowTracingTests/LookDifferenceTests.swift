import CustomDump
import FlowAttribution
import FlowTrace
import SwiftRuntimeLayout
import Testing

@testable import FlowTracing

@MainActor @Suite("The difference of two looks")
struct LookDifferenceTests {
  private let home = Look.make([.screen(1)])

  @Test("The first look enters its screens and leads there from nothing")
  func launch() {
    expectNoDifference(
      events(from: nil, to: home),
      [
        #""enter","screen":1"#,
        #""transition","from":null,"to":1,"kind":"root","trigger":"launch","by":"app""#,
        #""state","state":"0000000000000000""#,
      ])
  }

  @Test("Equal looks differ in nothing")
  func equal() {
    expectNoDifference(events(from: home, to: home), [])
  }

  @Test("A screen on top of a stack is pushed, and pops when it goes")
  func stacks() {
    let one = Look.make([.stack(100, [1])])
    let two = Look.make([.stack(100, [1, 2])])
    expectNoDifference(
      events(from: one, to: two),
      [
        #""enter","screen":2"#,
        #""transition","from":1,"to":2,"kind":"push","trigger":"push","by":"unknown""#,
      ])
    expectNoDifference(
      events(from: two, to: one),
      [
        #""transition","from":2,"to":1,"kind":"pop","trigger":"pop","by":"unknown""#,
        #""leave","screen":2"#,
      ])
  }

  @Test("A stack that is replaced as a whole is named so, one that keeps its top changes nothing")
  func replacedStacks() {
    let before = Look.make([.stack(100, [1, 2])])
    expectNoDifference(
      events(from: before, to: Look.make([.stack(100, [3, 4])])),
      [
        #""enter","screen":3"#, #""enter","screen":4"#,
        #""transition","from":2,"to":4,"kind":"replace","trigger":"replace","by":"unknown""#,
        #""leave","screen":1"#, #""leave","screen":2"#,
      ])
    expectNoDifference(
      events(from: before, to: Look.make([.stack(100, [2])])), [#""leave","screen":1"#])
  }

  @Test("What is presented comes before what else happened, and its dismissal, too")
  func presentation() {
    let sheet = Look.make([.stack(100, [1, 2]), .presented(3)])
    let before = Look.make([.stack(100, [1])])
    expectNoDifference(
      events(from: before, to: sheet),
      [
        #""enter","screen":2"#, #""enter","screen":3"#,
        #""transition","from":1,"to":3,"kind":"present","trigger":"present","by":"unknown""#,
      ])
    expectNoDifference(
      events(from: sheet, to: before),
      [
        #""transition","from":3,"to":1,"kind":"dismiss","trigger":"dismiss","by":"unknown""#,
        #""leave","screen":2"#, #""leave","screen":3"#,
      ])
  }

  @Test("A push below what is presented is covered, and leaves the display as it is")
  func covered() {
    expectNoDifference(
      events(
        from: Look.make([.stack(100, [1]), .presented(3)]),
        to: Look.make([.stack(100, [1, 2]), .presented(3)])),
      [
        #""enter","screen":2"#,
        #""covered","from":3,"to":2,"kind":"push","trigger":"push","by":"unknown""#,
      ])
  }

  @Test("A tab leads from the hub to the tab's screen, and names the root of the tab's stack")
  func tabs() {
    let first = Look.make([.tabs(10, selected: 100, root: 1), .stack(100, [1])])
    let second = Look.make(
      [.tabs(10, selected: 200, root: 2), .stack(200, [2, 3])], alsoIn: first)
    expectNoDifference(
      events(from: first, to: second),
      [
        #""enter","screen":2"#, #""enter","screen":3"#,
        #""transition","from":10,"to":3,"kind":"tab","trigger":"tab","by":"unknown","tabRoot":2"#,
      ])
  }

  @Test("A hub that is pushed is reached first, and its tab from there")
  func pushedHub() {
    let before = Look.make([.stack(100, [1])])
    let after = Look.make([
      .stack(100, [1, 10]), .tabs(10, selected: 2, root: 2, isOnStack: true), .screen(2),
    ])
    expectNoDifference(
      events(from: before, to: after).filter { $0.contains("transition") },
      [
        #""transition","from":1,"to":10,"kind":"push","trigger":"push","by":"unknown""#,
        #""transition","from":10,"to":2,"kind":"tab","trigger":"tab","by":"unknown""#,
      ])
  }

  @Test("A new root records what it opened with: a tab, and a presented screen")
  func entrance() {
    let after = Look.make([
      .tabs(10, selected: 100, root: 1), .stack(100, [1]), .presented(3),
    ])
    expectNoDifference(
      events(from: nil, to: after).filter { $0.contains("transition") },
      [
        #""transition","from":null,"to":10,"kind":"root","trigger":"launch","by":"app""#,
        #""transition","from":10,"to":1,"kind":"tab","trigger":"launch","by":"app""#,
        #""transition","from":1,"to":3,"kind":"present","trigger":"launch","by":"app""#,
      ])
  }

  @Test("A screen that takes in the one on display embeds it, and does not lead to it as well")
  func embedding() {
    let before = Look.make([.screen(1)])
    var after = Look.make([.screen(1), .screen(2)])
    after.embeddings = [Look.Embedding(screen: .init(serial: 1), child: 2, shown: .init(serial: 2))]
    expectNoDifference(
      events(from: before, to: after),
      [
        #""enter","screen":2"#,
        #""transition","from":1,"to":2,"kind":"embed","trigger":"addChild","by":"app""#,
      ])
  }

  @Test("What a person does to a screen that is there is what makes it take in another one")
  func embeddingByPerson() {
    var after = Look.make([.screen(1), .screen(2)])
    after.embeddings = [Look.Embedding(screen: .init(serial: 1), child: 2, shown: .init(serial: 2))]
    var turn = Turn()
    turn.add(PersonStep(.tap, "Skip"), row: nil)
    func last(since before: Look) -> String? {
      events(from: before, to: after, turn: turn).last
    }
    expectNoDifference(
      last(since: Look.make([.screen(1)])),
      #""transition","from":1,"to":2,"kind":"embed","trigger":"tap \"Skip\"","by":"app""#)
    // The screen came along with the other one.
    expectNoDifference(
      last(since: Look.make([.screen(3)])),
      #""leave","screen":3"#)
    #expect(
      events(from: Look.make([.screen(3)]), to: after, turn: turn).contains(
        #""transition","from":1,"to":2,"kind":"embed","trigger":"addChild","by":"app""#))
  }

  @Test("A screen is introduced and entered before its presenter is recorded")
  func introductions() {
    var look = Look.make([.screen(2)])
    look.screens[0].presenter = ObjectID(serial: 1)
    look.introductions = [.init(id: ObjectID(serial: 2), type: "App.Home", title: "Home")]
    look.state = InterfaceState(hash: 255)
    expectNoDifference(
      events(from: nil, to: look),
      [
        #""screen","id":2,"type":"App.Home","title":"Home""#, #""enter","screen":2"#,
        #""presents","coordinator":1,"screen":2"#,
        #""transition","from":null,"to":2,"kind":"root","trigger":"launch","by":"app""#,
        #""state","state":"00000000000000ff""#,
      ])
  }

  @Test("When the window is gone, all of its screens leave")
  func departure() {
    var records: [TraceRecord] = []
    LookDifference.recordLeaving(Look.make([.stack(100, [1, 2])]), to: nil, in: &records)
    #expect(
      records.map(\.event) == [.leave(screen: .init(serial: 1)), .leave(screen: .init(serial: 2))])
  }

  // MARK: Attribution

  private let cart = CallStackType(name: "App.Cart")

  @Test(
    "A transition is due to the coordinator whose code called for it, and has its method's name")
  func running() {
    let turn = turn("pushViewController", .push, target: 2, container: 100, by: cart)
    expectNoDifference(
      events(
        from: .make([.stack(100, [1])]), to: .make([.stack(100, [1, 2])]), turn: turn,
        coordinators: [(7, cart)]
      ).last,
      #""transition","from":1,"to":2,"kind":"push","trigger":"pushViewController","by":7"#)
  }

  @Test("A call that presents a stack shows the screen on top of it")
  func lineage() {
    let (before, after) = (
      Look.make([.screen(1)]), Look.make([.screen(1), .stack(100, [2], isPresented: true)])
    )
    let turn = turn("present", .present, target: 100, container: 1, by: cart)
    let events = events(from: before, to: after, turn: turn, coordinators: [(7, cart)])
    expectNoDifference(
      events.last, #""transition","from":1,"to":2,"kind":"present","trigger":"present","by":7"#)
  }

  @Test("Of two coordinators of a class, the one above the screen's owner is responsible")
  func nearest() {
    let type = CallStackType(name: "App.Step")
    let turn = turn("popViewController", .pop, target: 2, container: 100, by: type)
    var before = Look.make([.stack(100, [1, 2])])
    before.path[before.path.count - 1].owner = ObjectID(serial: 9)
    let after = Look.make([.stack(100, [1])])
    let attribute = { (parents: [ObjectID: ObjectID]) in
      events(
        from: before, to: after, turn: turn, coordinators: [(5, type), (6, type)],
        parents: parents
      ).first
    }
    let by = #""transition","from":2,"to":1,"kind":"pop","trigger":"popViewController","by":"#
    #expect(attribute([ObjectID(serial: 9): ObjectID(serial: 5)]) == by + "5")
    #expect(attribute([:]) == by + "6")
  }

  @Test(
    "Where not all code is known, the owner of the screen that came counts first, and is marked")
  func inferred() {
    let turn = turn("pushViewController", .push, target: 2, container: 100, by: cart)
    var after = Look.make([.stack(100, [1, 2])])
    let attribute = {
      events(
        from: .make([.stack(100, [1])]), to: after, turn: turn, coordinators: [(7, cart)],
        isCallStackComplete: false
      ).last
    }
    let by = #""transition","from":1,"to":2,"kind":"push","trigger":"pushViewController","by":"#
    expectNoDifference(attribute(), by + #"7,"inferred":true"#)
    after.path[after.path.count - 1].owner = ObjectID(serial: 9)
    expectNoDifference(attribute(), by + #"9,"inferred":true"#)
  }

  @Test("A back button is the system's, with the person's words as the trigger")
  func system() {
    var turn = Turn()
    turn.add(PersonStep(.back), row: nil)
    expectNoDifference(
      events(
        from: Look.make([.stack(100, [1, 2])]), to: Look.make([.stack(100, [1])]), turn: turn
      ).first,
      #""transition","from":2,"to":1,"kind":"pop","trigger":"back","by":"system""#)
  }

  // MARK: Support

  /// A turn in which the code of a type called a method of UIKit.
  private func turn(
    _ method: String, _ kinds: TransitionKinds, target: Look.Number, container: Look.Number,
    by type: CallStackType
  ) -> Turn {
    var turn = Turn()
    // The coordinators were there before.
    turn.clear(lastSerial: 50, isAnswered: true)
    turn.add(
      NavigationNote(
        method: method, kinds: kinds, target: target, container: container, types: [type]))
    return turn
  }

  /// The events between two looks as lines of a trace, without times.
  private func events(
    from before: Look?, to now: Look, turn: Turn = Turn(),
    coordinators: [(serial: UInt32, type: CallStackType)] = [], parents: [ObjectID: ObjectID] = [:],
    isCallStackComplete: Bool = true
  ) -> [String] {
    var families = CoordinatorFamilies()
    for coordinator in coordinators {
      families.add(ObjectID(serial: coordinator.serial), [coordinator.type])
    }
    let difference = LookDifference(before: before, now: now)
    let attribution = Attribution(
      turn: turn,
      code: RunningCode(
        coordinators: families, parents: parents, lastSerial: turn.lastSerial,
        displayed: before?.owner, isComplete: isCallStackComplete),
      before: before)
    var records: [TraceRecord] = []
    difference.record(difference.passages, by: attribution, to: &records)
    let start = #"{"at":0,"event":"#.count
    return records.map { record in
      var bytes: [UInt8] = []
      record.appendLine(to: &bytes)
      return String(decoding: bytes.dropFirst(start).dropLast(2), as: UTF8.self)
    }
  }
}
