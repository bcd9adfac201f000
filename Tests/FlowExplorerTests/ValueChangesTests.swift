import CustomDump
import FlowPerson
import Testing

@testable import FlowExplorer

@MainActor @Suite("Changes of values")
struct ValueChangesTests {
  private func changes(_ actions: [PersonAction]) -> ValueChanges {
    var changes = ValueChanges()
    for action in actions { changes.add(StateLeg(state: 0, action: action)) }
    return changes
  }

  @Test(
    "Two values of one control are not combined, and the later one counts",
    arguments: [
      [.step("A", up: true), .step("A", up: false)],
      [.slide("A", to: 0), .slide("A", to: 1)],
      [.pickDate(days: 1, in: "A"), .pickDate(days: 7, in: "A")],
      [.pickRow(1, component: 0, in: "A"), .pickRow(2, component: 0, in: "A")],
    ] as [[PersonAction]])
  func rivals(_ actions: [PersonAction]) {
    let changes = changes(actions + [.flip("B")])
    expectNoDifference(changes.combined.map(\.action), [actions[1], .flip("B")])
    expectNoDifference(
      changes.combinations?.map { $0.map(\.action) },
      actions.map { [$0, PersonAction.flip("B")] })
  }

  @Test(
    "Values of two controls, or of two wheels of one, are combined",
    arguments: [
      [.pickDate(days: 1, in: "A"), .pickDate(days: 1, in: "B")],
      [.pickDate(days: 1, in: "A"), .pickDate(days: 7, in: "A", at: 1)],
      [.pickRow(1, component: 0, in: "A"), .pickRow(1, component: 1, in: "A")],
    ] as [[PersonAction]])
  func others(_ actions: [PersonAction]) {
    let changes = changes(actions)
    expectNoDifference(changes.combined.map(\.action), actions)
    expectNoDifference(changes.combinations?.map { $0.map(\.action) }, [actions])
  }
}
