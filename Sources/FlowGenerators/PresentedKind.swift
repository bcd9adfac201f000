/// What is presented.
public enum PresentedKind: Int, CaseIterable, Hashable, Sendable {
  case screen, stack, alert, tabs
}
