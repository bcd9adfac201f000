import CustomDump
import Testing

@Suite("An exploration in a process of its own")
struct IsolationTests {
  private static let app = Tool(named: "trapping-app")

  @Test("An isolated exploration reports each crash of the app and explores the rest")
  func traps() async throws {
    let result = try await Self.app.run("--isolated")
    expectNoDifference(result.status, 0)
    expectNoDifference(
      result.output,
      """
      Trapping: not complete; 2 states, 6 actions, 1 screen
      14 steps in 7 launches; 0 transitions, 0 of them used again in the tours

      Reasons to doubt:
        the app stopped at the last step: tap "Index"
        the app stopped at the last step: tap "On", tap "Force"

      Screens:
        UIViewController, in 2 states: back, swipe back, swipe back, let go, tap "Force", \
      tap "Index", tap "On"
          stopped the app: tap "Force"
          stopped the app: tap "Index"

      """)
  }

  @Test("An app that sets a timer for longer than anybody waits is not explored completely")
  func sleeping() async throws {
    let result = try await Self.app.run("--sleeping")
    #expect(result.output.hasPrefix("Sleeping: not complete; 1 state, 1 action, 1 screen\n"))
    #expect(
      result.output.contains(
        """

        Reasons to doubt:
          the app sleeps or sets a timer for more than 300 ms, and what it does then was not \
        explored: tap "Later"; let it sleep on FlowExplorer.clock, or shorten the time in tests

        """))
  }

  @Test("A crash ends an exploration that is not isolated")
  func trapped() async throws {
    let result = try await Self.app.run()
    expectNoDifference(result.status, nil)
    expectNoDifference(result.output, "")
  }

  @Test("An isolated exploration prints the same trace as one that is not")
  func same() async throws {
    let one = try await Tool.samples.run("run", "RayPets", "--isolated")
    let other = try await SampleRun(name: "RayPets").trace()
    expectNoDifference(one.status, 0)
    #expect(one.output == other)
  }
}
