/// What a person did.
public enum InterfaceAction: Sendable, Hashable {
  /// Tapped the control, bar item or alert action of this title.
  ///
  /// Where there is no title: the accessibility label, the system item's name, the image's name, or
  /// the type's name.
  case tap(String)
  /// Selected a row of a table, or an item of a collection.
  case selectRow(section: Int, row: Int)
  /// Turned a page.
  case turnPage(forward: Bool)
  /// Changed the value of a text field, switch, segmented control, slider.
  case enter(String)
  /// Tapped the navigation bar's back button.
  case back
  /// Swiped from the left edge to go back.
  case swipeBack
  /// Swiped a sheet down, or tapped beside a popover.
  case swipeDown
  /// Tapped the tab of this title.
  case selectTab(String)
}
