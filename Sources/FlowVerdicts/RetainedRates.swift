public import FlowGraph

/// How often flows ended and left their coordinator retained, by version of the app.
public struct RetainedRates: Sendable, Hashable {
  /// One exit of a flow in one version of the app.
  public struct Row: Sendable, Hashable {
    /// The coordinator whose flow it is.
    public var coordinator: FlowGraph.Name
    /// How the flow ended.
    public var exit: ExitKind
    /// The version of the app; empty where it is not known.
    public var appVersion: String
    /// The share of the flows that ended so and left the coordinator retained.
    public var retained: Proportion
    /// What makes the rate differ from that of the version before; nil where the intervals overlap.
    public var change: Change?
  }

  /// How a rate differs from that of the version before.
  public struct Change: Sendable, Hashable {
    /// Whether more are retained, rather than fewer.
    public var isMore: Bool
    /// The version before, in which the exit was taken, too.
    public var earlierVersion: String
  }

  /// Sorted by coordinator, exit and version.
  public let rows: [Row]

  /// - Parameter versions: how flows ended in each version.
  package init(_ versions: [(appVersion: String, exits: ExitMatrix)]) {
    var rows: [Row] = []
    for (version, exits) in versions {
      for flow in exits.flows {
        for row in flow.rows where row.exercised > 0 {
          guard let released = row.released else { continue }
          rows.append(
            Row(
              coordinator: flow.coordinator, exit: row.exit, appVersion: version,
              retained: Proportion(row.exercised - released, of: row.exercised)))
        }
      }
    }
    rows.sort { $0.precedes($1) }
    for index in rows.indices.dropFirst() {
      rows[index].change = rows[index].change(since: rows[index - 1])
    }
    self.rows = rows
  }
}

extension RetainedRates.Change: CustomStringConvertible {
  /// The change in words: `more than in 2.3`.
  public var description: String { "\(isMore ? "more" : "fewer") than in \(earlierVersion)" }
}

extension RetainedRates.Row {
  fileprivate func precedes(_ other: Self) -> Bool {
    if coordinator != other.coordinator { return coordinator < other.coordinator }
    if exit != other.exit {
      return ExitKind.allCases.firstIndex(of: exit)! < ExitKind.allCases.firstIndex(of: other.exit)!
    }
    return AppVersion(appVersion) < AppVersion(other.appVersion)
  }

  fileprivate func change(since earlier: Self) -> RetainedRates.Change? {
    guard coordinator == earlier.coordinator, exit == earlier.exit,
      !retained.interval.overlaps(earlier.retained.interval)
    else { return nil }
    return RetainedRates.Change(
      isMore: retained.share > earlier.retained.share, earlierVersion: earlier.appVersion)
  }
}
