import PortableUIKit

/// One thing that a person can do.
public enum PersonAction: Sendable, Hashable, Codable {
  /// Tap the button, bar item or alert action of this title; of several of one title, the one at
  /// the index, counted from 0.
  case tap(String, at: Int? = nil)
  /// Type this text into the field of this name; of several of one name, into the one at the index.
  case enter(String, in: String, at: Int? = nil)
  /// Flip the switch of this name; of several of one name, the one at the index.
  case flip(String, at: Int? = nil)
  /// Choose the segment of this title; of several of one title, the one at the index.
  case choose(segment: String, at: Int? = nil)
  /// Tap the plus or the minus of the stepper of this name; of several of one name, the one at the
  /// index.
  case step(String, up: Bool, at: Int? = nil)
  /// Slide the slider of this name to a fraction of its range, from 0 to 1; of several of one name,
  /// the one at the index.
  case slide(String, to: Double, at: Int? = nil)
  /// Choose a date in the date picker of this name, so many days after the earliest that it offers, or
  /// else after today; of several of one name, in the one at the index. Where all that it offers is past,
  /// the days are counted from thirty years before its latest date.
  case pickDate(days: Int, in: String, at: Int? = nil)
  /// Choose a row of a component of the picker of this name; of several of one name, of the one at the
  /// index.
  case pickRow(Int, component: Int, in: String, at: Int? = nil)
  /// Select a row of the table on display, counted from 0; of several tables, of the one at the index,
  /// counted from 0, and of the first for nil.
  case selectRow(Int, section: Int, table: Int? = nil)
  /// Select an item of the collection on display, counted from 0; of several collections, of the one at
  /// the index, counted from 0, and of the first for nil.
  case selectItem(Int, section: Int, collection: Int? = nil)
  /// Tap the tab of this name; of several of one name, the one at the index, counted from 0.
  case selectTab(String, at: Int? = nil)
  /// Press a view of this name for a while; of several of one name, the one at the index.
  case longPress(String, at: Int? = nil)
  /// Move a finger over the view of this name to a side: `Photo › down`; of several of one name, over the
  /// one at the index.
  case swipe(String, at: Int? = nil)
  /// Choose from a menu what has this name, which begins with that of what opens the menu:
  /// `More › Delete`; of several of one name, the one at the index.
  case chooseFromMenu(String, at: Int? = nil)
  /// Swipe over a row and tap an action there: `2 › Delete`; of several of one name, the one at the
  /// index.
  case swipeRow(String, at: Int? = nil)
  /// Pull the list on display down.
  case pullToRefresh
  /// Shake the phone.
  case shake
  /// Turn to the next page, or the previous one.
  case turnPage(forward: Bool)
  /// Tap the back button.
  case goBack
  /// Swipe from the left edge to the right.
  case swipeBack
  /// Swipe from the left edge half-way, and let go.
  case swipeBackAndLetGo
  /// Pull the sheet or popover on display down.
  case swipeDown
  /// Have something reach the app from outside: a link that is opened, or a notification. See
  /// ``FlowPerson/receive(_:_:)``.
  case receive(String)
}

extension FlowPerson {
  /// Does one thing after the other, and waits after each until the app has come to rest.
  ///
  /// - Parameters:
  ///   - actions: what to do, in order.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when an action cannot be done; those after it are not done either.
  public func perform(
    _ actions: PersonAction..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    do {
      for action in actions { try await follow(action) }
    } catch {
      throw error.located(at: StepLocation(fileID, filePath, line, column))
    }
  }

  /// Does one thing, and waits until the app has come to rest.
  ///
  /// - Parameters:
  ///   - action: what to do.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when it cannot be done; always for ``PersonAction/receive(_:)``, which
  ///   is only a name.
  public func perform(
    _ action: PersonAction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    do {
      try await follow(action)
    } catch {
      throw error.located(at: StepLocation(fileID, filePath, line, column))
    }
  }

