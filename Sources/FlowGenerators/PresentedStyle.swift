/// In which style something is presented.
public enum PresentedStyle: Int, CaseIterable, Hashable, Sendable {
  case automatic, fullScreen, overFullScreen, formSheet, popover
}
