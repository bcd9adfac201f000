import CustomDump
import FlowExplorer
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Random numbers in an exploration", .interface)
struct ChanceTests {
  #if os(Linux)
    @Test("Each launch draws the same random numbers, so that what they lead to is explored")
    func repeated() async {
      let exploration = await FlowExplorer.planted {
        let answers = Array(1...1_000).shuffled().prefix(2)
        return PlantedScreen(
          "Quiz \(answers)", ["On": { $0.push(PlantedScreen("Result \(answers)")) }])
      }.explore()
      expectNoDifference(exploration.doubts.map(\.kind), [.chance])
      expectNoDifference(exploration.states.count, 2)
    }

    @Test(
      "Each launch makes the same identifiers, so that what is sorted by them stays where it is")
    func identifiers() async {
      let exploration = await FlowExplorer.planted {
        let places = [UUID(): "Berlin", UUID(): "Paris", UUID(): "Rome"]
        for text in places.keys.map(\.uuidString) {
          #expect(text.wholeMatch(of: /.{8}-.{4}-4.{3}-[89AB].{3}-.{12}/) != nil)
        }
        let order = places.sorted { $0.key.uuidString < $1.key.uuidString }.map(\.value)
        return PlantedScreen(
          "Places \(order)", ["On": { $0.push(PlantedScreen("Place \(order[0])")) }])
      }.explore()
      expectNoDifference(exploration.doubts, [])
      expectNoDifference(exploration.states.count, 2)
    }
  #endif

  @Test("Random numbers that other code draws meanwhile are not the app's")
  func others() async {
    let others = Task.detached {
      while !Task.isCancelled {
        _ = UInt64.random(in: 0 ... .max)
        usleep(100)
      }
    }
    let exploration = await FlowExplorer.planted { PlantedGap.sound() }.explore()
    others.cancel()
    expectNoDifference(exploration.doubts, [])
  }

  @Test("Random numbers come from the system again when an exploration has ended")
  func released() async {
    _ = await FlowExplorer.planted { PlantedGap.sound() }.explore()
    let first = (0..<4).map { _ in UInt64.random(in: 0 ... .max) }
    _ = await FlowExplorer.planted { PlantedGap.sound() }.explore()
    #expect(first != (0..<4).map { _ in UInt64.random(in: 0 ... .max) })
  }
}
