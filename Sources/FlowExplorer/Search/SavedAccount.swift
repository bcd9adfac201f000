extension ExplorerSession.Sighting {
  /// The names under which an account or a session is saved, which most screens depend on without showing it.
  ///
  /// Other things that are saved, such as that an introduction was seen, are no part of a state: where they
  /// lead elsewhere, that is found like anything else that an app remembers.
  var account: String {
    saved.isEmpty ? "" : saved.filter(Self.isOfAccount).joined(separator: "\n")
  }

  private static let words = [
    "account", "auth", "credential", "currentuser", "loggedin", "login", "member", "session",
    "signedin", "token", "userid", "username",
  ]

  private static func isOfAccount(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return words.contains { name.contains($0) }
  }
}
