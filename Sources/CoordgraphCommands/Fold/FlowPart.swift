import FlowReading
import FlowTrace

/// What some of the files hold, to be added to what the others hold.
struct FlowPart: Sendable {
  /// What a fold makes of its files.
  struct Kind: Sendable {
    /// Whether counts are written instead of whole sessions.
    var isSummary: Bool
    /// The version of the app that traces and whole parts come from; for summaries alone.
    var appVersion = ""
    /// Whether whole sessions have to be summaries already, as their version of the app is not known.
    var takesOnlySummaries = false
    /// Whether titles, labels and other texts are left out.
    var removesTexts = false
    /// Whether sessions that are equal and began at the same time are counted once.
    var isDistinct = false
    /// How many sessions a group needs to stay in the result; for summaries alone.
    var leastSessions = 1

    /// The options of `coordgraph fold` that make parts of this kind.
    var options: [String] {
      var options: [String] = []
      if isSummary { options.append("--summary") }
      if !appVersion.isEmpty { options.append("--app-version \(appVersion)") }
      if removesTexts { options.append("--redact") }
      if isDistinct { options.append("--distinct") }
      return options
    }

    /// Whether single sessions are needed until all files are read.
    private var keepsSessions: Bool { !isSummary || isDistinct }

    /// What has to be made of each file.
    var readingParts: FlowReading.Parts { keepsSessions ? .records : FlowSummary.parts }

    /// Returns why a summary can't be added; nil where it can.
    fileprivate var refusalOfSummaries: String? {
      if !isSummary {
        return "a summary has no sessions. Fold the other files with --summary, too."
      }
      if isDistinct { return "a summary has no sessions that --distinct could compare." }
      return removesTexts
        ? "a summary can't be redacted later. Fold its traces with --redact, or merge it." : nil
    }
  }

  private let kind: Kind
  /// One of the two is nil.
  private var reading: FlowReading?
  private var summary: FlowSummary?

  /// - Parameters:
  ///   - reading: what a file holds.
  ///   - summary: the summary, where that is what the file holds.
  ///   - kind: what is made.
  ///   - file: the file's name in errors.
  /// - Throws: `Diagnostics` for a file that can't be added to what is made.
  init(_ reading: FlowReading, summary: FlowSummary?, kind: Kind, file: String) throws {
    self.kind = kind
    guard reading.isTraced else {
      throw Diagnostics(
        Diagnostic(
          .error, file: file,
          "a stored graph has no sessions. Use the trace from which it was made."))
    }
    if let summary {
      guard summary.leastSessions == 1 else {
        throw Diagnostics(
          Diagnostic(
            .error, file: file,
            """
            what fewer than \(summary.leastSessions) sessions show was left out of it, so it can't \
            be added up. Merge the parts that it was made of.
            """))
      }
      if let refusal = kind.refusalOfSummaries {
        throw Diagnostics(Diagnostic(.error, file: file, refusal))
      }
      self.summary = summary
    } else if kind.takesOnlySummaries {
      throw Diagnostics(
        Diagnostic(
          .error, file: file,
          "whole sessions can't be merged with summaries. Fold them with --summary first."))
    } else if reading.parts.contains(.records) {
      self.reading = reading
    } else {
      self.summary = FlowSummary(reading, appVersion: kind.appVersion)
    }
  }

  /// Takes up what ``resumable`` wrote.
  init(continuing reading: FlowReading, summary: FlowSummary?, kind: Kind) {
    self.kind = kind
    (self.reading, self.summary) = summary == nil ? (reading, nil) : (nil, summary)
  }

  /// Adds what other files hold. O(*n*) in their size.
  ///
  /// - Precondition: both are of one kind.
  mutating func merge(_ other: FlowPart) {
    if let reading = other.reading { self.reading?.merge(reading) }
    if let summary = other.summary { self.summary?.merge(summary) }
  }

  /// The part as a file.
  ///
  /// - Throws: `Diagnostics` where nothing is left, and as what is to be counted once is stored and
  ///   read again for that.
  func stored() throws -> [UInt8] {
    if kind.leastSessions > 1, let summary {
      let withheld = summary.withholding(fewerThan: kind.leastSessions)
      guard withheld.reading != nil else {
        throw Diagnostics(
          Diagnostic(
            .error,
            "No version of the app has \(kind.leastSessions) sessions, so nothing would be left."))
      }
      return withheld.stored
    }
    guard kind.isSummary, reading != nil else { return resumable }
    let reading = try FlowReading.read(resumable, parts: FlowSummary.parts).reading
    return FlowSummary(reading, appVersion: kind.appVersion).stored
  }

  /// The part as bytes to which more files can be added later.
  var resumable: [UInt8] {
    summary?.stored ?? reading?.stored(countsEqualSessions: !kind.isDistinct) ?? []
  }
}
