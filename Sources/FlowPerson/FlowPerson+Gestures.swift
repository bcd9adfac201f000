import PortableUIKit
import SwiftRuntimeLayout

extension FlowPerson {
  /// Presses a view for a while.
  ///
  /// - Parameters:
  ///   - name: the name of the gesture recognizer, or what its view is called or shows.
  ///   - index: its index among those of the same name.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is none that can be pressed, or when several have the name
  ///   and `index` is nil.
  public func longPress(
    _ name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await use(
      .longPress, name, index, "to press for a while", StepLocation(fileID, filePath, line, column))
  }

  /// Moves a finger over a view to a side, for a recognizer of swipes or drags.
  ///
  /// - Parameters:
  ///   - name: the name of the gesture recognizer, or what its view is called or shows, and the side:
  ///     `Photo › down`. The sides are `left`, `right`, `up` and `down`.
  ///   - index: its index among those of the same name.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is none that can be swiped, or when several have the name
  ///   and `index` is nil.
  public func swipe(
    _ name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await use(
      .swipe, name, index, "to swipe over", StepLocation(fileID, filePath, line, column))
  }

  /// Chooses an action from a menu: that of a button or bar item, or a context menu.
  ///
  /// - Parameters:
  ///   - name: what opens the menu, and the titles on the way to the action: `More › Delete`. Rows
  ///     and items of a list are called `row 2` and `item 2`.
  ///   - index: its index among those of the same name.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when there is none that can be chosen, or when several have the name
  ///   and `index` is nil.
  public func chooseFromMenu(
    _ name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await use(.menu, name, index, "in a menu", StepLocation(fileID, filePath, line, column))
  }

  /// Swipes over a row and taps an action that appears.
  ///
  /// - Parameters:
  ///   - name: the row and the action's title: `2 › Delete`, or `1.2 › Delete` past section 0.
  ///   - index: its index among those of the same name.
  ///   - fileID: the file of the call, for the error.
  ///   - filePath: the path of that file.
  ///   - line: the line of the call.
  ///   - column: its column.
  /// - Throws: ``PersonError`` when the row has no such action, or when several have the name and
  ///   `index` is nil.
  public func swipeRow(
    _ name: String, at index: Int? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws(PersonError) {
    try await use(
      .rowSwipe, name, index, "under a row", StepLocation(fileID, filePath, line, column))
  }

  /// Pulls the list on display down, so that it is refreshed.
  ///
  /// - Throws: ``PersonError`` when there is none that can be pulled.
  public func pullToRefresh(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      guard let control = sight.refreshable else {
        throw PersonError("There is nothing to pull down.", sight)
      }
      Finger.pull(control)
    }
  }

  /// Shakes the phone.
  ///
  /// - Throws: ``PersonError`` when no screen is on display.
  public func shake(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async throws(PersonError) {
    try await touch(at: StepLocation(fileID, filePath, line, column)) { sight throws(PersonError) in
      guard let screen = sight.screen else {
        throw PersonError("There is no screen to shake the phone on.", sight)
      }
      Finger.shake(on: screen)
    }
  }

  private func use(
    _ gesture: Touchable.Gesture, _ name: String, _ index: Int?, _ place: String,
    _ location: StepLocation
  ) async throws(PersonError) {
    try await touch(at: location) { sight throws(PersonError) in
      let found = sight.touchables(gesture, named: name)
      guard found.indices.contains(index ?? 0) else {
        throw PersonError("There is no \"\(name)\" \(place).", sight)
      }
      guard found.count == 1 || index != nil else {
        throw PersonError("There are \(found.count) things called \"\(name)\" \(place).", sight)
      }
      let touchable = found[index ?? 0]
      guard touchable.isEnabled else { throw PersonError("\"\(name)\" is disabled.", sight) }
      try sight.check(touchable.view?.touchObstacle, "\"\(name)\"")
      touchable.perform()
    }
  }
}

extension Sight {
  /// Whether something that a shake reaches may do something then.
  var answersShake: Bool {
    #if FLOW_PHONE
      false
    #else
      guard let screen, prompt == nil else { return false }
      return sequence(first: Finger.firstShaken(on: screen), next: \.next)
        .contains { responder in Self.shaken.contains { $0.contains(responder) } }
    #endif
  }

  #if !FLOW_PHONE
    /// The types with `motionBegan(_:with:)` or `motionEnded(_:with:)`.
    private static let shaken = ["motionBegan(_:with:)", "motionEnded(_:with:)"].map {
      MethodOwners(of: $0, endingWith: "SgtF")
    }
  #endif

  /// Whether a swipe down dismisses the sheet on display, or its delegate is told of the attempt.
  var answersSwipeDown: Bool {
    guard let sheet else { return false }
    if sheet.canSwipeDown { return true }
    #if FLOW_PHONE
      return false
    #else
      guard sheet.canPullDown, let delegate = sheet.presentationController?.delegate else {
        return false
      }
      return Self.attempted.contains(delegate)
    #endif
  }

  #if !FLOW_PHONE
    /// The types with `presentationControllerDidAttemptToDismiss(_:)`.
    private static let attempted = MethodOwners(
      of: "presentationControllerDidAttemptToDismiss(_:)", endingWith: "CF")
  #endif

  /// What refreshes the list on display; nil while it does, and where none can be pulled.
  var refreshable: UIRefreshControl? {
    refreshControls.first { $0.isUsable && !$0.isRefreshing }
  }
}
