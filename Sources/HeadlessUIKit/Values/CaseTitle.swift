extension RawRepresentable {
  /// The name of a case as a title: `Done`.
  var caseTitle: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
