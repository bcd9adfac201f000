import CGraphviz
import PortableC

/// A process that loads Graphviz once, and forks a child for each drawing.
///
/// Every child starts with the same memory, so that a drawing does not depend on those before, and what
/// ends a child ends nothing else. The children run one after another. Each is forked before there is a
/// request, which it reads itself, so that the request does not wait for it. The process ends with its
/// input.
///
/// A request is a line of options, then the DOT. The answer is a line of three numbers, then two texts
/// as they are: the exit status of the child, or the negative number of the signal that ended it; the
/// length of what it wrote; the length of its messages.
struct LayoutServer {
  private let arguments: [String]
  private let context: OpaquePointer
  /// The file for answers.
  private let channel: CInt
  /// The files that a child writes, which have no name.
  private let answer = cg_unnamed_file()
  private let messages = cg_unnamed_file()
  /// What a child watches: the command's end of its input, and a pipe whose other end only this process
  /// has.
  private let watched = UnsafeMutablePointer<CInt>.allocate(capacity: 2)
  private let life: CInt

  /// Loads Graphviz on the only thread of this process: a child has no other threads.
  init(_ arguments: [String], _ options: LayoutOptions, channel: CInt) {
    self.arguments = arguments
    self.channel = channel
    var ends: [CInt] = [-1, -1]
    pipe(&ends)
    watched[0] = dup(STDIN_FILENO)
    watched[1] = ends[0]
    life = ends[1]
    context = GraphvizContext.make(for: options.format)
    GraphvizContext.load(context, for: options.format)
  }

  func serve() -> Never {
    guard answer >= 0, messages >= 0, watched[0] >= 0, life >= 0 else {
      fail("There is no room for more files.")
    }
    signal(SIGCHLD, SIG_DFL)
    while true {
      for file in [answer, messages] {
        ftruncate(file, 0)
        lseek(file, 0, SEEK_SET)
      }
      let child = cg_fork()
      if child == 0 { drawNext() }
      guard child > 0 else { fail("There is no room for another process.") }
      let status = cg_wait(child)
      if status == 64 { LayoutWorker.fail(LayoutOptions.usage, status: 64) }
      let output = contents(of: answer)
      // Without a request there is no report, which every other child that succeeds writes.
      if status == 0 && output.isEmpty { _exit(0) }
      report(status, [output, contents(of: messages)])
    }
  }

  /// Draws in a child, which keeps no file of the server's but the two that it writes and the two that it
  /// watches.
  private func drawNext() -> Never {
    close(channel)
    close(life)
    guard cg_end_with(watched) else { _exit(71) }
    dup2(messages, STDOUT_FILENO)
    dup2(messages, STDERR_FILENO)
    guard let line = readLine() else { _exit(0) }
    guard let options = LayoutOptions(arguments + line.split(separator: " ").map(String.init)),
      let size = options.size
    else { _exit(64) }
    guard let dot = next(size) else { _exit(0) }
    dup2(open("/dev/null", O_RDONLY), STDIN_FILENO)
    LayoutWorker(options, answer: answer).draw(dot, in: context)
  }

  /// Sends the answer of a child that has ended.
  private func report(_ status: CInt, _ texts: [[UInt8]]) {
    let line = "\(status) \(texts[0].count) \(texts[1].count)\n"
    for bytes in [Array(line.utf8)] + texts {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(channel, $0.baseAddress, $0.count) }
        guard count > 0 else { _exit(74) }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func contents(of file: CInt) -> [UInt8] {
    let size = Int(lseek(file, 0, SEEK_END))
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(file, buffer.baseAddress, size, 0))
    }
  }

  /// Returns the next line without its end; nil at the end of the input.
  private func readLine() -> String? {
    var line: [UInt8] = []
    // What is read ahead would be lost to the next child.
    while let byte = next(1)?[0] {
      if byte == 10 { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// Returns the next bytes; nil where the input ends before.
  private func next(_ size: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = read(STDIN_FILENO, buffer.baseAddress! + count, size - count)
        guard more > 0 else { return }
        count += more
      }
    }
    return bytes.count == size ? bytes : nil
  }

  private func fail(_ message: String) -> Never {
    LayoutWorker.fail("coordgraph-layout: \(message)", status: 71)
  }
}
