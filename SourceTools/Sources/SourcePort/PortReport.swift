/// What was done to an app.
public struct PortReport: Sendable, Hashable {
  /// The app's name.
  public var app: String
  /// The classes of the app that are screens.
  public var screens: [String]
  /// The screens that are replaced by generated ones, with the reason.
  public var standIns: [String: String]
  /// Every line that was changed, and everything left out.
  public var notes: [PortNote]

  /// The share of screens that are the app's own, from 0 to 1.
  public var ownShare: Double {
    screens.isEmpty ? 1 : Double(ownScreens) / Double(screens.count)
  }

  private var ownScreens: Int { screens.count { standIns[$0] == nil } }

  /// The first line.
  public var headline: String {
    "\(ownScreens) of \(screens.count) screens are the app's own"
  }

  /// The report, section by section. Sections without lines are left out.
  public var text: String {
    var lines = [headline, ""]
    for (kind, title) in [
      (PortNote.Kind.standIn, "Stand-ins"), (.warning, "Warnings"), (.skipped, "Left out"),
      (.changed, "Changed lines"),
    ] {
      let own = notes.filter { $0.kind == kind }.sorted()
      guard !own.isEmpty else { continue }
      lines += ["\(title) (\(own.count)):"] + own.map { "  \($0)" } + [""]
    }
    return lines.joined(separator: "\n")
  }
}
