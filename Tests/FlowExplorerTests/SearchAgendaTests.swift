import CustomDump
import Testing

@testable import FlowExplorer

@Suite("The order of a search")
struct SearchAgendaTests {
  private func order(_ states: [(depth: Int, alike: Int)]) -> [Int] {
    var agenda = SearchAgenda()
    for (index, state) in states.enumerated() {
      agenda.add(index, depth: state.depth, alike: state.alike)
    }
    return Array(sequence(state: agenda) { $0.next() })
  }

  @Test("States nearer to launch come first, and of the same distance those found first")
  func breadth() {
    expectNoDifference(order([(2, 1), (0, 1), (1, 16), (1, 1), (2, 2)]), [1, 2, 3, 0, 4])
  }

  @Test("States of a form that is filled in by a part wait sooner")
  func forms() {
    var agenda = SearchAgenda()
    agenda.add(0, depth: 3, alike: 5, isFilledIn: true)
    agenda.add(1, depth: 3, alike: 16)
    agenda.add(2, depth: 3, alike: 4, isFilledIn: true)
    expectNoDifference(Array(sequence(state: agenda) { $0.next() }), [1, 2, 0])
  }

  @Test("Of many states of the same screens, the later ones wait, a step longer for each four")
  func crowds() {
    expectNoDifference(
      order([(3, 17), (3, 20), (3, 21), (3, 36), (4, 1), (5, 1), (8, 1)]), [0, 1, 4, 2, 5, 3, 6])
  }
}
