import FlowTrace
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlowTracing

@MainActor
@Suite("The actions that UIKit sends say what a person did")
struct SentActionTests {
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let target = UIViewController()

  /// A control that UIKit put into the navigation bar, and the view of the bar that it is in.
  private func systemButton() -> (UIControl, UIView) {
    let (button, content) = (UIControl(), UIView())
    content.addSubview(button)
    stack.navigationBar.addSubview(content)
    return (button, content)
  }

  @Test("A control is used by its title, its accessibility label or its class")
  func controls() {
    let (titled, described) = (UIButton(), UISwitch())
    titled.setTitle("Pay", for: .normal)
    described.accessibilityLabel = "Wi-Fi"
    #expect(PersonStep(sentBy: titled, to: target) == PersonStep(.tap, "Pay"))
    #expect(PersonStep(sentBy: described, to: target) == PersonStep(.enter, "Wi-Fi"))
    #expect(PersonStep(sentBy: UIPageControl(), to: target) == PersonStep(.tap, "UIPageControl"))
    #expect(PersonStep(sentBy: nil, to: target) == nil)
  }

  @Test("A control without a name is used by the words beside it, whoever reports it", .interface)
  func captions() {
    let (screen, label, reminder, field) = (
      UIViewController(), UILabel(), UISwitch(), UITextField()
    )
    label.text = "Weekly reminder"
    screen.view.addSubview(UIStackView(arrangedSubviews: [label, reminder]))
    let name = UILabel()
    name.text = "Name"
    screen.view.addSubview(UIStackView(arrangedSubviews: [name, field]))
    #expect(PersonStep(sentBy: reminder, to: screen) == PersonStep(.enter, "Weekly reminder"))
    let steps = steps(on: screen) {
      Finger.flip(reminder)
      Finger.tap(field)
    }
    #expect(steps == [PersonStep(.enter, "Weekly reminder"), PersonStep(.enter, "Name")])
  }

  @Test(
    "A field is used by its accessibility label before its placeholder, whoever reports it",
    .interface)
  func labels() {
    let (screen, field) = (UIViewController(), UITextField())
    field.accessibilityLabel = "Full name"
    field.placeholder = "As in your passport"
    screen.view.addSubview(field)
    #expect(PersonStep(sentBy: field, to: screen) == PersonStep(.enter, "Full name"))
    let steps = steps(on: screen) { Finger.tap(field) }
    #expect(steps == [PersonStep(.enter, "Full name")])
  }

  /// The steps that the stand-in reports of what a person does on a screen.
  private func steps(on screen: UIViewController, _ act: () -> Void) -> [PersonStep] {
    let stage = Stage(showing: screen)
    _ = stage.settle()
    act()
    return stage.events { if case .step(let step) = $0 { step } else { nil } }
  }

  @Test(
    "UIKit's control in a navigation bar goes back when it sends its action to a view of the bar")
  func back() {
    let (button, content) = systemButton()
    #expect(PersonStep(sentBy: button, to: content) == PersonStep(.back))
  }

  @Test("A bar item is named once: what its own control sends to the item says nothing")
  func barItems() {
    let (button, _) = systemButton()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect(PersonStep(sentBy: button, to: item) == nil)
    #expect(PersonStep(sentBy: item, to: target) == PersonStep(.tap, "Edit"))
  }

  @Test("The app's own controls in bars are controls like others")
  func ownControls() {
    let (inTitle, asItem, inToolbar) = (UIButton(), UIButton(), UIButton())
    for (button, title) in [(inTitle, "Filter"), (asItem, "Cart"), (inToolbar, "Share")] {
      button.setTitle(title, for: .normal)
    }
    let titleView = UIView()
    titleView.addSubview(inTitle)
    stack.topViewController?.navigationItem.titleView = titleView
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: asItem)
    stack.navigationBar.addSubview(titleView)
    stack.navigationBar.addSubview(asItem)
    let toolbar = UIToolbar()
    toolbar.items = [UIBarButtonItem(customView: inToolbar)]
    toolbar.addSubview(inToolbar)
    #expect(PersonStep(sentBy: inTitle, to: titleView) == PersonStep(.tap, "Filter"))
    #expect(PersonStep(sentBy: asItem, to: target) == PersonStep(.tap, "Cart"))
    #expect(PersonStep(sentBy: inToolbar, to: target) == PersonStep(.tap, "Share"))
  }

  @Test("A tab is named by its item, by its stack's first screen, or by that screen's class")
  func tabs() {
    let (titled, stacked, plain) = (UIViewController(), UIViewController(), UITableViewController())
    titled.tabBarItem.title = "Home"
    stacked.title = "Search"
    let tabs = UITabBarController()
    tabs.viewControllers = [
      titled, UINavigationController(rootViewController: stacked),
      UINavigationController(rootViewController: plain),
    ]
    let steps = (tabs.viewControllers ?? []).map { PersonStep(sentBy: $0.tabBarItem, to: tabs) }
    #expect(
      steps == [
        PersonStep(.tab, "Home"), PersonStep(.tab, "Search"),
        PersonStep(.tab, "UITableViewController"),
      ])
    let button = UIControl()
    tabs.tabBar.addSubview(button)
    #expect(PersonStep(sentBy: button, to: tabs.tabBar) == nil)
  }
}
