package import FlowGraph

/// A sentence about a difference, and what it is about, by the names that are used now.
package struct FlowDiffStatement: Sendable, Hashable {
  /// The sentence.
  package var text: String
  /// The coordinators that differ.
  package var coordinators: [FlowGraph.Name] = []
  /// The screens that differ.
  package var screens: [FlowGraph.Name] = []
  /// The transitions that differ, as they are in ``FlowDiff/union``.
  package var transitions: [FlowGraph.Transition] = []
}
