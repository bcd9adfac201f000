import SwiftSyntax

/// Examples of the links that an app opens: the first scheme of its `Info.plist`, with the hosts that its code
/// compares those of links with.
struct LinkExamples: Sendable {
  /// `shop://orders`; empty where no scheme or no host is known.
  let links: [String]

  init(_ files: [SourceFile], schemes: [String]) {
    // By schemes with dots or numbers, other apps come back from signing in.
    let scheme = schemes.first { $0.wholeMatch(of: /[A-Za-z][A-Za-z\-]*/) != nil }
    guard let scheme else {
      links = []
      return
    }
    var seen: Set<String> = []
    links = files.flatMap { file in
      let visitor = HostVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      return visitor.found
    }.filter { seen.insert($0).inserted }.map { "\(scheme)://\($0)" }
  }
}

/// Finds what a file compares hosts with: `url.host == "orders"`, and the cases of `switch host`.
private final class HostVisitor: ComparisonVisitor {
  private(set) var found: [String] = []

  override func compare(_ one: ExprSyntax, _ other: ExprSyntax) {
    for (text, value) in [(one.text, other), (other.text, one)] {
      if let text, value.isHost, text.wholeMatch(of: /[A-Za-z0-9_\-]+/) != nil, text != "localhost"
      {
        found.append(text)
      }
    }
  }
}

extension ExprSyntax {
  /// Whether it is `host`, `url.host`, or `url.host()?.lowercased()`.
  fileprivate var isHost: Bool {
    trimmedDescription.lowercased()
      .firstMatch(of: /(^|[.?!])host(\([^)]*\))?[?!]?(\.lowercased\(\))?$/) != nil
  }
}
