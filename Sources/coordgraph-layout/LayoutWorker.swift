import CGraphviz
import PortableC

/// A process that draws one graph.
///
/// A layout can hang, exhaust memory or abort, so it has a process of its own, which ends itself at its
/// deadline. It frees nothing, as freeing memory after a failed layout can abort. Standard error has the
/// messages of Graphviz only. Its exit status is 75 where memory ran out, and 76 where stack did.
@main
enum LayoutWorker {
  static func main() {
    guard let options = LayoutOptions(CommandLine.arguments.dropFirst()) else {
      fail(LayoutOptions.usage, status: 64)
    }
    if !options.waits { cg_end_after(options.deadline) }
    cg_limit_memory(rlim_t(options.memory << 20))
    cg_report_limits()
    _ = cg_run_on_stack(options.stackSize) { @Sendable _ in LayoutWorker.work() }
    fail(
      "coordgraph-layout: not enough memory for a stack of \(options.stack) MB.",
      status: CInt(CG_OUT_OF_MEMORY))
  }

  /// Draws, and writes the answer to standard output. What Graphviz prints there goes to standard error.
  private static func work() -> Never {
    let answer = fdopen(dup(STDOUT_FILENO), "w")!
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var options = LayoutOptions(CommandLine.arguments.dropFirst())!
    let context = GraphvizContext.make(for: options.format)
    if options.waits { GraphvizContext.load(context, for: options.format) }
    var dot = readAll(STDIN_FILENO)
    if options.waits { options = takeOptions(from: &dot) }
    var drawing = Drawing()
    drawing.draw(dot, options, in: context)
    let line = drawing.report.line
    guard fputs(line, answer) >= 0,
      fwrite(drawing.bytes.baseAddress, 1, drawing.bytes.count, answer) == drawing.bytes.count,
      fclose(answer) == 0
    else { fail("Can't write the drawing.", status: 74) }
    fflush(nil)
    _exit(0)
  }

  /// Removes the first line, which has the rest of the options. The deadline begins now. Without a line
  /// there is nothing to draw, and the process ends.
  private static func takeOptions(from dot: inout [UInt8]) -> LayoutOptions {
    guard let end = dot.firstIndex(of: UInt8(ascii: "\n")) else { _exit(0) }
    let line = String(decoding: dot[..<end], as: UTF8.self)
    let arguments = CommandLine.arguments.dropFirst() + line.split(separator: " ").map(String.init)
    guard let options = LayoutOptions(arguments) else { fail(LayoutOptions.usage, status: 64) }
    dot.removeSubrange(...end)
    cg_end_after(options.deadline)
    return options
  }

  private static func fail(_ message: String, status: CInt) -> Never {
    let messages = fdopen(STDERR_FILENO, "w")
    fputs(message + "\n", messages)
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
