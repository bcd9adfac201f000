import FlowGraph

/// One launch and what followed, in numbers that ``FlowPaths`` has the meaning of.
struct RecordedSession: Sendable, Hashable {
  /// What a step, the launch, or the app by itself brought about.
  struct Moment: Sendable, Hashable {
    /// The step's number; below 0 for the launch, and for what the app did by itself.
    var step: Int32
    /// The number of the screen that is on display when all has settled; below 0 before any.
    var screen: Int32
    /// Where in the session's passages those of this moment end.
    var end: Int32
  }

  /// One transition, and the screen that it brought on display.
  struct Passage: Sendable, Hashable {
    var transition: Int32
    var screen: Int32
  }

  /// A screen that took in another, which may have come on display by that.
  struct Embedding: Sendable, Hashable {
    struct Screens: Sendable, Hashable {
      var parent: Int32
      var child: Int32
    }

    var screens: Screens
    var moment: Int

    init(_ screens: Screens, at moment: Int) {
      self.screens = screens
      self.moment = moment
    }
  }

  var label: ExactString?
  /// The launch, and then a moment for each step and for whatever the app did by itself.
  var moments: ContiguousArray<Moment> = [Moment(step: -1, screen: -1, end: 0)]
  var passages: ContiguousArray<Passage> = []
  /// The embedding that the session ended with, if it did.
  var lastEmbedding: Embedding?

  /// Notes that what was embedded has been on display since.
  mutating func show(_ embedding: Embedding) {
    for moment in embedding.moment..<moments.count {
      moments[moment].screen = embedding.screens.child
    }
  }

  /// What happened in a moment.
  func passages(at moment: Int) -> ContiguousArray<Passage>.SubSequence {
    let start = moment == 0 ? 0 : moments[moment - 1].end
    return passages[Int(start)..<Int(moments[moment].end)]
  }

  /// Whether a screen is on display in a moment, or was while it passed.
  func shows(_ screen: Int32, at moment: Int) -> Bool {
    moments[moment].screen == screen || passages(at: moment).contains { $0.screen == screen }
  }

  /// The first moment at which each number appears.
  func firstMoments(of number: (Passage) -> Int32) -> [Int32: Int] {
    var first: [Int32: Int] = [:]
    for moment in moments.indices {
      for passage in passages(at: moment) where first[number(passage)] == nil {
        first[number(passage)] = moment
      }
    }
    return first
  }
}

extension RecordedSession {
  /// The session in other numbers.
  func renumbered(
    screen: (Int32) -> Int32, transition: (Int32) -> Int32, step: (Int32) -> Int32
  ) -> RecordedSession {
    var session = self
    for index in moments.indices {
      let moment = moments[index]
      if moment.step >= 0 { session.moments[index].step = step(moment.step) }
      session.moments[index].screen = screen(moment.screen)
    }
    for index in passages.indices {
      session.passages[index] = .init(
        transition: transition(passages[index].transition),
        screen: screen(passages[index].screen))
    }
    if let embedding = lastEmbedding {
      session.lastEmbedding = .init(
        .init(
          parent: screen(embedding.screens.parent), child: screen(embedding.screens.child)),
        at: embedding.moment)
    }
    return session
  }

  /// The session with what it ends on, where another session showed that to be on display.
  func settled(_ shown: Set<Embedding.Screens>) -> RecordedSession {
    guard let embedding = lastEmbedding else { return self }
    var session = self
    session.lastEmbedding = nil
    if shown.contains(embedding.screens) { session.show(embedding) }
    return session
  }
}
