/// The values of `event` in a trace.
enum TraceEventName: String, CaseIterable {
  case launch, coordinator, screen, link, unlink, presents, enter, leave, step, transition, state
  case freed, covered, finishedAgain

  static let table = NameTable<Self>()
}
