import CGraphviz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Draws one graph and ends.
///
/// Layout can hang, exhaust memory or abort, so it has this process to itself: an alarm ends it
/// when nobody else does, and nothing is ever freed, because freeing after a layout that went
/// wrong is what aborts. The standard error is Graphviz's alone. Where memory or stack ran out, the
/// status says which.
@main
enum LayoutWorker {
  static func main() {
    guard let options = LayoutOptions(CommandLine.arguments.dropFirst()) else {
      fail(LayoutOptions.usage, status: 64)
    }
    cg_end_after(options.deadline)
    cg_limit_memory(rlim_t(options.memory << 20))
    cg_tell_limits()
    _ = cg_run_on_stack(options.stackSize) { @Sendable _ in LayoutWorker.work() }
    fail(
      "There is not enough memory for a stack of \(options.stack) MB.",
      status: CInt(CG_OUT_OF_MEMORY))
  }

  /// Answers on what was the standard output; what Graphviz prints there joins its messages.
  private static func work() -> Never {
    let answer = fdopen(dup(STDOUT_FILENO), "w")!
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var drawing = Drawing()
    drawing.draw(readAll(STDIN_FILENO), LayoutOptions(CommandLine.arguments.dropFirst())!)
    let line = drawing.report.line
    guard fputs(line, answer) >= 0,
      fwrite(drawing.bytes.baseAddress, 1, drawing.bytes.count, answer) == drawing.bytes.count,
      fclose(answer) == 0
    else { fail("The drawing could not be handed over.", status: 74) }
    fflush(nil)
    _exit(0)
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
