/// What the worker was asked for, in the letters `dot` uses.
struct LayoutOptions: Sendable {
  /// What the worker says when it was asked wrongly.
  static let usage = """
    coordgraph-layout reads DOT from stdin, draws it, and writes one line of JSON about what it \
    drew, then the drawing. coordgraph starts it; it is of little use by hand.

      -Tformat           svg, png, pdf, xdot or another that Graphviz knows (svg)
      -Kengine           dot, fdp or another that Graphviz knows (dot)
      -Gname=value       sets an attribute of the graph
      --dpi=NUMBER       how many dots of a bitmap make an inch; refuses to crop or shrink it
      --external-labels  puts edge labels beside the finished drawing
      --deadline=SECONDS gives up after so long (60)
      --memory=MEGABYTES gives up when it needs more, with status 75 (2048)
      --stack=MEGABYTES  gives up when it needs more, with status 76 (256)
    """

  var format = "svg"
  var engine = "dot"
  var attributes: [(name: String, value: String)] = []
  var externalLabels = false
  /// Set for bitmaps only: in 2.42 a resolution makes SVG pictures that are cut off.
  var dpi: Double?
  /// Seconds.
  var deadline = 60.0
  var memory: UInt64 = 2048
  /// Part of the memory. Graphviz recurses over the graph: 4,000 nodes in a row need more than a
  /// thread usually has.
  var stack = 256.0

  /// In bytes, in whole pages.
  var stackSize: Int { Int(stack * 16) << 16 }

  /// Nil when an argument is not understood.
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
      } else if argument == "--external-labels" {
        externalLabels = true
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
      } else {
        return nil
      }
    }
  }
}
