import FlowPerson
import FlowPersonTesting
import PortableUIKit
import Testing

@MainActor @Suite("assertWalk in Swift Testing")
struct AssertWalkTests {
  @Test("assertWalk passes when every step can be done")
  func possible() async {
    await assertWalk {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await $0.tap("On")
      }
    }
  }

  @Test("A step that cannot be done fails the test at the step's own line")
  func impossible() async {
    let line = #line + 6
    await expectIssue(at: line, saying: "There is no \"Off\" to tap.") {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await $0.tap("On")
        try await $0.tap("Off")
      }
    }
  }

  @Test("A step in a helper function fails the test at the helper's line")
  func helper() async {
    await expectIssue(at: Doors.line, saying: "There is no \"Off\" to tap.") {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await Doors.close($0)
      }
    }
  }

  @Test(
    "Every kind of step carries its line",
    arguments: [
      .tap("x"), .enter("x", in: "x"), .flip("x"), .choose(segment: "x"),
      .selectRow(0, section: 0), .selectItem(0, section: 0), .selectTab("x"), .longPress("x"),
      .swipe("x"), .chooseFromMenu("x"), .swipeRow("x"), .pullToRefresh,
      .turnPage(forward: true), .goBack, .swipeBack, .swipeBackAndLetGo, .swipeDown, .receive("x"),
    ] as [PersonAction])
  func kinds(_ action: PersonAction) async {
    let line = #line + 5
    await expectIssue(at: line, saying: "On display is ") {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await $0.perform(action)
      }
    }
  }

  @Test("A change carries its own line, and not that of a step that it consists of")
  func change() async {
    let line = #line + 5
    await expectIssue(at: line, saying: "There is no text field \"x\".") {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await $0.change("x")
      }
    }
  }

  @Test("An error that is no step's is reported at the line of assertWalk")
  func otherError() async {
    struct Breakdown: Error {}
    let line = #line + 2
    await withKnownIssue {
      await assertWalk { throw Breakdown() }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test("The error of a walk that is not asserted names the step's line in its text")
  func thrown() async {
    let line = #line + 5
    do {
      try await FlowPerson.walk {
        Doors(in: $0)
      } steps: {
        try await $0.goBack()
      }
      Issue.record("The walk ended.")
    } catch {
      #expect((error as? PersonError)?.location?.line == UInt(line))
      let place = "(FlowPersonTestingTests/AssertWalkTests.swift:\(line):"
      #expect("\(error)".contains(place))
    }
  }

  /// Expects one issue of a walk, at a line of this file.
  private func expectIssue(
    at line: Int, saying text: String, _ walk: @MainActor () async throws -> Void
  ) async {
    await withKnownIssue {
      await assertWalk(walk)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == "FlowPersonTestingTests/AssertWalkTests.swift"
        && issue.comments.contains { $0.rawValue.contains(text) }
    }
  }
}

/// A screen with a button that leads to an empty screen.
@MainActor
final class Doors {
  static let line = 134
  private let navigation: UINavigationController

  init(in window: UIWindow) {
    let home = UIViewController()
    navigation = UINavigationController(rootViewController: home)
    home.view = UIButton(
      primaryAction: UIAction(title: "On") { [unowned navigation] _ in
        navigation.pushViewController(UIViewController(), animated: true)
      })
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  static func close(_ person: FlowPerson) async throws {
    try await person.tap("Off")
  }
}
