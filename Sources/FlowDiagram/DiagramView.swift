/// Which question a diagram answers.
public enum DiagramView: String, Sendable, Hashable, CaseIterable {
  /// Screens grouped inside their coordinators, which are nested as they are owned, with the ways
  /// between the screens.
  case map
  /// Who owns whom, and who shows what.
  case hierarchy
  /// How to get from here to there.
  case flow
}
