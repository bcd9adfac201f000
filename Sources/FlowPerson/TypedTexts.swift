/// What a field asks for, where an app may accept only what it knows.
public enum TextKind: String, Sendable, Hashable, CaseIterable {
  /// A password; not a new one.
  case password
  /// A code that was sent, or a PIN.
  case code
  /// An e-mail address.
  case email
  /// The name of an account.
  case userName
}

/// What an explorer types.
package struct TypedTexts {
  /// What to type in place of samples, by the names of inputs.
  package var byName: [String: [String]]
  /// What to try beside samples, by what inputs ask for.
  package var byKind: [TextKind: [String]]
  /// What to type in place of samples where inputs are called so.
  package var formats: [TextFormat]

  package init(
    byName: [String: [String]] = [:], byKind: [TextKind: [String]] = [:],
    formats: [TextFormat] = []
  ) {
    self.byName = byName
    self.byKind = byKind
    self.formats = formats
  }
}
