import FlowTrace

extension Error {
  /// The text to print for this error: diagnostics as they are, and others after `Error: `.
  public var report: String {
    isPlaced ? "\(self)" : "Error: \(self)"
  }

  /// The text as the message of a ``Diagnostic``: one line, in lower case, and without a full stop at
  /// the end of a single sentence.
  public var diagnosticMessage: String {
    switch self {
    case let error as Diagnostics: error.summary
    case is any PlacedError: "\(self)".replacing(": error: ", with: ": ")
    default: "\(self)".asDiagnosticMessage
    }
  }

  var isPlaced: Bool { self is Diagnostics || self is any PlacedError }
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

/// An error whose text begins with its place and its severity: `app.rules:3:1: error: …`.
public protocol PlacedError: Error, CustomStringConvertible {}
