import FlowGraph

/// The first line of a baseline: `coordgraph baseline 1.0 with triggers, counts`.
struct BaselineHeader {
  struct Failure: Error {
    var message: String
  }

  let detail: BaselineDetail

  init(_ line: Substring) throws(Failure) {
    guard line.hasPrefix("\(FlowBaseline.title) ") else {
      throw Failure(
        message: """
          not a baseline. The first line of a baseline is \
          '\(FlowBaseline.title) \(FlowBaseline.version)'.
          """)
    }
    let words = line.dropFirst(FlowBaseline.title.count).split(separator: " ", maxSplits: 2)
    let version = words.first ?? ""
    guard version.prefix(while: { $0 != "." }) == "1" else {
      throw Failure(
        message: """
          unsupported baseline version \(version). This program reads version \
          \(FlowBaseline.version). Write the baseline again.
          """)
    }
    var detail: BaselineDetail = []
    if words.count > 1 {
      let list = words[1] == "with" && words.count == 3 ? words[2] : ""
      for word in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = word.trimming(while: \.isWhitespace)
        guard let known = BaselineDetail.named.first(where: { $0.name == name }) else {
          throw Failure(
            message:
              "unknown detail '\(name)'. Use triggers, counts or verdicts, separated by commas.")
        }
        detail.insert(known.detail)
      }
    }
    self.detail = detail
  }
}
