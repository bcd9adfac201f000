import CustomDump
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

@MainActor @Suite("Actions of a person", .interface)
struct FlowPersonTests {
  private let window = UIWindow()
  private var person: FlowPerson { FlowPerson(window: window) }

  private func screen(_ title: String, _ buttons: UIButton...) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view = UIStackView(arrangedSubviews: buttons)
    return screen
  }

  private func button(_ title: String, _ tap: @escaping () -> Void = {}) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in tap() })
  }

  private func show(_ screen: UIViewController) async { await window.show(screen) }

  @Test("A title of several lines is called by them, one after the other")
  func lines() async throws {
    await show(screen("A", button("Market Hall\n1 Main Street")))
    expectNoDifference(person.sight.titles, ["Market Hall 1 Main Street"])
    try await person.tap("Market Hall 1 Main Street")
  }

  @Test("A title that is not on display fails with a list of what is")
  func nothingToTap() async {
    let stack = UINavigationController(rootViewController: screen("A"))
    stack.pushViewController(screen("B", button("Buy"), button("Sell")), animated: false)
    stack.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Cart") { _ in })
    await show(stack)
    let error = await #expect(throws: PersonError.self) { try await person.tap("Steal") }
    expectNoDifference(
      error?.description,
      """
      There is no "Steal" to tap. On display is UIViewController "B" with "Cart", "Buy", "Sell", \
      a back button.
      """)
  }

  @Test("An empty window fails with a message that says so")
  func empty() async {
    let error = await #expect(throws: PersonError.self) { try await person.tap("Buy") }
    expectNoDifference(
      error?.description, "There is no \"Buy\" to tap. Nothing is on display.")
  }

  @Test("A person taps nothing hidden, disabled or ambiguous")
  func untappable() async {
    let hidden = button("Hidden")
    hidden.isHidden = true
    let disabled = button("Disabled")
    disabled.isEnabled = false
    await show(screen("A", hidden, disabled, button("Twin"), button("Twin")))
    for (title, reason) in [
      ("Hidden", "There is no \"Hidden\" to tap."), ("Disabled", "\"Disabled\" is disabled."),
      ("Twin", "There are 2 things called \"Twin\" to tap."),
    ] {
      let error = await #expect(throws: PersonError.self) { try await person.tap(title) }
      expectNoDifference(
        error?.description,
        "\(reason) On display is UIViewController \"A\" with \"Twin\", \"Twin\".")
    }
  }

  @Test("A person touches only the screen in front")
  func covered() async throws {
    var taps: [String] = []
    let back = screen("Back", button("Behind") { taps.append("Behind") })
    await show(back)
    back.present(screen("Front", button("Before") { taps.append("Before") }), animated: true)
    await person.wait()
    try await person.tap("Before")
    await #expect(throws: PersonError.self) { try await person.tap("Behind") }
    expectNoDifference(taps, ["Before"])
    try await person.swipeDown()
    try await person.tap("Behind")
    expectNoDifference(taps, ["Before", "Behind"])
    let error = await #expect(throws: PersonError.self) { try await person.swipeDown() }
    expectNoDifference(
      error?.description,
      "There is no sheet to swipe down. On display is UIViewController \"Back\" with \"Behind\".")
  }

  @Test("A person goes back by button or swipe only where there is one")
  func back() async throws {
    let stack = UINavigationController(rootViewController: screen("A"))
    stack.pushViewController(screen("B"), animated: false)
    await show(stack)
    try await person.goBack()
    #expect(stack.viewControllers.count == 1)
    await #expect(throws: PersonError.self) { try await person.goBack() }
    await #expect(throws: PersonError.self) { try await person.swipeBack() }

    let guarded = screen("C")
    guarded.navigationItem.leftBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { _ in })
    stack.pushViewController(guarded, animated: true)
    await person.wait()
    await #expect(throws: PersonError.self) { try await person.goBack() }
    await #expect(throws: PersonError.self) { try await person.swipeBack() }
    #expect(person.sight.titles == ["Close"])
  }

  @Test("A person selects a tab by its title")
  func tab() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("Red"), screen("Blue")]
    await show(tabs)
    try await person.selectTab("Blue")
    #expect(tabs.selectedIndex == 1)
    let error = await #expect(throws: PersonError.self) { try await person.selectTab("Green") }
    expectNoDifference(
      error?.description,
      """
      There is no tab "Green". On display is UIViewController "Blue" with the tab "Red", \
      the tab "Blue".
      """)
  }

  /// Shows a form with a name, a switch and three sizes.
  private func showForm() async -> (UITextField, UISwitch, UISegmentedControl) {
    let field = UITextField()
    field.placeholder = "Name"
    let wifi = UISwitch()
    wifi.accessibilityLabel = "Wi-Fi"
    let sizes = UISegmentedControl(items: ["S", "M", "L"])
    let form = screen("Form")
    form.view = UIStackView(arrangedSubviews: [field, wifi, sizes])
    await show(form)
    return (field, wifi, sizes)
  }

  @Test("A person types, flips, chooses and selects")
  func controls() async throws {
    let (field, wifi, sizes) = await showForm()
    try await person.enter("Ray", in: "Name")
    try await person.flip("Wi-Fi")
    try await person.choose(segment: "M")
    #expect(field.text == "Ray")
    #expect(wifi.isOn)
    #expect(sizes.selectedSegmentIndex == 1)
    let error = await #expect(throws: PersonError.self) { try await person.flip("Bluetooth") }
    expectNoDifference(
      error?.description,
      """
      There is no switch "Bluetooth". On display is UIViewController "Form" with the text field \
      "Name", the switch "Wi-Fi", the segment "S", the segment "M", the segment "L".
      """)
  }

  @Test("A person changes a value by the name that it has in a trace")
  func change() async throws {
    let (field, wifi, sizes) = await showForm()
    for name in ["Name", "Wi-Fi", "M"] { try await person.change(name) }
    #expect(field.text == "text")
    #expect(wifi.isOn)
    #expect(sizes.selectedSegmentIndex == 1)
    try await person.change("Name", typing: "Ray")
    #expect(field.text == "Ray")
    await #expect(throws: PersonError.self) { try await person.change("Bluetooth") }
    #expect(person.sight.screenName == "UIViewController")
  }

  @Test("A person selects a row by its text and an item by its index")
  func lists() async throws {
    let list = FruitList()
    await show(list)
    try await person.selectRow("Pear")
    try await person.selectRow(0)
    expectNoDifference(list.selected, ["Pear", "Apple"])
    await #expect(throws: PersonError.self) { try await person.selectRow("Plum") }

    let grid = FruitGrid(collectionViewLayout: UICollectionViewFlowLayout())
    await show(grid)
    try await person.selectItem(1)
    expectNoDifference(grid.selected, [1])
    await #expect(throws: PersonError.self) { try await person.selectItem(2) }
    try await person.selectRow(0)
    expectNoDifference(grid.selected, [1, 0])
    await #expect(throws: PersonError.self) { try await person.selectRow(2) }
  }

  @Test(
    "A person uses toolbars, of a stack and of the app's own, and navigation bars without a stack")
  func toolbars() async throws {
    var tapped: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: title) { _ in tapped.append(title) })
    }
    let (home, own, bar) = (screen("A", button("Buy")), UIToolbar(), UINavigationBar())
    home.toolbarItems = [
      item("Keep"), UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    own.setItems([item("Share")], animated: false)
    bar.items = [UINavigationItem(title: "Own")]
    bar.topItem?.leftBarButtonItem = item("Close")
    for view in [own, bar] { home.view.addSubview(view) }
    let stack = UINavigationController(rootViewController: home)
    await show(stack)
    expectNoDifference(person.sight.titles, ["Share", "Close", "Buy"])
    stack.setToolbarHidden(false, animated: false)
    expectNoDifference(person.sight.titles, ["Keep", "Share", "Close", "Buy"])
    for title in ["Keep", "Share", "Close"] { try await person.tap(title) }
    expectNoDifference(tapped, ["Keep", "Share", "Close"])
  }

  @Test("A person closes a popover by tapping beside it, and uses bar items on both sides")
  func popoverAndBars() async throws {
    var taps: [String] = []
    let home = screen("Home")
    for (side, title) in [("left", "Menu"), ("right", "Cart")] {
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: title) { _ in taps.append(title) })
      if side == "left" {
        home.navigationItem.leftBarButtonItem = item
      } else {
        home.navigationItem.rightBarButtonItem = item
      }
    }
    await show(UINavigationController(rootViewController: home))
    try await person.tap("Menu")
    try await person.tap("Cart")
    expectNoDifference(taps, ["Menu", "Cart"])
    let popover = screen("Popover")
    popover.modalPresentationStyle = .popover
    home.present(popover, animated: true)
    await person.wait()
    #expect(person.sight.screen === popover)
    try await person.swipeDown()
    #expect(person.sight.screen === home)
  }
}

private final class FruitList: UITableViewController {
  private let fruits = ["Apple", "Pear"]
  var selected: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = fruits[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(fruits[indexPath.row])
  }
}

private final class FruitGrid: UICollectionViewController {
  var selected: [Int] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    2
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath.item)
  }
}

extension UIWindow {
  /// Shows a screen, and waits until it has come to rest.
  func show(_ screen: UIViewController) async {
    rootViewController = screen
    makeKeyAndVisible()
    await FlowPerson(window: self).wait()
  }
}
