// What a person can do to UIKit itself, which has no person of its own.
#if FLOW_PHONE
  import FlowTrace
  import PortableUIKit

  /// What the system asks, which no app's code sees on a phone.
  @MainActor
  struct SystemPrompt {
    static var current: SystemPrompt? { nil }
    let answers: [String]
  }

  /// What a finger does, by the nearest that UIKit offers to a program.
  @MainActor
  enum Finger {
    static func tap(_ control: UIControl) {
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .primaryActionTriggered)
    }

    static func press(_ key: UIControl, of keypad: String) { tap(key) }

    static func continueAction(_ touches: () -> Void) { touches() }

    static func tap(_ item: UIBarButtonItem) {
      if let action = item.primaryAction {
        let button = UIButton(primaryAction: action)
        button.sendActions(for: .primaryActionTriggered)
      } else if let selector = item.action {
        UIApplication.shared.sendAction(selector, to: item.target, from: item, for: nil)
      }
    }

    static func select(_ item: UITabBarItem, in bar: UITabBar) {
      bar.selectedItem = item
      bar.callDelegate(didSelect: item)
    }

    static func tapDone(in safari: SFSafariViewController) {
      safari.dismiss(animated: true) {
        safari.callDelegateDidFinish()
      }
    }

    static func answerPrompt(at index: Int) {}

    static func receive(_ name: String, _ body: () -> Void) { body() }

    static func selectRow(
      at indexPath: IndexPath, in table: UITableView, called name: String? = nil
    ) {
      table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      table.callDelegate(didSelect: indexPath)
    }

    static func selectItem(
      at indexPath: IndexPath, in collection: UICollectionView, called name: String? = nil
    ) {
      collection.selectItem(at: indexPath, animated: false, scrollPosition: [])
      collection.callDelegate(didSelect: indexPath)
    }

    static func enter(_ text: String, in field: UITextField) {
      field.becomeFirstResponder()
      field.text = text
      field.sendActions(for: .editingChanged)
    }

    static func choose(_ date: Date, in picker: UIDatePicker, called name: String? = nil) {
      picker.date = date
      picker.sendActions(for: .valueChanged)
    }

    static func choose(
      _ row: Int, component: Int, in picker: UIPickerView, called name: String? = nil
    ) {
      picker.selectRow(row, inComponent: component, animated: false)
      picker.callDelegate(didSelect: row, in: component)
    }

    static func enter(_ text: String, in view: UITextView) {
      guard view.becomeFirstResponder(), view.delegateLetsChange(to: text) else { return }
      view.text = text
      view.callDelegateDidChange()
    }

    static func enter(_ text: String, in searchBar: UISearchBar) {
      searchBar.becomeFirstResponder()
      searchBar.text = text
      searchBar.callDelegate(didChange: text)
    }

    static func search(in searchBar: UISearchBar) { searchBar.callDelegateDidSearch() }

    static func cancelSearch(in searchBar: UISearchBar) { searchBar.callDelegateDidCancel() }

    static func choose(_ action: UIAction, from menu: UIMenu?, on owner: String) {
      action.performWithSender(menu, target: nil)
    }

    static func perform(_ gesture: UIGestureRecognizer) {
      assertionFailure("UIKit lets no program perform a gesture")
    }

    static func perform(
      _ action: UIContextualAction, at indexPath: IndexPath, in tableView: UITableView,
      called name: String? = nil
    ) {
      action.handler(action, tableView.cellForRow(at: indexPath) ?? tableView) { _ in }
    }

    static func deleteRow(
      at indexPath: IndexPath, in tableView: UITableView, called name: String? = nil
    ) {
      tableView.callDataSource(toDelete: indexPath)
    }

    static func pull(_ control: UIRefreshControl) {
      control.beginRefreshing()
      control.sendActions(for: .valueChanged)
    }

    static func shake(on screen: UIViewController) {
      screen.motionBegan(.motionShake, with: nil)
      screen.motionEnded(.motionShake, with: nil)
    }

    static func flip(_ control: UISwitch) {
      control.setOn(!control.isOn, animated: true)
      control.sendActions(for: .valueChanged)
    }

    static func step(_ control: UIStepper, up: Bool) {
      control.value += up ? control.stepValue : -control.stepValue
      control.sendActions(for: .valueChanged)
    }

    static func slide(_ control: UISlider, to value: Float) {
      control.setValue(value, animated: false)
      control.sendActions(for: .valueChanged)
    }

    static func choose(_ page: Int, in control: UIPageControl) {
      control.currentPage = page
      control.sendActions(for: .valueChanged)
    }

    static func choose(_ segment: Int, in control: UISegmentedControl) {
      control.selectedSegmentIndex = segment
      control.sendActions(for: .valueChanged)
    }

    static func turnPage(forward: Bool, in pages: UIPageViewController) {
      guard let current = pages.viewControllers?.first, let source = pages.dataSource,
        let next = forward
          ? source.pageViewController(pages, viewControllerAfter: current)
          : source.pageViewController(pages, viewControllerBefore: current)
      else { return }
      pages.setViewControllers([next], direction: forward ? .forward : .reverse, animated: false)
      pages.callDelegate(didTurnFrom: current)
    }
  }

  /// Waits for the main run loop and for transitions.
  @MainActor
  enum MainLoop {
    /// Runs `body`; UIKit's loop runs by itself all the while.
    static func drive<Result, Failure: Error>(
      _ body: @MainActor () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      try await body()
    }

    static func runUntilIdle() async {
      repeat {
        try? await Task.sleep(nanoseconds: 50_000_000)
      } while isMoving
    }

    private static var isMoving: Bool {
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .flatMap(\.windows).compactMap(\.rootViewController)
        .contains { $0.pathOnDisplay.contains { $0.transitionCoordinator?.isInteractive == false } }
    }
  }

  extension UINavigationController {
    /// The stack that a way back leads in: one that a stack with nothing to go back to is on, as in a
    /// collapsed split view, or this one.
    var stackToGoBackIn: UINavigationController {
      guard viewControllers.count == 1, let outer = parent as? UINavigationController
      else { return self }
      return outer
    }

    var showsBackButton: Bool { !navigationBar.isHidden && offersWayBack }

    var canSwipeBack: Bool {
      stackToGoBackIn.interactivePopGestureRecognizer?.isEnabled != false && offersWayBack
    }

    private var offersWayBack: Bool {
      guard stackToGoBackIn.viewControllers.count > 1, !isNavigationBarHidden,
        let item = topViewController?.navigationItem, !item.hidesBackButton
      else { return false }
      return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    }
  }

  extension UITableViewCell {
    /// What the cell says: its description's text, or its label's.
    var shownText: String? {
      let described = (contentConfiguration as? UIListContentConfiguration)?.text
      return described ?? textLabel?.text ?? accessibilityLabel
    }
  }

  extension UIViewController {
    var canSwipeDown: Bool {
      guard presentingViewController != nil, !(self is UIAlertController), !isModalInPresentation
      else { return false }
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet, .popover: return true
      default: return false
      }
    }
  }

  extension UIControl {
    /// What a person calls the control.
    var spokenName: String {
      let title = (self as? UIButton)?.currentTitle?.onOneLine ?? ""
      return title.isEmpty ? accessibilityLabel ?? "\(type(of: self))" : title
    }
  }

  extension UIContextualAction {
    /// What a person calls the action.
    var spokenName: String { title ?? "\(type(of: self))" }
  }

  extension UISearchBar {
    /// Whether a person can cancel the search.
    var offersCancel: Bool { showsCancelButton }
  }

  extension UITabBarController {
    /// What a person calls each tab, in their order.
    var spokenTabNames: [String] {
      (viewControllers ?? []).enumerated().map { index, screen in
        let first = (screen as? UINavigationController)?.viewControllers.first
        let screens = [screen] + (first.map { [$0] } ?? [])
        let names =
          screens.map { $0.tabBarItem.title } + screens.map(\.title)
          + screens.map { $0.tabBarItem.accessibilityLabel }
        let name = names.lazy.compactMap { $0 }.first { !$0.isEmpty }
        let shown = screens.last { !($0 is UINavigationController) }
        return name ?? shown.map { "\(type(of: $0))" } ?? "\(index + 1)"
      }
    }
  }

  extension UITabBarItem {
    var spokenName: String {
      [title, accessibilityLabel].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Tab"
    }
  }

  extension UIBarButtonItem {
    /// What a person calls the item.
    var spokenName: String { title ?? accessibilityLabel ?? "\(type(of: self))" }
  }
#endif
