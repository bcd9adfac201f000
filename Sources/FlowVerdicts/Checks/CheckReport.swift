import FlowGraph
import FlowTrace

/// What a check of traces comes to: what is wrong, what is accepted, and which rules are broken.
///
///     let report = CheckReport(finder.report)
///     report.isClean()    // false
///     print(report.text)
public struct CheckReport: Sendable {
  /// What is wrong and not accepted.
  public let findings: [Verdict]
  /// What heals by itself and is not accepted.
  public let notes: [Verdict]
  /// What is accepted.
  public let known: [Verdict]
  /// Accepted ids that were no longer found.
  public let gone: [String]
  /// Rules that do not hold.
  public let violations: [RuleViolation]
  /// How flows end, where it was asked for.
  public let exits: ExitMatrix?
  /// How often coordinators were retained in each version of the app, where it was asked for.
  public let rates: RetainedRates?
  /// How the flow differs from a baseline, where it was compared with one.
  public let drift: BaselineDrift?
  /// Whether a part of what was to be checked had to be skipped.
  public var isPartial = false
  let names: CanonicalNames

  /// - Parameters:
  ///   - report: the verdicts that were found.
  ///   - known: what is accepted.
  ///   - violations: rules that do not hold.
  ///   - showsExits: whether the report has how flows end.
  ///   - rates: how often coordinators were retained in each version of the app.
  ///   - drift: how the flow differs from a baseline.
  package init(
    _ report: VerdictReport, known: KnownVerdicts = .none, violations: [RuleViolation] = [],
    showsExits: Bool = false, rates: RetainedRates? = nil, drift: BaselineDrift? = nil
  ) {
    let open = report.verdicts.filter { !known.contains($0.id) }
    findings = open.filter { $0.gravity == .finding }
    notes = open.filter { $0.gravity == .note }
    self.known = report.verdicts.filter { known.contains($0.id) }
    let found = Set(report.verdicts.map { ExactString($0.id) })
    gone = known.ids.filter { !found.contains(ExactString(VerdictID.current($0))) }
    self.violations = violations
    exits = showsExits ? report.exits : nil
    self.rates = rates
    self.drift = drift
    names = report.names
  }

  /// Whether nothing was found, no rule is broken, and the flow matches its baseline. What was skipped does
  /// not count; see ``isPartial``.
  ///
  /// - Parameter isStrict: whether what heals by itself counts.
  public func isClean(strict isStrict: Bool = false) -> Bool {
    findings.isEmpty && violations.isEmpty && drift?.isEmpty != false
      && (!isStrict || notes.isEmpty)
  }
}

extension CheckReport {
  /// The counts in a sentence: `2 findings, 1 note; 1 is known.`
  public var summary: String {
    var counts = [Self.count(findings.count, "finding"), Self.count(notes.count, "note")]
    if !violations.isEmpty { counts.append(Self.count(violations.count, "broken rule")) }
    var parts = [counts.joined(separator: ", ")]
    if !known.isEmpty { parts.append("\(known.count) known") }
    if !gone.isEmpty { parts.append("\(gone.count) known and gone") }
    if let drift, !drift.isEmpty { parts.append(drift.summary) }
    if isPartial { parts.append("a part was skipped and is not checked") }
    return parts.joined(separator: "; ") + "."
  }

  private static func count(_ count: Int, _ what: String) -> String {
    switch count {
    case 0: "no \(what)s"
    case 1: "1 \(what)"
    default: "\(count) \(what)s"
    }
  }

  /// What is wrong, in a sentence.
  package func sentence(_ verdict: Verdict) -> String {
    let subject = names[verdict.subject]
    let owner = verdict.owner.map { names[$0] }
    let sentence =
      switch verdict.kind {
      case .zombie:
        "All screens of \(subject) are gone, but \(owner ?? "its parent") still holds it."
      case .orphan: "A screen of \(subject) is on display, but \(subject) is gone."
      case .unretained:
        "Nobody keeps \(subject): it was freed as soon as its screen was shown."
      case .retained: "\(subject) was removed after all its screens were gone, but is never freed."
      case .leakedScreen: "\(subject)\(owner.map { ", shown by \($0)," } ?? "") is never freed."
      case .finishedTwice: "\(subject) finished more than once."
      case .startedTwice: "The first screen of \(subject) is shown again while it is up."
      case .behindModal: "\(subject) is pushed behind a presented screen."
      case .growth: "Each round trip leaves \(owner ?? "its parent") with one more \(subject)."
      }
    return verdict.gravity == .note ? sentence + " The next one replaces it." : sentence
  }

  /// What happened, in words: `swipe down: FakingItViewController → HomeViewController (dismiss by
  /// system)`.
  package func words(for cause: Verdict.Cause) -> String {
    let from = cause.from.map { names[$0] } ?? "launch"
    guard let kind = cause.kind, let to = cause.to else {
      return "\(cause.trigger), seen from \(from)"
    }
    return "\(cause.trigger): \(from) → \(names[to]) (\(kind.rawValue) by \(names[cause.by]))"
  }

  /// Who was wrong: `PetAppointmentBuilderCoordinator #3 in session 1, seen 5 times`.
  func words(forObjectsOf verdict: Verdict) -> String {
    let objects = verdict.objects.map { "\(names[$0.name]) \($0.id)" }.joined(separator: ", ")
    let number = verdict.objects.first?.session ?? 0
    let session = number > 0 ? " in session \(number)" : ""
    let times = verdict.count == 1 ? "once" : "\(verdict.count) times"
    return "\(objects)\(session), seen \(times)"
  }
}
