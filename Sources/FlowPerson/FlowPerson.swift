import PortableUIKit

/// Does to a window what a person can do, and waits until the app has come to rest.
///
/// ```swift
/// try await FlowPerson.walk {
///   RayPetsApp(window: $0)
/// } steps: { person in
///   try await person.tap("Schedule a visit")
///   try await person.tap("Sick")
///   try await person.swipeDown()
/// }
/// ```
///
/// What is not on display cannot be used; the error then lists what is.
@MainActor
public struct FlowPerson {
  private let display: Display
  private let narrator: ((String) -> Void)?
  private let waitsBefore: Bool

  /// A person in front of a window.
  ///
  /// Each function below waits until no exploration and no walk of another test is going on. For a
  /// test that does more than one thing, ``walk(launching:steps:)`` keeps them all out.
  ///
  /// - Parameters:
  ///   - window: the window that the person uses.
  ///   - narrator: called with what is on display whenever the app has come to rest.
  public init(window: UIWindow, narrator: ((String) -> Void)? = nil) {
    self.init(display: .window(window), narrator: narrator)
  }

  init(display: Display, narrator: ((String) -> Void)? = nil) {
    self.display = display
    self.narrator = narrator
    waitsBefore = true
  }

  /// A person who does one thing after the other, with nothing else going on in between, and
  /// therefore does not wait before each.
  package init(undisturbedIn display: Display) {
    self.display = display
    narrator = nil
    waitsBefore = false
  }

  /// What a person is in front of.
  @MainActor
  package enum Display {
    /// One window.
    case window(UIWindow)
    /// The windows that an app makes itself.
    case app(AppLaunch)
  }

  /// The window that the person uses.
  package var window: UIWindow { display.window }

  /// What is on display now.
  public var sight: Sight { Sight(window) }

  /// Waits until the app has come to rest.
  public func wait() async {
    await InterfaceTurn.join { await comeToRest() }
  }