  private func follow(_ action: PersonAction) async throws(PersonError) {
    switch action {
    case .tap(let title, let index): try await tap(title, at: index)
    case .enter(let text, let field, let index): try await enter(text, in: field, at: index)
    case .flip(let name, let index): try await flip(name, at: index)
    case .choose(let segment, let index): try await choose(segment: segment, at: index)
    case .step(let name, let up, let index): try await step(name, up: up, at: index)
    case .slide(let name, let fraction, let index):
      try await slide(name, to: fraction, at: index)
    case .pickDate(let days, let name, let index):
      try await pickDate(days: days, in: name, at: index)
    case .pickRow(let row, let component, let name, let index):
      try await pickRow(row, component: component, in: name, at: index)
    case .selectRow(let row, let section, let table):
      try await selectRow(row, section: section, table: table)
    case .selectItem(let item, let section, let collection):
      try await selectItem(item, section: section, collection: collection)
    case .selectTab(let name, let index): try await selectTab(name, at: index)
    case .longPress(let name, let index): try await longPress(name, at: index)
    case .swipe(let name, let index): try await swipe(name, at: index)
    case .chooseFromMenu(let name, let index): try await chooseFromMenu(name, at: index)
    case .swipeRow(let name, let index): try await swipeRow(name, at: index)
    case .pullToRefresh: try await pullToRefresh()
    case .shake: try await shake()
    case .turnPage(let forward): try await turnPage(forward: forward)
    case .goBack: try await goBack()
    case .swipeBack: try await swipeBack()
    case .swipeBackAndLetGo: try await swipeBackAndLetGo()
    case .swipeDown: try await swipeDown()
    case .receive(let event):
      throw PersonError(
        "Nothing is known of \"\(event)\" but its name. Call receive(_:_:) with what it does.",
        sight)
    }
  }
}

extension PersonAction: CustomStringConvertible {
  /// An instruction for a person: `tap "Schedule a visit"`, `select row 2`, `swipe back`.
  public var description: String {
    switch self {
    case .tap(let title, let index?): "tap \"\(title)\", number \(index + 1) of that title"
    case .tap(let title, nil): "tap \"\(title)\""
    case .enter(let text, let field, let index):
      "enter \"\(text)\" in \"\(field)\"" + Self.number(index)
    case .flip(let name, let index): "flip \"\(name)\"" + Self.number(index)
    case .choose(let segment, let index): "choose \"\(segment)\"" + Self.number(index)
    case .step(let name, let up, let index):
      "step \"\(name)\" \(up ? "up" : "down")" + Self.number(index)
    case .slide(let name, let fraction, let index):
      "slide \"\(name)\" to \(Int((fraction * 100).rounded())) %" + Self.number(index)
    case .pickDate(let days, let name, let index):
      "pick day \(days) in \"\(name)\"" + Self.number(index)
    case .pickRow(let row, let component, let name, let index):
      "pick row \(row)" + (component == 0 ? "" : " of component \(component)")
        + " in \"\(name)\"" + Self.number(index)
    case .selectRow, .selectItem: "select row \(cell ?? "")"
    case .selectTab(let name, let index): "tab \"\(name)\"" + Self.number(index)
    case .longPress(let name, let index): "long press \"\(name)\"" + Self.number(index)
    case .swipe(let name, let index): "swipe \"\(name)\"" + Self.number(index)
    case .chooseFromMenu(let name, let index): "menu \"\(name)\"" + Self.number(index)
    case .swipeRow(let name, let index): "swipe row \"\(name)\"" + Self.number(index)
    case .pullToRefresh: "pull to refresh"
    case .shake: "shake"
    case .turnPage(let forward): forward ? "turn to the next page" : "turn to the previous page"
    case .goBack: "back"
    case .swipeBack: "swipe back"
    case .swipeBackAndLetGo: "swipe back, let go"
    case .swipeDown: "swipe down"
    case .receive(let event): event
    }
  }

  /// The place of the row or item that it selects: `2`, `1.2` past section 0, `2 in table 3` where there
  /// are several tables; nil for other actions.
  package var cell: String? {
    switch self {
    case .selectRow(let row, let section, let table):
      IndexPath(row: row, section: section).place(in: ListName.table(table))
    case .selectItem(let item, let section, let collection):
      IndexPath(item: item, section: section).place(in: ListName.collection(collection))
    default: nil
    }
  }

  private static func number(_ index: Int?) -> String {
    index.map { ", number \($0 + 1) of that name" } ?? ""
  }
}
