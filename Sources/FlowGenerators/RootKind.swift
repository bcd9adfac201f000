/// What a window shows.
public enum RootKind: Int, CaseIterable, Hashable, Sendable {
  case screen, stack, tabs, pages, split
}
