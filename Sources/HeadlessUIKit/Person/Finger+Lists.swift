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
