public import FlowGraph
public import FlowVerdicts

/// What to mark in a diagram: coordinators and screens by what they are, transitions by what they
/// caused.
///
///     var marks = DiagramMarks()
///     marks.mark(coordinator: visit, as: .zombie, causedBy: [swipeDown])
///     let diagram = Diagram.make(from: graph, options: .init(marks: marks)).diagram
///
/// Every view marks what it draws. A transition with a mark is drawn even where its kind is left
/// out, as a plain back is.
public struct DiagramMarks: Sendable, Hashable {
  var coordinators: [FlowGraph.Name: Set<Verdict.Kind>] = [:]
  var screens: [FlowGraph.Name: Set<Verdict.Kind>] = [:]
  var causes: [FlowGraph.Transition: Set<Effect>] = [:]
  /// What the subjects of effects are called in the whole graph, where a part of it is drawn.
  var subjectNames: [Effect.Subject: SubjectName] = [:]

  /// Creates marks of nothing.
  public init() {}

  /// Creates the marks of verdicts. A note, which heals by itself, gets none.
  ///
  /// - Complexity: O(*n*) in the verdicts and the objects that they name.
  public init(_ verdicts: [Verdict]) {
    for verdict in verdicts where verdict.gravity == .finding {
      if verdict.kind.isOfScreen {
        mark(screen: verdict.subject, as: verdict.kind, causedBy: verdict.transitions)
      } else {
        mark(coordinator: verdict.subject, as: verdict.kind, causedBy: verdict.transitions)
      }
      guard verdict.kind == .orphan else { continue }
      for object in verdict.objects where object.name != verdict.subject {
        mark(screen: object.name, as: verdict.kind)
      }
    }
  }

  /// Creates the marks of verdicts about a graph of which a part is drawn.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts; a note gets no mark.
  ///   - whole: The whole graph, in which whatever is not drawn has its name.
  /// - Complexity: O(*n* log *n*) in the graph's size.
  public init(_ verdicts: [Verdict], of whole: FlowGraph) {
    self.init(verdicts)
    subjectNames = SubjectName.all(of: Set(causes.values.joined().map(\.subject)), in: whole)
  }

  /// Whether there is nothing to mark.
  public var isEmpty: Bool { coordinators.isEmpty && screens.isEmpty && causes.isEmpty }

  /// Marks a coordinator, and the transitions that caused it.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator, which need not be drawn.
  ///   - kind: What is wrong with it.
  ///   - causes: The transitions after which it was so, as far as they are known.
  public mutating func mark(
    coordinator: FlowGraph.Name, as kind: Verdict.Kind,
    causedBy causes: [FlowGraph.Transition] = []
  ) {
    coordinators[coordinator, default: []].insert(kind)
    note(Effect(kind, of: .coordinator(coordinator)), of: causes)
  }

  /// Marks a screen, and the transitions that caused it.
  ///
  /// - Parameters:
  ///   - screen: The screen, which need not be drawn.
  ///   - kind: What is wrong with it.
  ///   - causes: The transitions after which it was so, as far as they are known.
  public mutating func mark(
    screen: FlowGraph.Name, as kind: Verdict.Kind, causedBy causes: [FlowGraph.Transition] = []
  ) {
    screens[screen, default: []].insert(kind)
    note(Effect(kind, of: .screen(screen)), of: causes)
  }

  private mutating func note(_ effect: Effect, of causes: [FlowGraph.Transition]) {
    for cause in causes { self.causes[cause, default: []].insert(effect) }
  }
}

extension DiagramMarks {
  /// What a transition made of a coordinator or a screen.
  struct Effect: Sendable, Hashable {
    enum Subject: Sendable, Hashable {
      case coordinator(FlowGraph.Name)
      case screen(FlowGraph.Name)

      /// The name of the coordinator or screen.
      var name: FlowGraph.Name {
        switch self {
        case .coordinator(let name), .screen(let name): name
        }
      }
    }

    var kind: Verdict.Kind
    var subject: Subject

    init(_ kind: Verdict.Kind, of subject: Subject) {
      self.kind = kind
      self.subject = subject
    }

    /// The name of the coordinator or screen.
    var name: FlowGraph.Name { subject.name }
  }
}

extension DiagramMarks.Effect: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    a.kind == b.kind ? a.subject < b.subject : a.kind < b.kind
  }
}

extension DiagramMarks.Effect.Subject: Comparable {
  /// Orders coordinators before screens, and each by name.
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.coordinator(let a), .coordinator(let b)), (.screen(let a), .screen(let b)): a < b
    case (.coordinator, .screen): true
    case (.screen, .coordinator): false
    }
  }
}
