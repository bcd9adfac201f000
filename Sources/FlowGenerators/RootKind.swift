/// What a window shows.
public enum RootKind: Int, CaseIterable, Hashable, Sendable {
  /// A stack that a screen embeds.
  case embeddedStack
  case screen, stack, tabs, pages, split
}
