/// The keys that mean something in a trace.
enum TraceField: Int, CaseIterable {
  case at, event, format, version, app
  case id, type, label, title, parent, child, coordinator, screen
  case action, target
  case from, to, kind, trigger, by, tabRoot
  case state

  var name: String { String(describing: self) }

  /// The fields by the keys that name them.
  static let table = NameTable(allCases, text: \.name)
}
