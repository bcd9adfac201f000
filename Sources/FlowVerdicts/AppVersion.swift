import FlowGraph

/// The version of an app, in the order of releases: 2.10 follows 2.9.
package struct AppVersion: Comparable {
  private let text: ExactString
  /// Between dots; nil where a part is no number.
  private let numbers: [UInt64?]

  package init(_ text: String) {
    self.text = ExactString(text)
    numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt64($0) }
  }

  package static func < (a: Self, b: Self) -> Bool {
    for (first, second) in zip(a.numbers, b.numbers) where first != second {
      // What is no number follows all numbers.
      return (first ?? .max) < (second ?? .max)
    }
    if a.numbers.count != b.numbers.count { return a.numbers.count < b.numbers.count }
    return a.text < b.text
  }
}
