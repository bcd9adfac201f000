/// The keys that mean something in a trace.
enum TraceField: Int, CaseIterable {
  case at, event, format, version, app
  case id, type, label, title, parent, child, coordinator, screen
  case action, target
  case from, to, kind, trigger, by, tabRoot
  case state

  var name: String { String(describing: self) }

  private static let names = allCases.map { Array($0.name.utf8) }

  /// The field that a key names, if it is one that a trace means something by.
  init?(_ key: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.names.firstIndex(where: { key.elementsEqual($0) }) else { return nil }
    self = Self.allCases[index]
  }
}
