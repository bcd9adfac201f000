import CGraphviz
import PortableC

/// A process that draws one graph.
///
/// A layout can hang, exhaust memory or abort, so it has a process of its own, which ends itself at its
/// deadline. It may read files, and write its answer, and nothing else, where the system can refuse that
/// (``cg_confine(_:)``). It frees nothing, as freeing memory after a failed layout can abort. Standard error has the
/// messages of Graphviz only. Its exit status is 75 where memory ran out, and 76 where stack did.
@main
struct LayoutWorker {
  let options: LayoutOptions
  /// The file that gets the answer. What Graphviz prints to standard output goes to standard error.
  private let answer: CInt

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let options = LayoutOptions(arguments) else { fail(LayoutOptions.usage, status: 64) }
    let answer = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    guard !options.waits else {
      LayoutServer(arguments, options, channel: answer).serve()
    }
    let worker = LayoutWorker(options, answer: answer)
    let context = GraphvizContext.make(for: options.format)
    worker.draw(readAll(STDIN_FILENO), in: context)
  }

  /// Limits this process as the options state.
  init(_ options: LayoutOptions, answer: CInt) {
    self.options = options
    self.answer = answer
    cg_end_after(options.deadline)
    cg_limit_memory(rlim_t(options.memory << 20))
    _ = cg_confine(rlim_t(options.memory << 20))
    cg_report_limits()
  }

  /// Draws DOT on a stack that is large enough, writes the answer, and ends this process.
  func draw(_ dot: [UInt8], in context: OpaquePointer) -> Never {
    var work: () -> Never = {
      var drawing = Drawing()
      drawing.draw(dot, options, in: context)
      write(drawing)
    }
    withUnsafeMutablePointer(to: &work) { work in
      _ = cg_run_on_stack(
        options.stackSize, { $0!.assumingMemoryBound(to: (() -> Never).self).pointee() }, work)
    }
    Self.fail(
      "coordgraph-layout: not enough memory for a stack of \(options.stack) MB.",
      status: CInt(CG_OUT_OF_MEMORY))
  }

  private func write(_ drawing: Drawing) -> Never {
    let file = fdopen(answer, "w")!
    guard fputs(drawing.report.line, file) >= 0,
      fwrite(drawing.bytes.baseAddress, 1, drawing.bytes.count, file) == drawing.bytes.count,
      fclose(file) == 0
    else { Self.fail("Can't write the drawing.", status: 74) }
    fflush(nil)
    _exit(0)
  }

  static func fail(_ message: String, status: CInt) -> Never {
    if let messages = fdopen(STDERR_FILENO, "w") { fputs(message + "\n", messages) }
    fflush(nil)
    _exit(status)
  }

  private static func readAll(_ file: CInt) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, read(file, buffer.baseAddress, buffer.count))
      }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }
}
