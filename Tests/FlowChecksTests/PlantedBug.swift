/// A mistake that people make with coordinators, one for each kind of verdict.
enum PlantedBug: String, CaseIterable {
  /// The way back is not told to who waits for it.
  case forgetfulRouter
  /// A coordinator ends its flow and leaves the screen up.
  case screenLeftUp
  /// A closure somewhere keeps the coordinator.
  case coordinatorKept
  /// A closure somewhere keeps the screen.
  case screenKept
  /// A router tells of a dismissal twice.
  case toldTwice
  /// One tap starts the flow twice.
  case startedTwice
  /// A message is pushed on the stack that the sheet covers.
  case pushedUnderSheet
  /// A coordinator without a screen is not let go.
  case tripKept
}
