/// What became of one line.
enum LineChange: Hashable {
  case same(String)
  case removed(String)
  case added(String)
}

extension LineChange {
  var isSame: Bool {
    if case .same = self { true } else { false }
  }

  /// The line with a sign before it.
  var text: String {
    switch self {
    case .same(let line): line.isEmpty ? "" : "    \(line)"
    case .removed(let line): "  - \(line)"
    case .added(let line): "  + \(line)"
    }
  }
}
