/// What an ``InterfaceObserver`` is told.
public enum InterfaceEvent {
  /// Before any app code runs because of what a person did, or of `sendActions` by program.
  case willAct(InterfaceAction)
  /// After that code ran. A held swipe ends here too; `isLetGo` when it was let go half-way.
  case didAct(InterfaceAction, isLetGo: Bool)
  /// From inside the outermost navigation call, on the caller's stack, before anything changes.
  ///
  /// What the system does by itself (a sheet swiped down, an alert leaving) is not a call.
  case willNavigate(NavigationCall)
  /// The loop ran empty.
  case idle
}
