import Testing

@Suite("A tool that tests run")
struct ToolTests {
  @Test("A tool that runs for longer than its limit is ended, which is an error")
  func limit() async throws {
    let start = ContinuousClock.now
    await #expect(throws: Tool.Overtime.self) {
      try await Tool(path: Tool.path(of: "sleep")).run("3600", limit: .milliseconds(200))
    }
    #expect(start.duration(to: .now) < .seconds(3000))
  }
}
