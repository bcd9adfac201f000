/// What UIKit has and the stand-in does not, for the page in `docs/`.
package enum Absent {
  /// The names, and why or what to do instead.
  package static let parts: [(name: String, reason: String)] = [
    (
      "`@objc`, `#selector`",
      "no Objective-C runtime: `Selector(\"name\")` and `SelectorPerforming`"
    ),
    (
      "`delegate?.method?()`",
      "optional methods are requirements with a default: drop the second `?`"
    ),
    ("Nibs and storyboard files", "not read: `UIStoryboard.register`, `UINib.register`"),
    ("Segues", "`performSegue` stops with a sentence: make the screen, and push or present it"),
    ("`IBOutlet`, `IBAction`", "attributes of Objective-C"),
    ("Drawing, layout, text measurement", "frames are what they were set to; relations are kept"),
    ("Touches", "`Finger` acts instead; `UITouch` and `UIEvent` exist and are never made"),
    ("Rotation and size changes", "a phone held upright, in the light"),
    ("State restoration, background fetch, notifications from afar", "nothing outside the app"),
    ("`UITab`, `UITabGroup`", "tabs are made of `viewControllers`"),
    ("`moreNavigationController`", "any number of tabs is shown"),
    ("Drag and drop, pencil, hover, focus, key commands", "no device to do it with"),
    ("`UIMenuBuilder`, `UIContextMenuInteraction`", "menus hang on buttons and bar items"),
    ("`UIDocument…`, `UIImagePickerController`, `PHPicker…`, `MFMailCompose…`", "system screens"),
    ("SwiftUI, `UIHostingController`", "not on Linux"),
    ("A finger that drives an app's own interactive transition", "only the swipe back can be held"),
    ("A split view's collapse into one column", "columns are on display together"),
  ]
}
