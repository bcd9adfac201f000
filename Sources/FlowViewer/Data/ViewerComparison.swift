public import FlowChanges
import FlowGraph
public import FlowReading
import FlowTrace

/// What a page of two flows has besides the new one: what is different, and the sessions of the old one.
public struct ViewerComparison: Sendable {
  /// What is different. The pictures show both of its graphs as one.
  public var diff: FlowDiff
  /// What was read of the old flow, as the new one was read.
  public var before: FlowReading
  /// Which two are compared, for the page's heading.
  public var title: String
  /// What people call the old flow and the new one.
  public var names: [String]

  /// - Parameters:
  ///   - diff: what is different.
  ///   - before: what was read of the old flow.
  ///   - title: which two are compared.
  ///   - names: what people call the old flow and the new one.
  public init(diff: FlowDiff, before: FlowReading, title: String, names: [String]) {
    self.diff = diff
    self.before = before
    self.title = title
    self.names = names
  }

  /// The changes as JSON, one a line: the sentence, and what it is about as numbers, the places in the
  /// tables: screens, coordinators, and transitions.
  func changes(_ tables: ViewerTables) -> [String] {
    diff.statements.map { statement in
      let places = [
        statement.screens.compactMap(tables.screen),
        statement.coordinators.compactMap(tables.coordinator),
        statement.transitions.compactMap(tables.transition),
      ]
      let lists = places.map { "[\($0.map(String.init).joined(separator: ","))]" }
      return "[\(JSONText.quoted(statement.text)),\(lists.joined(separator: ","))]"
    }
  }
}
