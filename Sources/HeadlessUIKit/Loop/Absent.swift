/// The parts of UIKit that the stand-in leaves out, for `docs/headless-uikit.md`.
package enum Absent {
  /// The names, with the reason or the replacement.
  package static let parts: [(name: String, reason: String)] = [
    (
      "`@objc`, `#selector`",
      "There is no Objective-C runtime. Use `Selector(\"name\")` and `SelectorPerforming`."
    ),
    (
      "`delegate?.method?()`",
      "Optional methods are requirements with a default. Remove the second `?`."
    ),
    (
      "Nib and storyboard files",
      "They are not read at run time. Use `UINib.register`, `UIStoryboard.register` and "
        + "`UIStoryboard.fillView`."
    ),
    ("`IBOutlet`, `IBAction`", "These attributes need Objective-C."),
    (
      "Drawing, layout, text measurement",
      "Frames keep the values set. Constraints are stored and not solved."
    ),
    ("Several fingers", "`Finger` is one: nothing is pinched or rotated."),
    ("Rotation and size changes", "The device is a phone held upright, in light style."),
    (
      "State restoration, background fetch, remote notifications",
      "Nothing outside the app exists."
    ),
    ("`moreNavigationController`", "Any number of tabs is visible."),
    (
      "Drag and drop, Pencil, hover, focus, key commands",
      "There is no device that produces them."
    ),
    (
      "`UIMenuBuilder`, `UIContextMenuInteraction`",
      "Menus are attached to buttons and bar items."
    ),
    (
      "`UIDocument…`, `UIImagePickerController`, `PHPicker…`, `MFMailCompose…`",
      "System screens show nothing and return nothing."
    ),
    ("SwiftUI", "It doesn't exist on Linux. `UIHostingController` holds a value of any type."),
    ("Interactive transitions of the app's own", "Only the swipe back can be held."),
    ("Expansion of a split view that collapsed", "A phone held upright keeps one column."),
  ]
}
