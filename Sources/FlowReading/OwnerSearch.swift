import FlowGraph
import FlowTrace

/// Holds records back until it is known which coordinators show the screens in them, where the names
/// of screens depend on that.
///
/// A trace declares a screen before it records who shows it; both come before the transition to it.
/// Where nobody is recorded, it is who is responsible for the transition.
struct OwnerSearch: Sendable {
  private let naming: ScreenNaming
  private var records: [TraceRecord] = []
  private var owners: [ObjectID: ObjectID] = [:]
  /// Whether all that the held records say of owners is known.
  private(set) var isOver = true

  init(naming: ScreenNaming) {
    self.naming = naming
  }

  /// Holds a record if there is a search, or if the record begins one. O(1).
  ///
  /// - Returns: false where the caller keeps the record.
  mutating func holds(_ record: TraceRecord) -> Bool {
    guard !isOver || begins(record) else { return false }
    records.append(record)
    switch record.event {
    case .screen, .enter, .coordinator, .link: isOver = false
    case .presents(let coordinator, let screen): owners[screen] = coordinator
    case .transition(let transition):
      if case .coordinator(let id) = transition.by, owners[transition.to] == nil {
        owners[transition.to] = id
      }
      isOver = true
    default: isOver = true
    }
    return true
  }

  private func begins(_ record: TraceRecord) -> Bool {
    guard case .screen(let screen) = record.event else { return false }
    return screen.label == nil && naming.usesOwner(ofType: screen.type)
  }

  /// Ends the search.
  ///
  /// - Returns: the records that were held, in order, and the owner of the screen that one declares.
  mutating func end() -> [(record: TraceRecord, owner: ObjectID?)] {
    guard !records.isEmpty else { return [] }
    defer { self = OwnerSearch(naming: naming) }
    return records.map { record in
      guard case .screen(let screen) = record.event else { return (record, nil) }
      return (record, owners[screen.id])
    }
  }
}
