import FlowTrace

extension Error {
  /// The text to print for this error: diagnostics as they are, and others after `Error: `.
  public var report: String {
    self is Diagnostics ? "\(self)" : "Error: \(self)"
  }

  /// The text as the message of a ``Diagnostic``: in lower case, and without a full stop at the end of
  /// a single sentence.
  public var diagnosticMessage: String {
    switch self {
    case let error as Diagnostics: error.summary
    default: "\(self)".asDiagnosticMessage
    }
  }
}

extension String {
  /// The sentences in the form of ``Diagnostic/message``.
  public var asDiagnosticMessage: String {
    let text = hasSuffix(".") && !dropLast().contains(". ") ? dropLast() : self[...]
    // A name or an abbreviation keeps its capital letter.
    let isName = text.hasPrefix("Graphviz") || text.dropFirst().first?.isUppercase ?? false
    return isName ? String(text) : text.prefix(1).lowercased() + text.dropFirst()
  }
}
