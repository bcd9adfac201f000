/// The words of a node, a cluster or the whole diagram, in lines that fit its width.
///
/// A title, rows, and tabs below, side by side where arrows lead down. Each line is clean: see ``Labels``.
package struct Card: Sendable, Hashable {
  /// Lines that belong together.
  package struct Row: Sendable, Hashable {
    /// What a row is about, which decides its look.
    package enum Kind: Sendable, Hashable {
      /// About the card itself: who shows the screen, what a coordinator hides.
      case note
      /// A screen of a coordinator.
      case member
      /// An action, by what it does.
      case action(Diagram.Edge.Role)
      /// The meaning of something, in a legend.
      case legend(Diagram.LegendItem)
    }

    package var kind: Kind
    /// The action that the row is of.
    package var id: String?
    package var lines: [String]
    package var isMarked = false
    package var change: Diagram.Change?
  }

  /// The lines of the name; none for a card without one.
  package var title: [String] = []
  /// What is to be said about the name, below it or beside it.
  package var remarks: Row?
  /// Cells side by side.
  package var tabs: [Row] = []
  package var rows: [Row] = []

  /// The rows by the cells that they stand in: members that follow one another share one.
  var cells: [[Row]] {
    rows.reduce(into: []) { cells, row in
      if row.kind == .member, cells.last?.last?.kind == .member {
        cells[cells.count - 1].append(row)
      } else {
        cells.append([row])
      }
    }
  }

  /// All lines in the order in which they are read.
  package var lines: [String] {
    (title + (remarks?.lines ?? []) + rows.flatMap(\.lines) + tabs.flatMap(\.lines)).filter {
      !$0.isEmpty
    }
  }
}
