/// A reason to doubt that an exploration saw all of an app, and the shortest path that shows it.
public struct ExplorationDoubt: Sendable, Hashable {
  /// Why something may have been missed. The list is closed: an exploration is complete when none of
  /// these applies to it.
  public enum Kind: Sendable, Hashable {
    /// A limit ended the search; named is the screen that most states show.
    case endless(screen: String, states: Int, limit: ExplorationLimits.Name)
    /// A limit was hit after every action had been done: repetitions and tours were cut short.
    case limit(ExplorationLimits.Name)
    /// No screen was on display after a launch.
    case blank
    /// The app stopped at the last step of the path.
    case trapped
    /// Something on display could not be used.
    case refused(reason: String)
    /// The same steps led to something else than the first time, from this step on.
    case nondeterministic(step: Int, expected: String, found: String)
    /// The last step did something else than the first time in what counts as the same state: the app
    /// keeps something that it does not show, and that repetition changes.
    case drift(expected: String, found: String)
    /// Code outside the exploration used the interface meanwhile: `pushViewController`, for example.
    case disturbed(call: String)
    /// The app slept for so long on its `InterfaceClock`, and what it does then was not waited for.
    case unwaited(seconds: Int)
    /// A step on a screen, or a launch, set a timer that an exploration does not wait for: `Task.sleep`,
    /// `asyncAfter`, a `Timer` or a `DispatchSource` for more than 10 s, or for more than 300 ms where it
    /// repeats.
    case timer(step: String, screen: String?)
    /// The app drew random numbers, which are the same at each launch of an exploration.
    case chance
    /// A control was disabled in every state of its screen.
    case disabled(control: String, screen: String)
    /// A control was covered, or in a view that takes no touches, in every state of its screen.
    case outOfReach(control: String, screen: String)
    /// More states of a screen than these differ only in what is read there, or on the screens that it
    /// covers. The others counted as the first, which the path leads to.
    case multiplied(screen: String, states: Int)
    /// More states than these show the same screens, and differ in what was typed there, and in what
    /// controls show. Others counted as the first, which the path leads to.
    case crowded(screen: String, states: Int)
    /// More pages than these were turned in one direction. Those beyond count as one where nothing else
    /// tells them apart.
    case pages(screen: String, pages: Int)
    /// A window that the app made was behind another one in every state; named is its first screen.
    case windowBehind(screen: String)
    /// Controls have so many values that not all combinations of these were tried: only each value
    /// alone, all together, and of up to twelve controls all but one.
    case combinations(values: Int)
    /// Generated code stands in for these screens, and what their own code does was not explored.
    case standIns([String])
    /// Code of the app was left out because it did not compile, and what it leads to was not explored.
    case leftOut([String])
    /// Nothing that takes text had the name for which ``FlowExplorer/texts`` has some; found were others.
    case unusedText(field: String, found: [String])
    /// Requests to servers had no answer, or sample values where screens were never reached, and what an answer
    /// leads to was not explored.
    case unanswered(requests: [String])
    /// Nothing that can be done on a screen changes anything, and these other screens of the app were never
    /// reached: what leads on may be something that the explorer does not do.
    case stuck(screen: String, unreached: [String])
    /// The last step of the path was not done, for none of the reasons above.
    case untried
  }

  /// What the reason is, with its details.
  public var kind: Kind
  /// The shortest path to it; no actions where no path leads to it.
  public var path: ExploredPath
  /// The first line in which two states differ that were to be the same, as it was the first time and as
  /// it is then; nil where there are no such states.
  public var difference: String?

  /// Creates a reason to doubt.
  ///
  /// - Parameters:
  ///   - kind: what the reason is.
  ///   - path: the shortest path to it.
  ///   - difference: the first line in which two states differ that were to be the same.
  public init(_ kind: Kind, _ path: ExploredPath, difference: String? = nil) {
    self.kind = kind
    self.path = path
    self.difference = difference
  }
}

