extension String {
  /// Without white space around it.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}

extension Duration {
  /// "1.5 s".
  var inSeconds: String {
    let tenths = (self / .milliseconds(100)).rounded()
    let text = String(tenths / 10)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " s"
  }
}
