/// The worker's command line, with the options of `dot`.
struct LayoutOptions: Sendable {
  /// The text that is printed for a wrong command line.
  static let usage = """
    coordgraph-layout reads DOT from standard input, and writes one line of JSON with the parts \
    that it drew, then the drawing. It is started by coordgraph.

      -Tformat           svg, png, pdf, xdot or another format of Graphviz (svg), or operations: records \
    of what is to be drawn
      -Kengine           dot, fdp or another engine of Graphviz (dot)
      -Gname=value       sets an attribute of the graph
      --dpi=NUMBER       dots per inch of a bitmap, which is never cropped or shrunk
      --deadline=SECONDS the most processor time, in seconds (60)
      --memory=MEGABYTES the most memory; more exits with status 75 (2048)
      --stack=MEGABYTES  the most stack; more exits with status 76 (256)
      --wait             loads Graphviz, then draws one graph after another, each in a child. \
    Standard input has, for each, a line with more of these options, separated by spaces, then the DOT. \
    Each answer follows a line with the child's exit status (or signal, negative), the answer's size, \
    and the size of the messages after it
      --bytes=NUMBER     the size of the DOT after such a line
    """

  var format = "svg"
  var engine = "dot"
  var attributes: [(name: String, value: String)] = []
  /// Dots per inch, for bitmaps only: Graphviz 2.42 cuts off an SVG with a resolution.
  var dpi: Double?
  /// Seconds.
  var deadline = 60.0
  var memory: UInt64 = 2048
  /// Megabytes, part of the memory. Graphviz recurses over the graph: a chain of 4,000 nodes needs more
  /// stack than a thread usually has.
  var stack = 256.0

  /// Whether graphs are drawn one after another, with more options for each.
  var waits = false
  /// The number of bytes of DOT that follow these options.
  var size: Int?

  /// The stack in bytes, in whole pages.
  var stackSize: Int { Int(stack * 16) << 16 }

  /// Nil for an unknown argument.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      func value(after prefix: String) -> String? {
        argument.hasPrefix(prefix) ? String(argument.dropFirst(prefix.count)) : nil
      }
      if let format = value(after: "-T") {
        self.format = format
      } else if let engine = value(after: "-K") {
        self.engine = engine
      } else if let pair = value(after: "-G"), let equals = pair.firstIndex(of: "=") {
        attributes.append((String(pair[..<equals]), String(pair[pair.index(after: equals)...])))
      } else if let dpi = value(after: "--dpi=").flatMap(Double.init), dpi > 0 {
        self.dpi = dpi
      } else if let seconds = value(after: "--deadline=").flatMap(Double.init),
        (0.001...1_000_000).contains(seconds)
      {
        deadline = seconds
      } else if let megabytes = value(after: "--memory=").flatMap(UInt64.init), megabytes > 0 {
        memory = megabytes
      } else if let megabytes = value(after: "--stack=").flatMap(Double.init),
        (0.25...65_536).contains(megabytes)
      {
        stack = megabytes
      } else if let bytes = value(after: "--bytes=").flatMap(UInt32.init) {
        size = Int(bytes)
      } else if argument == "--wait" {
        waits = true
      } else {
        return nil
      }
    }
  }
}
