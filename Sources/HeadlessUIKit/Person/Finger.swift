/// What a finger can do, to exactly the thing that is handed in.
///
/// It does what the system does for a person and runs the app's code for it; the main loop is run
/// by whoever moves the finger.
@MainActor public enum Finger {
  /// Taps a control. One that is disabled does not react.
  ///
  /// A switch flips; other controls have their own methods for what is more than a tap.
  public static func tap(_ control: UIControl) {
    guard control.isEnabled else { return }
    if let control = control as? UISwitch { return flip(control) }
    if let field = control as? UITextField {
      return InterfaceObservation.act(.enter(field.spokenName)) { field.becomeFirstResponder() }
    }
    let events: UIControl.Event = [.touchDown, .touchUpInside, .primaryActionTriggered]
    InterfaceObservation.act(control.spokenAction(for: .touchUpInside)) { control.send(events) }
  }

  /// Taps an item on a bar. One that is disabled does not react.
  public static func tap(_ item: UIBarButtonItem) {
    guard item.isEnabled else { return }
    InterfaceObservation.act(.tap(item.spokenName)) { item.perform() }
  }

  /// Taps a button of an alert: the alert goes, then the button's handler runs.
  public static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    guard action.isEnabled else { return }
    guard let presentation = alert.presentedBy, !presentation.isLeaving else {
      Complaint.raise("The alert is not presented: nobody can tap its buttons.")
    }
    let name = InterfaceAction.tap(action.title ?? "\(type(of: action))")
    InterfaceObservation.tell(.willAct(name))
    presentation.dismiss(animated: true) {
      action.handler?(action)
      InterfaceObservation.tell(.didAct(name, isLetGo: false))
    }
  }

  /// Taps the back button, where the bar shows one.
  public static func tapBackButton(in navigationController: UINavigationController) {
    guard navigationController.showsBackButton else { return }
    InterfaceObservation.act(.back) {
      if let action = navigationController.topViewController?.storedNavigationItem?.backAction {
        action.perform(from: navigationController)
      } else {
        navigationController.popViewController(animated: true)
      }
    }
  }

  /// Begins to swipe from the left edge, and holds; `nil` where the swipe is not to be had.
  public static func beginSwipeBack(
    in navigationController: UINavigationController
  ) -> HeldSwipe? {
    guard navigationController.canSwipeBack else { return nil }
    InterfaceObservation.tell(.willAct(.swipeBack))
    guard let transition = navigationController.beginSwipeBack() else {
      InterfaceObservation.tell(.didAct(.swipeBack, isLetGo: true))
      return nil
    }
    return HeldSwipe(transition, in: navigationController)
  }

  /// Swipes a presented screen down, or taps beside a popover.
  public static func swipeDown(_ presented: UIViewController) {
    guard let presentation = presented.nearestPresentedBy, presentation.phase == .presented,
      presentation.style.canBeSwiped, presentation.presented.presentation == nil
    else { return }
    InterfaceObservation.act(.swipeDown) {
      presentation.presented.presentationControllerForPresenting.swipe(presentation)
    }
  }

  /// Taps a tab.
  public static func selectTab(_ index: Int, in tabBarController: UITabBarController) {
    guard let screens = tabBarController.viewControllers, screens.indices.contains(index) else {
      return
    }
    let item = screens[index].tabBarItem
    let name = item?.title ?? item?.accessibilityLabel ?? "\(type(of: screens[index]))"
    InterfaceObservation.act(.selectTab(name)) { tabBarController.tapTab(at: index) }
  }

  /// Turns a page, where there is one on that side.
  public static func turnPage(forward: Bool, in pageViewController: UIPageViewController) {
    InterfaceObservation.act(.turnPage(forward: forward)) {
      _ = pageViewController.turnPage(forward: forward)
    }
  }
}

/// A finger that holds the top screen half-way aside. It has to lift, one way or the other.
@MainActor public final class HeldSwipe {
  private weak var navigationController: UINavigationController?
  private var transition: NavigationTransition?

  init(_ transition: NavigationTransition, in navigationController: UINavigationController) {
    self.transition = transition
    self.navigationController = navigationController
  }

  /// Swipes to the end: the screen is popped.
  public func finish() { lift(letGo: false) }

  /// Lets the screen go: it slides back, and nothing was popped.
  public func letGo() { lift(letGo: true) }

  private func lift(letGo: Bool) {
    guard let transition else { return }
    self.transition = nil
    navigationController?.release(transition, letGo: letGo)
    InterfaceObservation.tell(.didAct(.swipeBack, isLetGo: letGo))
  }
}

extension Finger {
  /// Taps a row.
  public static func selectRow(at indexPath: IndexPath, in tableView: UITableView) {
    InterfaceObservation.act(.selectRow(section: indexPath.section, row: indexPath.row)) {
      tableView.tapRow(at: indexPath)
    }
  }

  /// Taps an item.
  public static func selectItem(at indexPath: IndexPath, in collectionView: UICollectionView) {
    InterfaceObservation.act(.selectRow(section: indexPath.section, row: indexPath.item)) {
      collectionView.tapItem(at: indexPath)
    }
  }

  /// Taps the button on a row's right.
  public static func tapAccessory(at indexPath: IndexPath, in tableView: UITableView) {
    let text = tableView.cellForRow(at: indexPath)?.shownText
    InterfaceObservation.act(.tap(text ?? "Accessory")) {
      tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Does what a swipe over a row offers.
  public static func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, in tableView: UITableView
  ) {
    InterfaceObservation.act(.tap(action.title ?? "\(type(of: action))")) {
      let view: UIView = tableView.cellForRow(at: indexPath) ?? tableView
      action.handler(action, view) { _ in }
    }
  }

  /// Swipes a row away.
  public static func deleteRow(at indexPath: IndexPath, in tableView: UITableView) {
    guard let source = tableView.dataSource, source.tableView(tableView, canEditRowAt: indexPath)
    else { return }
    InterfaceObservation.act(.tap("Delete")) {
      source.tableView(tableView, commit: .delete, forRowAt: indexPath)
    }
  }

  /// Ends a page of the web.
  public static func tapDone(in safari: SFSafariViewController) { safari.tapDone() }
}
