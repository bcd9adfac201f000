/// How alike the names of two types are, from 0 to 1.
enum NameLikeness {
  private static let endings = ["ViewController", "Controller", "Coordinator"]

  /// Compares what names say apart from their modules and endings; case makes no difference.
  static func between(_ a: FlowGraph.Name, _ b: FlowGraph.Name) -> Double {
    let (a, b) = (letters(of: a), letters(of: b))
    let longest = max(a.count, b.count)
    guard longest > 0 else { return 1 }
    return 1 - Double(EditDistance.between(a, b)) / Double(longest)
  }

  private static func letters(of name: FlowGraph.Name) -> [Character] {
    let short = TypeName(name.type).runtimeName
    let ending = endings.first { short.hasSuffix($0) && short != $0 }
    return Array(short.dropLast(ending?.count ?? 0).lowercased().prefix(100))
  }
}
