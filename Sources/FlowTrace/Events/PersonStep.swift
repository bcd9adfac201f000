/// One thing that a person did to the app, or that reached it from outside meanwhile.
public struct PersonStep: Sendable, Hashable {
  /// What was done.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    /// A control, bar item or alert action was tapped; the target is its title.
    case tap
    /// A row or cell was selected; the target is its index path, `section.row` past section 0. In a
    /// table or collection that is not the first on display, it ends with ` in table 2`.
    case select
    /// A page was turned; the target is the page's index, `forward` or `back`.
    case turn
    /// Text was typed, a switch flipped, a segment chosen; the target names the control.
    case enter
    /// The back button of a navigation bar was tapped.
    case back
    /// The swipe from the left edge.
    case swipeBack = "swipe back"
    /// The swipe from the left edge, cancelled half-way.
    case swipeBackLetGo = "swipe back, let go"
    /// A sheet or popover was swiped down.
    case swipeDown = "swipe down"
    /// A tab of a tab bar was selected; the target is its title.
    case tab
    /// A view was pressed for a while; the target is its name.
    case longPress = "long press"
    /// A finger moved over a view to a side; the target is the view's name and the side:
    /// `Photo › down`.
    case swipe
    /// An action of a menu was chosen; the target is what opened the menu, and the titles on the way
    /// to the action: `More › Delete`.
    case menu
    /// A row was swiped and an action there was tapped; the target is the row's index path and the
    /// action's title: `2 › Delete`.
    case swipeRow = "swipe row"
    /// A list was pulled down to be refreshed.
    case pull = "pull to refresh"
    /// The phone was shaken.
    case shake
    /// Nobody touched anything: a link was opened, or a notification arrived; the target names it.
    ///
    /// In a trace it is an event of its own, which readers before version 1.2 skip.
    case outside
  }

  /// What was done.
  public var action: Action
  /// What it was done to, for actions that have an object.
  public var target: String?

  /// A step: `PersonStep(.tap, "Pay")`.
  ///
  /// - Parameters:
  ///   - action: what was done.
  ///   - target: what it was done to, for actions that have an object.
  public init(_ action: Action, _ target: String? = nil) {
    self.action = action
    self.target = target
  }
}

extension PersonStep {
  /// Returns a row or item as the target of a step: `2`, `1.2` past section 0, `2 in table 3` where there
  /// are several lists.
  ///
  /// - Parameters:
  ///   - index: its index in its section.
  ///   - section: the section's index.
  ///   - list: what a step calls the table or collection; nil for the first.
  package static func place(_ index: Int, section: Int, in list: String?) -> String {
    let place = section == 0 ? "\(index)" : "\(section).\(index)"
    return list.map { "\(place) in \($0)" } ?? place
  }
}

extension PersonStep: CustomStringConvertible {
  /// The step as triggers and walks print it: `tap "Schedule a visit"`, `select row 2`,
  /// `swipe back`; for what came from outside, its name.
  public var description: String {
    switch (action, target) {
    case (.select, let row?): "select row \(row)"
    case (.turn, let page?): "turn to page \(page)"
    case (.outside, let name?): name
    case (_, let target?) where isNumber(target): "\(action.rawValue) \(target)"
    case (_, let target?): "\(action.rawValue) \"\(target)\""
    case (_, nil): action.rawValue
    }
  }

  /// Whether a target stands for a text that a redacted trace leaves out: `#2`.
  private func isNumber(_ target: String) -> Bool {
    target.utf8.count > 1 && target.utf8.first == UInt8(ascii: "#")
      && target.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
  }
}

extension String {
  /// A title as a person says it: its lines follow each other after a space, and no spaces are around it.
  package var onOneLine: String {
    let space = UInt8(ascii: " ")
    guard utf8.first == space || utf8.last == space || utf8.contains(UInt8(ascii: "\n")) else {
      return self
    }
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
    return String(line[..<end].drop { $0 == " " })
  }
}
