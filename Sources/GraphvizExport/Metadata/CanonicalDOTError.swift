/// Why a picture does not say what it was drawn from.
public enum CanonicalDOTError: Error, Sendable, Hashable {
  /// It is neither SVG nor PNG.
  case unknownFormat
  /// It holds no DOT: another program drew it, or took its metadata out.
  case missing
  /// It is cut off or garbled.
  case damaged
}

extension CanonicalDOTError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownFormat: "This is neither SVG nor PNG; only these tell what they were drawn from."
    case .missing:
      "This picture does not tell what it was drawn from; draw it anew with coordgraph render."
    case .damaged: "This picture is cut off or garbled; draw it anew with coordgraph render."
    }
  }
}
