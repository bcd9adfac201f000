/// The targets that the products of a `Package.swift` are made of, samples left out.
struct Manifest {
  /// Their names, sorted.
  let targets: [String]
  /// Which depends on which, as `A --> B`, sorted.
  let dependencies: [String]

  /// - Parameter text: a manifest that names each target first, then its dependencies.
  init(_ text: String) {
    var known: [String: [String]] = [:]
    // A target that is named with a condition is one that another depends on.
    let target =
      /(?:\.target|\.executableTarget|\.systemLibrary|\.plugin)\(\s*name: "([\w-]+)"(?!, condition)/
    let matches = text.matches(of: target)
    for (index, match) in matches.enumerated() {
      let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : text.endIndex
      let body = text[match.range.upperBound..<end].prefix { $0 != "#" }
      let own = body.split(separator: ".testTarget", maxSplits: 1)[0]
      guard !own.contains(/path: "(?:Fuzzing|Samples|Tests)\//) else { continue }
      let list = own.firstMatch(of: /^,\s*dependencies: \[((?s:.*?))\]/)?.1 ?? ""
      known[String(match.1)] = list.matches(of: /"([\w-]+)"/).map { String($0.1) }
    }
    var waiting = text.matches(
      of: /\.(?:library|executable|plugin)\(name: "[\w-]+", targets: \["([\w-]+)"\]/
    )
    .map { String($0.1) }
    var found: Set<String> = []
    while let name = waiting.popLast() {
      guard let needs = known[name], found.insert(name).inserted else { continue }
      waiting += needs
    }
    targets = found.sorted()
    dependencies = found.flatMap { name in
      (known[name] ?? []).filter(found.contains).map { "\(name) --> \($0)" }
    }.sorted()
  }
}
