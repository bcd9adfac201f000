/// The button of a screen that toggles editing, and its target, which an app may replace.
@MainActor final class EditButton: SelectorPerforming {
  private static let toggle = Selector("toggleEditing")

  let item = UIBarButtonItem(systemItem: .edit)
  private unowned let screen: UIViewController

  init(of screen: UIViewController) {
    self.screen = screen
    item.showsDone = screen.isEditing
    item.target = self
    item.action = Self.toggle
  }

  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    guard selector == Self.toggle else {
      // On a phone the screen is the target.
      return (screen as? any SelectorPerforming)?.perform(selector, from: sender) ?? false
    }
    screen.setEditing(!screen.isEditing, animated: true)
    return true
  }
}