extension ExplorationDoubt: CustomStringConvertible {
  /// One line: the reason, and the steps that show it, of which a long path leaves out some.
  public var description: String {
    switch kind {
    case .endless(let screen, let states, let limit):
      "no end in sight when the limit of \(limit.rawValue) was reached: \(states) states show "
        + "\(screen), the deepest after \(path.summary)"
    case .limit(let limit):
      "the limit of \(limit.rawValue) was reached while paths were used again"
    case .blank:
      "no screen is on display after \(path.summary); show a window that has a root view controller with "
        + "something in it, and pass the class of the scene's delegate where Info.plist names it"
    case .trapped: "the app stopped at the last step: \(path.summary)"
    case .refused(let reason): "the last step could not be done: \(path.summary); \(reason)"
    case .nondeterministic(let step, let expected, let found):
      "not the same each time, from step \(step) on: \(path.summary); \(difference(expected, found))"
        + "; does the launch reset all that survives it, and does nothing else run meanwhile?"
    case .drift(let expected, let found):
      "the last step did something else than before in the same state: \(path.summary); "
        + difference(expected, found)
    case .disturbed(let call):
      "other code used the interface during the exploration, first with \(call); run that code in "
        + "InterfaceTurn.take, or in FlowPerson.walk"
    case .unwaited(let seconds):
      "the app sleeps for \(seconds) s on its clock, and what it does then was not explored: "
        + "\(path.summary); at most 10 s are waited for, so shorten the sleep in tests"
    case .timer:
      "the app sleeps for more than 10 s, or sets a timer again and again, and what it does then was "
        + "not explored: \(path.summary); shorten the time in tests, or accept this"
    case .chance:
      "the app draws random numbers, and what it does with others was not explored: \(path.summary); accept "
        + "this where they decide nothing"
    case .disabled(let control, let screen):
      "always disabled: \"\(control)\" on \(screen), first after \(path.summary)"
    case .outOfReach(let control, let screen):
      "always out of reach: \"\(control)\" on \(screen), first after \(path.summary)"
    case .multiplied(let screen, let states):
      "more than \(states) states of \(screen) differ only in what is read: \(path.summary); pass "
        + "the identity .onDisplay, or one that leaves out words that do not matter"
    case .crowded(let screen, let states):
      "more than \(states) states of \(screen) differ in what was typed and in what controls show: "
        + "\(path.summary); accept this where that leads nowhere else"
    case .pages(let screen, let pages):
      "more than \(pages) pages in one direction, and those beyond count as one: \(screen), after "
        + "\(path.summary); give the pages titles, or fewer of them to an exploration"
    case .windowBehind(let screen):
      "the window of \(screen) was behind another one all the time, first after \(path.summary)"
    case .combinations(let values):
      "not all combinations of the \(values) values of controls were tried, first after \(path.summary); "
        + "accept this where no combination leads anywhere else"
    case .standIns(let screens):
      "what the code of \(screens.count == 1 ? "a screen" : "\(screens.count) screens") does was not "
        + "explored, as generated code stands in for it: \(screens.joined(separator: ", "))"
    case .leftOut(let pieces):
      "what \(pieces.count == 1 ? "a piece" : "\(pieces.count) pieces") of the app's code would lead to was not "
        + "explored, as it doesn't compile: " + pieces.prefix(3).joined(separator: "; ")
        + (pieces.count > 3 ? " …" : "")
    case .stuck(let screen, let unreached):
      "nothing on \(screen) changes anything, and \(unreached.count) other "
        + "\(unreached.count == 1 ? "screen was" : "screens were") never reached: \(path.summary); accept this "
        + "where the way ends there"
    case .unusedText(let field, let found):
      "no text field, search bar or keypad is named \"\(field)\", for which there is a text; the names are: "
        + (found.isEmpty ? "none" : found.map { "\"\($0)\"" }.joined(separator: ", "))
    case .unanswered(let requests):
      "what answers lead to was not explored, as \(requests.count == 1 ? "a request" : "\(requests.count) requests") "
        + "had no real one: " + requests.prefix(3).joined(separator: ", ")
        + (requests.count > 3 ? " …" : "")
    case .untried: "the last step was not done: \(path.summary)"
    }
  }

  private func difference(_ expected: String, _ found: String) -> String {
    guard expected == found else { return "the first time it was \(expected), then \(found)" }
    let details = difference.map { ": \($0)" } ?? ""
    return "the first time it was \(expected), then the same screen with something else in it, "
      + "beside it or behind it" + details
  }
}
