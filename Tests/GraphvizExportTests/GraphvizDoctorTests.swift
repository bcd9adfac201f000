import GraphvizExport
import Testing

struct GraphvizDoctorTests {
  @Test("The doctor finds no problem on this machine")
  func healthy() async {
    let health = await GraphvizDoctor().examine()
    #expect(health.isHealthy, "\(health.findings)")
    #expect(
      health.findings.map(\.subject).starts(with: [
        "libcgraph", "coordgraph-layout", "SVG", "PNG", "PDF", "XDOT",
      ]))
    for finding in health.findings {
      #expect(finding.detail.hasSuffix("."))
      #expect(finding.remedy == nil || finding.verdict != .fine)
    }
  }

  @Test("The doctor gives the command for missing plugins")
  func plugins() async throws {
    let worker = try GraphvizRenderer(timeout: .seconds(600)).worker
    let script = try TemporaryScript("GVBINDIR=/nonexistent exec \(worker) \"$@\"")
    defer { script.remove() }
    let health = await GraphvizDoctor(worker: script.path).examine()
    #expect(!health.isHealthy)
    let problems = health.findings.filter { $0.verdict == .problem }
    #expect(problems.map(\.subject) == ["coordgraph-layout"])
    #expect(problems.first?.remedy?.contains("dot -c") == true)
  }

  @Test("The doctor gives the command for a missing worker")
  func worker() async throws {
    let health = await GraphvizDoctor(worker: "/nonexistent").examine()
    let worker = try #require(health.findings.first { $0.subject == "coordgraph-layout" })
    #expect(worker.remedy == "swift build --product coordgraph-layout")
  }
}
