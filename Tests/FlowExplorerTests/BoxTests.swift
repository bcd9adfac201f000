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

  /// A list of boxes that leads on once all are ticked.
  private static func checklist(of count: Int) -> UIViewController {
    let boxes = (0..<count).map { Box("Box \("ABCDEFGHIJKLMNOP".dropFirst($0).first ?? "?")") }
    let start = UIButton(primaryAction: UIAction(title: "Start") { _ in })
    start.isEnabled = false
    let screen = PlantedScreen("Checklist", views: boxes + [start])
    start.addAction(
      UIAction { [unowned screen] _ in screen.push(PlantedScreen("Shift")) }, for: .touchUpInside)
    for box in boxes {
      box.onTick = { start.isEnabled = boxes.allSatisfy(\.isTicked) }
    }
    return screen
  }

  @Test("A list is ticked to its end before the combinations of its boxes use up the time")
  func checklist() async {
    let exploration = await FlowExplorer.planted(
      limits: ExplorationLimits(steps: 1_500, duration: .seconds(60))
    ) { Self.checklist(of: 12) }.explore()
    #expect(exploration.states.contains { $0.identity.contains("“Shift”") })
  }

  @Test("Boxes with numbers, and boxes that are renamed when they are ticked, are ticked together")
  func names() async {
    let exploration = await FlowExplorer.planted(
      limits: ExplorationLimits(steps: 1_500, duration: .seconds(60))
    ) {
      let start = UIButton(primaryAction: UIAction(title: "Start") { _ in })
      start.isEnabled = false
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
      let screen = PlantedScreen("Checklist", views: boxes + [start])
      start.addAction(
        UIAction { [unowned screen] _ in screen.push(PlantedScreen("Shift")) }, for: .touchUpInside)
      return screen
    }.explore()
    #expect(exploration.states.contains { $0.identity.contains("“Shift”") })
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
