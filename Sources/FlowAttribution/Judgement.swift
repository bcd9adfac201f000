package import FlowTrace

/// Decides who a transition is due to, of what is known of the code that ran and of the screens.
///
/// A tracer decides by it while the app runs; a symbolicator decides by it again when it has the names
/// of the functions.
package struct Judgement {
  /// Whether the transition leads on to a screen.
  package var isForward: Bool
  /// The coordinator that shows the screen that came or went, if that is known.
  package var owner: ObjectID?
  /// The coordinator whose code brought it about, if one's is known to have run.
  package var running: RunningCode.Running?
  /// Whether all code is known that ran.
  package var isComplete: Bool
  /// Whether the platform makes such a transition of what the person did.
  package var isSystemGesture: Bool
  /// Who it is due to where no coordinator is known.
  package var nobody: Responsible

  /// - Parameters:
  ///   - isForward: whether the transition leads on to a screen.
  ///   - owner: the coordinator that shows the screen that came or went, if that is known.
  ///   - running: the coordinator whose code brought it about, if one's is known to have run.
  ///   - isComplete: whether all code is known that ran.
  ///   - isSystemGesture: whether the platform makes such a transition of what the person did.
  ///   - nobody: who it is due to where no coordinator is known.
  package init(
    isForward: Bool, owner: ObjectID?, running: RunningCode.Running?, isComplete: Bool,
    isSystemGesture: Bool, nobody: Responsible
  ) {
    self.isForward = isForward
    self.owner = owner
    self.running = running
    self.isComplete = isComplete
    self.isSystemGesture = isSystemGesture
    self.nobody = nobody
  }

  /// Who is responsible, and how that is known.
  package struct Finding {
    package var by: Responsible
    /// Whether it was inferred from who owns the screens, for want of the code that ran.
    package var isInferred: Bool

    package init(by: Responsible, isInferred: Bool = false) {
      self.by = by
      self.isInferred = isInferred
    }
  }

  /// Who the transition is due to: the coordinator whose code or router did it, the platform acting on
  /// a gesture, the owner of the screen that came or went.
  ///
  /// Where not all code that ran is known, the owner of the screen that came counts first.
  package var finding: Finding {
    let isKnown = running?.isCertain ?? isComplete
    if !isKnown, isForward, let owner {
      return Finding(by: .coordinator(owner), isInferred: true)
    }
    if let running { return Finding(by: .coordinator(running.id), isInferred: !isKnown) }
    if isSystemGesture { return Finding(by: .system) }
    guard let owner else { return Finding(by: nobody) }
    return Finding(by: .coordinator(owner), isInferred: !isKnown)
  }
}