  /// Taps a button, a bar item or an alert action.
  ///
  /// - Parameters:
  ///   - title: its title.
  ///   - index: its index among those of the same title, from the top.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when it is not on display or disabled, or when several have the title
  ///   and `index` is nil.
  public func tap(
    _ title: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
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
      try sight.check(target.obstacle, "\"\(title)\"")
      target.tap()
    }
  }

  /// Selects a row of the table on display, or without a table an item of the collection: a trace
  /// records both in the same words.
  ///
  /// - Parameters:
  ///   - row: the row's index in its section.
  ///   - section: the section's index.
  ///   - table: the table's index among those that can be used, from the top; nil for the first.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is neither, or no such row in it.
  public func selectRow(
    _ row: Int, section: Int = 0, table: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      if sight.tables.isEmpty, table == nil, !sight.collections.isEmpty {
        return try sight.selectItem(row, section: section, collection: nil)
      }
      try sight.selectRow(row, section: section, table: table)
    }
  }

  /// Taps the back button.
  ///
  /// - Throws: ``PersonError`` when there is none.
  public func goBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      guard let navigation = sight.navigation, sight.hasBackButton else {
        throw PersonError("There is no back button.", sight)
      }
      Finger.tapBackButton(in: navigation)
    }
  }

  /// Swipes from the left edge to the right.
  ///
  /// - Throws: ``PersonError`` when the screen does not follow the finger.
  public func swipeBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await swipeBack(at: StepLocation(fileID, filePath, line, column)) { $0.finish() }
  }

  /// Swipes from the left edge half-way, and lets go.
  ///
  /// - Throws: ``PersonError`` when the screen does not follow the finger.
  public func swipeBackAndLetGo(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await swipeBack(at: StepLocation(fileID, filePath, line, column)) { $0.letGo() }
  }

  private func swipeBack(
    at location: StepLocation, _ end: (HeldSwipe) -> Void
  ) async throws(PersonError) {
    try await inCharge(at: location) { () async throws(PersonError) in
      let swipe = try await beginSwipeBack()
      await comeToRest()
      end(swipe)
      await comeToRest()
    }
  }

  private func beginSwipeBack() async throws(PersonError) -> HeldSwipe {
    await restBefore()
    let sight = sight
    guard let navigation = sight.navigation, sight.canSwipeBack,
      let swipe = Finger.beginSwipeBack(in: navigation)
    else {
      throw PersonError("Swiping back moves nothing.", sight)
    }
    return swipe
  }

  /// Pulls the sheet or popover on display down.
  ///
  /// - Throws: ``PersonError`` when what is on display cannot be pulled down.
  public func swipeDown(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      guard let sheet = sight.sheet, sight.answersSwipeDown else {
        throw PersonError("There is no sheet to swipe down.", sight)
      }
      Finger.swipeDown(sheet)
    }
  }

  /// Has something reach the app from outside, such as a link that is opened or a notification.
  ///
  /// ```swift
  /// await person.receive("open shop://product/3") { app.open(link) }
  /// ```
  ///
  /// - Parameters:
  ///   - event: what traces call it.
  ///   - body: hands it to the app.
  public func receive(_ event: String, _ body: () -> Void) async {
    await InterfaceTurn.join {
      await restBefore()
      Finger.receive(event, body)
      await comeToRest()
    }
  }

  /// Turns a page.
  ///
  /// - Parameters:
  ///   - forward: whether to turn to the next page rather than the previous one.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there are no pages.
  public func turnPage(
    forward: Bool = true, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      guard let pages = sight.pages else {
        throw PersonError("There are no pages to turn.", sight)
      }
      try sight.check(pages.viewIfLoaded?.touchObstacle, "The page")
      Finger.turnPage(forward: forward, in: pages)
    }
  }

  /// Taps a tab.
  ///
  /// A tab without a title has the accessibility label of its item, the name of its image, or the
  /// class of its first screen for a name.
  ///
  /// - Parameters:
  ///   - name: the tab's name: its title, if it has one.
  ///   - index: its index among the tabs of the same name, from the left.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is no such tab on display, or when several have the name
  ///   and `index` is nil.
  public func selectTab(
    _ name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      let names = sight.tabNames
      let found = names.indices.filter { names[$0] == name }
      guard let tabs = sight.tabs, !found.isEmpty else {
        throw PersonError("There is no tab \"\(name)\".", sight)
      }
      guard found.count == 1 || index != nil else {
        throw PersonError("There are \(found.count) tabs called \"\(name)\".", sight)
      }
      guard found.indices.contains(index ?? 0) else {
        throw PersonError("There is no tab \"\(name)\" at index \(index ?? 0).", sight)
      }
      guard sight.isTabEnabled(at: found[index ?? 0]) else {
        throw PersonError("The tab \"\(name)\" is disabled.", sight)
      }
      Finger.selectTab(found[index ?? 0], in: tabs)
    }
  }

  /// Uses something in sight, once the app has come to rest, and waits until it has again.
  ///
  /// What is in sight is released before that wait: having seen a screen keeps it from no end.
  func touch(
    at location: StepLocation, _ body: (Sight) throws(PersonError) -> Void
  ) async throws(PersonError) {
    try await inCharge(at: location) { () async throws(PersonError) in
      await restBefore()
      try body(sight)
      await comeToRest()
    }
  }

  /// Runs `body` in the running task's turn or in one of its own, with the main loop standing still
  /// where the person does not run it.
  ///
  /// - Parameter location: the step, which an error carries.
  func inCharge(
    at location: StepLocation, _ body: @MainActor () async throws(PersonError) -> Void
  ) async throws(PersonError) {
    do throws(PersonError) {
      try await InterfaceTurn.join { () async throws(PersonError) in
        try await MainLoop.drive(body)
      }
    } catch {
      throw error.located(at: location)
    }
  }

  func restBefore() async {
    guard waitsBefore else { return }
    await MainLoop.runUntilIdle()
    beginStep()
  }

  func comeToRest() async {
    await MainLoop.runUntilIdle()
    if waitsBefore { await waitInRealTime() }
    narrator?(sight.description)
  }
}
