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
