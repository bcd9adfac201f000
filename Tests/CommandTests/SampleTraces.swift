/// The samples' traces, each made once.
actor SampleTraces {
  static let shared = SampleTraces()

  private var tasks: [SampleRun: Task<String, any Error>] = [:]

  func trace(of sample: SampleRun) async throws -> String {
    let task = tasks[sample] ?? Task { try await sample.newTrace() }
    tasks[sample] = task
    return try await task.value
  }
}
