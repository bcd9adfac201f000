import CustomDump
import FlowExplorer
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Boxes that are ticked by taps, and what leaves something behind", .interface)
struct BoxTests {
  /// A box of the app's own: a tick shows in its image.
  private final class Box: UIControl {
    private let mark = UIImageView(image: UIImage(systemName: "square"))
    private(set) var isTicked = false
    var onTick: () -> Void = {}

    convenience init(_ name: String) {
      self.init(frame: .zero)
      accessibilityLabel = name
      addSubview(mark)
      addAction(
        UIAction { [unowned self] _ in
          isTicked.toggle()
          mark.image = UIImage(systemName: isTicked ? "checkmark.square" : "square")
          onTick()
        }, for: .touchUpInside)
    }
  }

  /// A list of boxes, and a button that leads on and is disabled at first.
  private static func checklist(_ boxes: [UIView], _ start: UIButton) -> UIViewController {
    start.setTitle("Start", for: .normal)
    start.isEnabled = false
    let screen = PlantedScreen("Checklist", views: boxes + [start])
    start.addAction(
      UIAction { [unowned screen] _ in screen.push(PlantedScreen("Shift")) }, for: .touchUpInside)
    return screen
  }

  /// Whether a checklist is ticked to its end in a limited time.
  private func reachesShift(_ checklist: @escaping @MainActor () -> UIViewController) async -> Bool
  {
    let exploration = await FlowExplorer.planted(
      limits: ExplorationLimits(steps: 1_500, duration: .seconds(60)), checklist
    ).explore()
    return exploration.states.contains { $0.identity.contains("“Shift”") }
  }

  @Test("A list is ticked to its end before the combinations of its boxes use up the time")
  func checklist() async {
    let isDone = await reachesShift {
      let boxes = "ABCDEFGHIJKL".map { Box("Box \($0)") }
      let start = UIButton()
      for box in boxes {
        box.onTick = { start.isEnabled = boxes.allSatisfy(\.isTicked) }
      }
      return Self.checklist(boxes, start)
    }
    #expect(isDone)
  }

  @Test("Boxes with numbers, and boxes that are renamed when they are ticked, are ticked together")
  func names() async {
    let isDone = await reachesShift {
      let start = UIButton()
      var ticked: Set<Int> = []
      let boxes = (1...8).map { number in
        let box = UIButton(primaryAction: UIAction(title: "☐ Box \(number)") { _ in })
        box.addAction(
          UIAction { [unowned box] _ in
            ticked.formSymmetricDifference([number])
            box.setTitle("\(ticked.contains(number) ? "☑" : "☐") Box \(number)", for: .normal)
            start.isEnabled = ticked.count == 8
          }, for: .touchUpInside)
        return box
      }
      return Self.checklist(boxes, start)
    }
    #expect(isDone)
  }

  @Test("What stands in a control of the app's own is read")
  func ownControl() async {
    let exploration = await FlowExplorer.planted { PlantedScreen("Home", views: [Box("Box")]) }
      .explore()
    expectNoDifference(exploration.states.count, 2)
    expectNoDifference(exploration.isComplete, true)
  }

  @Test("What is left behind by a banner that goes by itself is looked for elsewhere")
  func banner() async {
    let exploration = await FlowExplorer.planted {
      let bag = Counter()
      return PlantedScreen(
        "Home",
        [
          "Add": { home in
            bag.count += 1
            let banner = PlantedScreen("Added")
            home.present(banner, animated: true) {
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { banner.dismiss(animated: true) }
            }
          },
          "Bag": { $0.push(bag.count == 0 ? PlantedScreen("Empty") : PlantedScreen("Pay")) },
        ])
    }.explore()
    #expect(exploration.states.contains { $0.identity.contains("“Pay”") })
  }

  @Test("What shows in colours or opens another app did something")
  func looks() async {
    let exploration = await FlowExplorer.planted {
      PlantedScreen(
        "Home",
        [
          "Easy": { $0.view.subviews[0].backgroundColor = .green },
          "Call": { _ in URL(string: "tel:110").map { UIApplication.shared.open($0) } },
          "Idle": { _ in },
        ])
    }.explore()
    expectNoDifference(exploration.coverage.screens.map(\.idle), [["tap \"Idle\""]])
  }
}
