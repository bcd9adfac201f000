import CustomDump
import FlowExplorer
import Foundation
import TestSupport
import Testing

@MainActor @Suite("The date of an exploration", .interface)
struct StartDateTests {
  #if os(Linux)
    @Test("Each launch begins at the same moment, and time goes on from there")
    func repeated() async {
      let start = Date(timeIntervalSince1970: 1_736_242_860)
      var launches: [TimeInterval] = []
      var clocks: [TimeInterval] = []
      var explorer = FlowExplorer.planted {
        launches.append(Date().timeIntervalSince(start))
        var moment = timeval()
        gettimeofday(&moment, nil)
        for seconds in [moment.tv_sec, time(nil)] {
          clocks.append(TimeInterval(seconds) - start.timeIntervalSince1970)
        }
        return PlantedScreen(
          "Diary of \(Date().formatted(.iso8601.year().month().day()))",
          ["Write": { $0.push(PlantedScreen("Page")) }])
      }
      explorer.startDate = start
      let exploration = await explorer.explore()
      expectNoDifference(exploration.doubts, [])
      #expect(exploration.states.first?.identity.contains("Diary of 2025-01-07") == true)
      #expect(launches.count > 2)
      #expect((launches + clocks).allSatisfy { (0..<30).contains($0) })
    }

    @Test("It is the real date again when an exploration has ended")
    func released() async {
      let before = Date()
      var explorer = FlowExplorer.planted {
        #expect(Date() < before)
        return PlantedGap.sound()
      }
      explorer.startDate = .distantPast
      _ = await explorer.explore()
      #expect((0..<600).contains(Date().timeIntervalSince(before)))
    }

    @Test("Waits take as long as they are to", arguments: [-1e9, 1e9])
    func waits(shift: TimeInterval) async {
      var waited: [Duration] = []
      var explorer = FlowExplorer.planted {
        waited.append(
          ContinuousClock().measure {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(50))
          })
        let condition = NSCondition()
        condition.lock()
        waited.append(
          ContinuousClock().measure { _ = condition.wait(until: Date() + 0.05) })
        condition.unlock()
        return PlantedScreen("Home")
      }
      explorer.startDate = Date() + shift
      _ = await explorer.explore()
      let isLong = waited.map { $0 >= .milliseconds(45) && $0 < .seconds(10) }
      #expect(!isLong.isEmpty && !isLong.contains(false), "\(waited)")
    }
  #endif
}
