import XCTest

/// Uses every screen once, and attaches the trace to the test's report.
final class TraceTests: XCTestCase {
  @MainActor
  func testEveryScreen() throws {
    continueAfterFailure = false
    // In a simulator, the app can write into the folder of the test.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("recipes.trace")
    let app = XCUIApplication()
    app.launchEnvironment["FLOW_TRACE"] = file.path
    app.launch()

    app.staticTexts["Pancakes"].tap()
    app.navigationBars["Pancakes"].buttons["Recipes"].tap()
    app.navigationBars["Recipes"].buttons["New"].tap()
    app.navigationBars["New Recipe"].buttons["Done"].tap()
    XCTAssertTrue(app.navigationBars["Recipes"].buttons["New"].waitForExistence(timeout: 5))
    app.terminate()

    let attachment = XCTAttachment(contentsOfFile: file)
    attachment.name = "recipes.trace"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
