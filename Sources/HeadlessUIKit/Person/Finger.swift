/// A person's finger, which acts on the control, item or screen passed in.
///
/// Each method does what the system does for a person's touch and runs the app's code for it. The
/// caller then runs the ``MainLoop``.
@MainActor public enum Finger {
  /// Taps a control. A disabled control does not react.
  ///
  /// A switch flips, and a text field starts editing. Other controls have methods for other
  /// gestures.
  public static func tap(_ control: UIControl) {
    guard control.isEnabled else { return }
    if let control = control as? UISwitch { return flip(control) }
    if let field = control as? UITextField {
      return InterfaceObservation.act(.enter(field.spokenName), on: field) {
        field.becomeFirstResponder()
      }
    }
    InterfaceObservation.act(control.spokenAction, on: control) { control.send(tapEvents) }
  }

  /// Runs further touches of the action before, such as the next key of a keypad: a trace has one step for
  /// all of them.
  public static func continueAction(_ touches: () -> Void) {
    InterfaceObservation.continueAction(touches)
  }

  /// Taps a key of a keypad that an app makes of controls. A disabled one does not react.
  ///
  /// A trace records that something was typed there and, as for a text field, not what.
  ///
  /// - Parameters:
  ///   - key: The control for a digit.
  ///   - keypad: What the keypad is called.
  public static func press(_ key: UIControl, of keypad: String) {
    guard key.isEnabled else { return }
    InterfaceObservation.act(.enter(keypad), on: key) { key.send(tapEvents) }
  }

  private static let tapEvents: UIControl.Event = [
    .touchDown, .touchUpInside, .primaryActionTriggered,
  ]

  /// Taps an item on a bar. A disabled item does not react.
  public static func tap(_ item: UIBarButtonItem) {
    guard item.isEnabled else { return }
    InterfaceObservation.act(.tap(item.spokenName)) { item.perform() }
  }

  /// Taps a button of an alert. Its handler runs after the alert has closed.
  ///
  /// - Parameters:
  ///   - action: One of the alert's actions. A disabled one does not react.
  ///   - alert: The alert, which must be presented.
  public static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    guard action.isEnabled else { return }
    guard let presentation = alert.presentedBy, !presentation.isLeaving else {
      Misuse.raise(
        """
        Can't tap a button of an alert that is not presented. Present it and run the main loop first.
        """)
    }
    let name = InterfaceAction.tap(action.title ?? "\(type(of: action))")
    InterfaceObservation.report(.willAct(name))
    presentation.dismiss(animated: true) {
      action.handler?(action)
      InterfaceObservation.report(.didAct(name, isLetGo: false))
    }
  }

  /// Taps an answer to a ``SystemPrompt``, if something is asked.
  ///
  /// - Parameter index: The answer's index. One that does not exist is ignored.
  public static func answerPrompt(at index: Int) {
    guard let prompt = SystemPrompt.current, prompt.answers.indices.contains(index) else { return }
    InterfaceObservation.act(.tap(prompt.answers[index])) { SystemPrompt.answer(at: index) }
  }

  /// Taps the back button, if the bar shows one.
  public static func tapBackButton(in navigationController: UINavigationController) {
    guard navigationController.showsBackButton else { return }
    InterfaceObservation.act(.back) { navigationController.tapBackButton() }
  }

  /// Starts a swipe from the left edge and holds it, or returns `nil` if a swipe is not possible.
  ///
  /// - Parameter navigationController: A navigation controller on display.
  /// - Returns: The swipe, to finish or cancel.
  public static func beginSwipeBack(
    in navigationController: UINavigationController
  ) -> HeldSwipe? {
    guard navigationController.canSwipeBack else { return nil }
    InterfaceObservation.report(.willAct(.swipeBack))
    guard let swipe = navigationController.beginSwipeBack() else {
      InterfaceObservation.report(.didAct(.swipeBack, isLetGo: true))
      return nil
    }
    return swipe
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
  ///
  /// - Parameters:
  ///   - index: The tab's index. One that does not exist is ignored.
  ///   - tabBarController: The tab bar controller.
  public static func selectTab(_ index: Int, in tabBarController: UITabBarController) {
    guard tabBarController.viewControllers?.indices.contains(index) == true else { return }
    InterfaceObservation.act(.selectTab(tabBarController.spokenTabNames[index])) {
      tabBarController.tapTab(at: index)
    }
  }

  /// Runs what reaches the app from outside, such as a link that is opened.
  ///
  /// - Parameters:
  ///   - name: What observers call it.
  ///   - body: Hands it to the app.
  public static func receive(_ name: String, _ body: () -> Void) {
    InterfaceObservation.act(.receive(name), body)
  }

  /// Turns a page, if there is one on that side.
  ///
  /// - Parameters:
  ///   - forward: Whether the page after the current one is turned to.
  ///   - pageViewController: The page view controller.
  public static func turnPage(forward: Bool, in pageViewController: UIPageViewController) {
    InterfaceObservation.act(.turnPage(forward: forward)) {
      _ = pageViewController.turnPage(forward: forward)
    }
  }
}

