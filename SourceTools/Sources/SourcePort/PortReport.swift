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
  /// The code outside of screens that doesn't compile and may have led on, sorted.
  public var leftOut: [PortNote] = []
  /// Examples of links that the app opens, where the configuration has none.
  public var unopenedLinks: [String] = []

  /// The share of screens that are the app's own, from 0 to 1.
  public var ownShare: Double {
    screens.isEmpty ? 1 : Double(ownScreens) / Double(screens.count)
  }

  private var ownScreens: Int { screens.count { standIns[$0] == nil } }

  /// The first line.
  public var headline: String {
    "\(ownScreens) of \(screens.count) screens are the app's own"
  }

  /// The most pieces of code that a summary lists.
  private static let mostLeftOut = 8
  /// The most links that it names.
  private static let mostLinks = 3

  /// The first line, the code that is left out although it may lead on, and the links that may.
  public var summary: String {
    var lines = [headline]
    if !leftOut.isEmpty {
      lines.append(
        leftOut.count == 1
          ? "1 piece of the app's code is left out, as it doesn't compile here:"
          : "\(leftOut.count) pieces of the app's code are left out, as they don't compile here:")
    }
    lines += leftOut.prefix(Self.mostLeftOut).map { "  \($0)" }
    if leftOut.count > Self.mostLeftOut { lines.append("  and more; see port-report.txt") }
    if !unopenedLinks.isEmpty {
      let links = unopenedLinks.prefix(Self.mostLinks).joined(separator: ", ")
      lines.append(
        "Links such as \(links) were not opened. Name some below [launches] in \(PortConfiguration.fileName)."
      )
    }
    return lines.joined(separator: "\n")
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
