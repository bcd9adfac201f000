/// One thing the main loop has still to do.
enum LoopWork {
  /// Bring what is shown into line with what a container or window says it shows.
  case commit(any LoopCommitting)
  /// End a navigation stack's transition.
  case finishNavigation(UINavigationController, NavigationTransition)
  /// End a presentation or a dismissal.
  case finishPresentation(Presentation)
  /// Anything else: completions, animations, handlers.
  case run(@MainActor () -> Void)
}