/// A swipe back that is held half-way. It ends with ``finish()`` or ``letGo()``.
@MainActor public final class HeldSwipe {
  private weak var navigationController: UINavigationController?
  private var transition: NavigationTransition?

  init(_ transition: NavigationTransition, in navigationController: UINavigationController) {
    self.transition = transition
    self.navigationController = navigationController
  }

  /// Completes the swipe, which pops the screen.
  public func finish() { lift(letGo: false) }

  /// Cancels the swipe, which pops nothing.
  public func letGo() { lift(letGo: true) }

  private func lift(letGo: Bool) {
    guard let transition else { return }
    self.transition = nil
    navigationController?.release(transition, letGo: letGo)
    InterfaceObservation.report(.didAct(.swipeBack, isLetGo: letGo))
  }
}

extension UITableViewCell {
  /// Whether a tap on its accessory performs a segue of an interface file.
  package var hasAccessorySegue: Bool { details?.accessorySegue != nil }
}

extension Finger {
  /// Taps a row of a table.
  ///
  /// - Parameters:
  ///   - indexPath: The row. One that does not exist is ignored.
  ///   - tableView: The table.
  ///   - name: What observers call the table, where it is not the first of those on display.
  public static func selectRow(
    at indexPath: IndexPath, in tableView: UITableView, called name: String? = nil
  ) {
    let (section, row) = (indexPath.section, indexPath.row)
    let text = tableView.cellForRow(at: indexPath)?.shownText
    let action = InterfaceAction.selectRow(section: section, row: row, list: name, text: text)
    InterfaceObservation.act(action, on: tableView) {
      tableView.tapRow(at: indexPath)
    }
  }

  /// Taps an item of a collection.
  ///
  /// - Parameters:
  ///   - indexPath: The item. One that does not exist is ignored.
  ///   - collectionView: The collection.
  ///   - name: What observers call the collection, where it is not the first of those on display.
  public static func selectItem(
    at indexPath: IndexPath, in collectionView: UICollectionView, called name: String? = nil
  ) {
    let (section, item) = (indexPath.section, indexPath.item)
    let text = collectionView.cellForItem(at: indexPath)?.shownText
    let action = InterfaceAction.selectRow(section: section, row: item, list: name, text: text)
    InterfaceObservation.act(action, on: collectionView) {
      collectionView.tapItem(at: indexPath)
    }
  }

  /// Taps the accessory button of a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - tableView: The table, whose delegate is called.
  public static func tapAccessory(at indexPath: IndexPath, in tableView: UITableView) {
    let cell = tableView.cellForRow(at: indexPath)
    InterfaceObservation.act(.tap(UIButton.detailName), on: tableView) {
      if let segue = cell?.details?.accessorySegue {
        _ = segue.perform(StoryboardSegueTemplate.action, from: cell)
      }
      tableView.delegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }
  }

  /// Performs one of a row's swipe actions.
  ///
  /// - Parameters:
  ///   - action: An action from the table delegate's configuration.
  ///   - indexPath: The row.
  ///   - tableView: The table.
  ///   - name: What observers call the table, where it is not the first of those on display.
  public static func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, in tableView: UITableView,
    called name: String? = nil
  ) {
    perform(action, at: indexPath, of: tableView, tableView.cellForRow(at: indexPath), called: name)
  }

  /// Performs one of the swipe actions of an item of a list.
  ///
  /// - Parameters:
  ///   - action: An action from the configuration of the list.
  ///   - indexPath: The item.
  ///   - collectionView: The collection.
  ///   - name: What observers call the collection, where it is not the first of those on display.
  public static func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, in collectionView: UICollectionView,
    called name: String? = nil
  ) {
    let cell = collectionView.cellForItem(at: indexPath)
    perform(action, at: indexPath, of: collectionView, cell, called: name)
  }

  private static func perform(
    _ action: UIContextualAction, at indexPath: IndexPath, of list: UIView, _ cell: UIView?,
    called name: String?
  ) {
    let step = InterfaceAction.swipeRow("\(indexPath.place(in: name)) › \(action.spokenName)")
    InterfaceObservation.act(step, on: list) { action.handler(action, cell ?? list) { _ in } }
  }

  /// Deletes a row by swiping, if it can be edited.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - tableView: The table, whose data source commits the deletion.
  ///   - name: What observers call the table, where it is not the first of those on display.
  public static func deleteRow(
    at indexPath: IndexPath, in tableView: UITableView, called name: String? = nil
  ) {
    guard let source = tableView.dataSource, source.tableView(tableView, canEditRowAt: indexPath)
    else { return }
    let step = InterfaceAction.swipeRow("\(indexPath.place(in: name)) › Delete")
    InterfaceObservation.act(step, on: tableView) {
      source.tableView(tableView, commit: .delete, forRowAt: indexPath)
    }
  }

  /// Taps the Done button of a web page.
  public static func tapDone(in safari: SFSafariViewController) { safari.tapDone() }
}
