import PortableUIKit

/// Does to a window what a person can do, and waits until all has settled.
///
/// ```swift
/// let person = FlowPerson(window: window)
/// try await person.tap("Schedule a visit")
/// try await person.tap("Sick")
/// try await person.swipeDown()
/// ```
///
/// What is not on display cannot be touched: then an error says what is.
@MainActor
public struct FlowPerson {
  private let window: UIWindow
  private let narrator: ((String) -> Void)?
  private let waitsBefore: Bool

  /// - Parameter narrator: is told what is on display whenever all has settled.
  public init(window: UIWindow, narrator: ((String) -> Void)? = nil) {
    self.window = window
    self.narrator = narrator
    waitsBefore = true
  }

  /// A person who does one thing after the other, with nothing else going on in between, and so
  /// need not wait before each.
  package init(undisturbedIn window: UIWindow) {
    self.window = window
    narrator = nil
    waitsBefore = false
  }

  /// What is on display now.
  public var sight: Sight { Sight(window) }

  /// Waits until the app has settled, without touching it.
  public func wait() async {
    await MainLoop.runUntilIdle()
    narrator?(sight.description)
  }

  /// Taps the button, bar item or alert action of this title.
  ///
  /// - Parameter index: which one, where several have the title: from the top, counted from 0.
  /// - Throws: ``PersonError`` when it is not on display, stands there several times and no index
  ///   was given, or is disabled.
  public func tap(_ title: String, at index: Int? = nil) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      let found = sight.targets.filter { $0.title == title }
      guard !found.isEmpty else {
        throw PersonError("There is no \"\(title)\" to tap.", sight)
      }
      guard found.count == 1 || index != nil else {
        throw PersonError("There are \(found.count) things called \"\(title)\" to tap.", sight)
      }
      guard found.indices.contains(index ?? 0) else {
        throw PersonError("There is no \"\(title)\" at index \(index ?? 0) to tap.", sight)
      }
      let target = found[index ?? 0]
      guard target.isEnabled else {
        throw PersonError("\"\(title)\" is disabled.", sight)
      }
      target.tap()
    }
  }

  /// Selects a row of the table on display, counted from 0; without a table, an item of the
  /// collection, for traces tell of both in the same words.
  ///
  /// - Throws: ``PersonError`` when there is neither, or no such row in it.
  public func selectRow(_ row: Int, section: Int = 0) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let table = sight.table else {
        if sight.collection != nil { return try sight.selectItem(row, section: section) }
        throw PersonError("There is no table to select row \(row) of.", sight)
      }
      guard (0..<table.numberOfSections).contains(section),
        (0..<table.numberOfRows(inSection: section)).contains(row)
      else {
        throw PersonError("There is no row \(row) in section \(section).", sight)
      }
      Finger.selectRow(at: IndexPath(row: row, section: section), in: table)
    }
  }

  /// Taps the back button.
  ///
  /// - Throws: ``PersonError`` when there is none.
  public func goBack() async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let navigation = sight.navigation, navigation.showsBackButton else {
        throw PersonError("There is no back button.", sight)
      }
      Finger.tapBackButton(in: navigation)
    }
  }

  /// Swipes from the left edge to the right.
  ///
  /// - Throws: ``PersonError`` when the screen does not follow the finger.
  public func swipeBack() async throws(PersonError) {
    let swipe = try await beginSwipeBack()
    await wait()
    swipe.finish()
    await wait()
  }

  /// Swipes from the left edge half-way, and lets go.
  ///
  /// - Throws: ``PersonError`` when the screen does not follow the finger.
  public func swipeBackAndLetGo() async throws(PersonError) {
    let swipe = try await beginSwipeBack()
    await wait()
    swipe.letGo()
    await wait()
  }

  private func beginSwipeBack() async throws(PersonError) -> HeldSwipe {
    await comeToRest()
    let sight = sight
    guard let navigation = sight.navigation,
      let swipe = Finger.beginSwipeBack(in: navigation)
    else {
      throw PersonError("Swiping back moves nothing.", sight)
    }
    return swipe
  }

  /// Pulls the sheet or popover on display down.
  ///
  /// - Throws: ``PersonError`` when what is on display cannot be pulled down.
  public func swipeDown() async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let sheet = sight.sheet, sheet.canSwipeDown else {
        throw PersonError("There is no sheet to swipe down.", sight)
      }
      Finger.swipeDown(sheet)
    }
  }

  /// Turns to the next page, or the one before.
  ///
  /// - Throws: ``PersonError`` when there are no pages.
  public func turnPage(forward: Bool = true) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let pages = sight.pages else {
        throw PersonError("There are no pages to turn.", sight)
      }
      Finger.turnPage(forward: forward, in: pages)
    }
  }

  /// Taps a tab by its title.
  ///
  /// - Throws: ``PersonError`` when there is no such tab on display.
  public func selectTab(_ title: String) async throws(PersonError) {
    try await touch { sight throws(PersonError) in
      guard let tabs = sight.tabs,
        let index = (tabs.viewControllers ?? []).firstIndex(where: { $0.tabTitle == title })
      else {
        throw PersonError("There is no tab \"\(title)\".", sight)
      }
      Finger.selectTab(index, in: tabs)
    }
  }

  /// Touches something in sight, once it has come to rest, and waits.
  ///
  /// What is in sight is let go before waiting: a person keeps no screen alive by having seen it.
  func touch(
    _ body: (Sight) throws(PersonError) -> Void
  ) async throws(PersonError) {
    await comeToRest()
    try body(sight)
    await wait()
  }

  private func comeToRest() async {
    if waitsBefore {
      await MainLoop.runUntilIdle()
    }
  }
}
