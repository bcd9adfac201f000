import FlowTrace
import FlowVerdicts

/// Reads one line of a baseline, part by part and scalar by scalar: a mark may join what separates parts.
struct BaselineScanner {
  private var rest: Substring.UnicodeScalarView

  private init(_ line: Substring) {
    rest = line.unicodeScalars
  }

  /// The fact in a line, or nil where there is none. O(*n*).
  static func fact(in line: Substring) -> BaselineFact? {
    var scanner = BaselineScanner(line)
    let fact = scanner.fact()
    return scanner.rest.isEmpty ? fact : nil
  }

  private mutating func fact() -> BaselineFact? {
    if take("coordinator ") { return name().map { .coordinator($0) } }
    if take("screen ") { return name().map { .screen($0) } }
    if take("verdict ") { return text().map { .verdict(id: VerdictID.current($0)) } }
    if take("launch ") { return transition(from: nil) }
    guard let first = name(), take(" ") else { return nil }
    if take("owns ") { return name().map { .owns(parent: first, child: $0) } }
    if take("presents ") { return name().map { .presents(coordinator: first, screen: $0) } }
    return transition(from: first)
  }

  private mutating func transition(from: String?) -> BaselineFact? {
    guard take("→ "), let to = name(), take(": "), let kind = TransitionKind(rawValue: word()),
      take(" by "), let by = agent()
    else { return nil }
    var transition = BaselineTransition(from: from, to: to, kind: kind, by: by)
    if take(", on ") {
      transition.trigger = text()
      return transition.trigger.map { _ in .transition(transition) }
    }
    if take(", ") {
      guard let count = Int(word()), count > 0, take(" times") || take(" time") else { return nil }
      transition.count = count
      if take(", on ") {
        transition.trigger = text()
        guard transition.trigger != nil else { return nil }
      }
    }
    return .transition(transition)
  }

  private mutating func agent() -> BaselineTransition.Agent? {
    for (word, agent) in [
      ("system", BaselineTransition.Agent.system), ("app", .app), ("unknown", .unknown),
    ] where rest.elementsEqual(word.unicodeScalars) || rest.starts(with: "\(word),".unicodeScalars)
    {
      rest = rest.dropFirst(word.unicodeScalars.count)
      return agent
    }
    return name().map { .coordinator($0) }
  }

  /// A name: one word, or in quotes.
  private mutating func name() -> String? {
    guard rest.first == "\"" else {
      let word = word()
      return word.isEmpty || BaselineText.reserved.contains(word) ? nil : word
    }
    rest = rest.dropFirst()
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] != "\"" {
      let next = rest.index(after: end)
      guard rest[end] == "\\" else {
        end = next
        continue
      }
      guard next < rest.endIndex else { return nil }
      end = rest.index(after: next)
    }
    guard end < rest.endIndex else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return Self.unescaped(rest[..<end])
  }

  /// Everything up to the end of the line.
  private mutating func text() -> String? {
    defer { rest = rest[rest.endIndex...] }
    return Self.unescaped(rest)
  }

  private mutating func word() -> String {
    let word = rest.prefix { !$0.properties.isWhitespace && $0 != ":" && $0 != "," }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest = rest.dropFirst(text.unicodeScalars.count)
    return true
  }

  private static func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\"?: result.append("\\")
      case "\""?: result.append("\"")
      case "u"? where rest.first == "{":
        guard let close = rest.firstIndex(of: "}") else { return nil }
        let digits = String(Substring(rest[..<close].dropFirst()))
        rest = rest[rest.index(after: close)...]
        if digits.isEmpty { continue }
        guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        result.append(scalar)
      default: return nil
      }
    }
    return String(result)
  }
}
