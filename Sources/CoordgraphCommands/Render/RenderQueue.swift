import CommandSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Does the jobs of one call, some at a time: enough for all cores, and not so many that the graphs
/// of all traces are in memory at once.
struct RenderQueue {
  let jobs: [RenderJob]
  /// No file is written over one of these.
  let inputs: FileIdentities

  /// What came of each job, in their order.
  func run() async -> [RenderResult] {
    await withTaskGroup(of: (Int, RenderResult).self) { group in
      var results = [RenderResult](repeating: RenderResult(), count: jobs.count)
      func add(_ index: Int) {
        guard index < jobs.count else { return }
        group.addTask { [job = jobs[index], inputs] in (index, await job.run(apartFrom: inputs)) }
      }
      let width = 2 * ProcessInfo.processInfo.activeProcessorCount
      for index in 0..<width { add(index) }
      var next = width
      for await (index, result) in group {
        results[index] = result
        add(next)
        next += 1
      }
      return results
    }
  }
}

extension RenderJob {
  /// Makes and writes all files.
  fileprivate func run(apartFrom inputs: FileIdentities) async -> RenderResult {
    let files = await draw()
    var result = RenderResult(
      messages: files.messages, isWhole: files.isWhole, failure: files.failure)
    guard result.failure == nil else { return result }
    let outputs = plan.outputs(app: files.app)
    do {
      for output in outputs { try OutputFile(path: output.path).keepApart(from: inputs) }
    } catch {
      result.failure = error
      return result
    }
    result.files = zip(outputs, files.contents).map { output, content in
      do {
        try OutputFile(path: output.path).write(content.get())
        return (output.path, nil)
      } catch {
        return (output.path, error)
      }
    }
    return result
  }
}
