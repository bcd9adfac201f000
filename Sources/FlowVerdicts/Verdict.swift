public import FlowGraph
public import FlowTrace

/// A judgement about a lifetime: who is wrong, who still holds it, and what it was after.
///
/// Verdicts of one meaning are one value: the same kind, about objects of one name, held by one
/// owner, after the same exit.
///
///     zombie: PetAppointmentBuilderCoordinator, held by HomeCoordinator
///       after swipe down on SelectVisitTypeViewController (dismiss by system)
///       launch, tap "Schedule a visit", swipe down
public struct Verdict: Sendable, Hashable, Identifiable {
  /// Names the verdict in a list of known ones: made of names alone, so that it is the same in
  /// every order of recording and on every machine.
  public var id: String
  /// What is wrong.
  public var kind: Kind
  /// Whether it lasts or heals by itself.
  public var gravity: Gravity
  /// What the verdict is about: a coordinator, or for a leaked screen and one that was pushed
  /// behind a modal, the screen.
  public var subject: FlowGraph.Name
  /// The coordinator that still holds it, or held it last, or showed the screen.
  public var owner: FlowGraph.Name?
  /// What happened when it went wrong, on the shortest path.
  public var cause: Cause
  /// All transitions after which it was seen, sorted: they differ from the cause in where they lead to, or
  /// in who is responsible.
  public var transitions: [FlowGraph.Transition]
  /// The shortest path from a launch to the cause, in the sessions that were recorded.
  public var path: Path
  /// The objects that were wrong in the session of ``path``, the oldest first.
  public var objects: [Subject]
  /// How often it was seen.
  public var count: Int
}

extension Verdict {
  /// How much a verdict matters.
  public enum Gravity: String, Sendable, Hashable, CaseIterable {
    /// Something only grows, or stays wrong.
    case finding
    /// It heals by itself: the next one of its kind takes its place.
    case note
  }

  /// One object that is wrong.
  public struct Subject: Sendable, Hashable {
    /// Its type, and its label if it has one.
    public var name: FlowGraph.Name
    /// Which launch it lived in, counted from 1 over all that was read; 0 where a summary was read,
    /// which has no sessions.
    public var session: Int
    /// The object's identity in that session.
    public var id: ObjectID
  }

  /// What is done from a launch on.
  public struct Path: Sendable, Hashable {
    /// What the launch is called, where it is called something.
    public var launch: String?
    /// What the person does, and what the app states that it does by itself, in order: a deep link,
    /// say.
    public var steps: [FlowAct]
    /// Whether the launch and the steps were left out of a summary, as they might point to a person.
    public internal(set) var isWithheld = false

    init(launch: String? = nil, steps: [FlowAct]) {
      self.launch = launch
      self.steps = steps
    }

    /// A path of which nothing is left.
    static var withheld: Self {
      var path = Self(steps: [])
      path.isWithheld = true
      return path
    }
  }
}

extension Verdict.Path: CustomStringConvertible {
  /// `launch, tap "Schedule a visit", swipe down`.
  public var description: String {
    let start = launch.map { "launch (\($0))" } ?? "launch"
    return ([start] + words).joined(separator: ", ")
  }

  /// The steps in words.
  package var words: [String] {
    isWithheld ? ["steps that were left out"] : steps.map(\.description)
  }
}

extension Verdict {
  /// What happened when something went wrong.
  public struct Cause: Sendable, Hashable {
    /// How the screen changed; nil where nothing on display did: in a tab that does not show, say.
    public var kind: TransitionKind?
    private var exactTrigger: ExactString
    /// What was on display; nil at launch.
    public var from: FlowGraph.Name?
    /// What came on display; nil where nothing did.
    public var to: FlowGraph.Name?
    /// Who is responsible for it.
    public var by: FlowGraph.Agent

    package init(
      kind: TransitionKind?, trigger: String, from: FlowGraph.Name?, to: FlowGraph.Name?,
      by: FlowGraph.Agent
    ) {
      self.kind = kind
      exactTrigger = ExactString(trigger)
      self.from = from
      self.to = to
      self.by = by
    }

    /// What the person did, or the program when nobody touched anything.
    public var trigger: String { exactTrigger.string }

    /// The graph's transition, where something on display changed.
    package var transition: FlowGraph.Transition? {
      guard let kind, let to else { return nil }
      return FlowGraph.Transition(from: from, to: to, kind: kind, trigger: trigger, by: by)
    }
  }
}
