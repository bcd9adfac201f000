import CustomDump
import HeadlessUIKit
import Testing

@Suite("What images are called")
@MainActor
struct ImageNameTests {
  @Test("A common symbol of the system is called by what it stands for, however it is decorated")
  func symbols() {
    expectNoDifference(UIImage(systemName: "ellipsis.circle.fill")?.spokenName, "More")
    expectNoDifference(UIImage(systemName: "square.and.arrow.up")?.spokenName, "Share")
    expectNoDifference(UIImage(systemName: "fork.knife.circle")?.spokenName, "fork.knife.circle")
  }

  @Test("An image of the app's own has its name, also where that is a symbol's")
  func assets() {
    expectNoDifference(UIImage(named: "gear")?.spokenName, "gear")
    expectNoDifference(UIImage().spokenName, nil)
  }

  @Test("Items, buttons and swipe actions without a title are called by their images")
  func owners() {
    let image = UIImage(systemName: "trash")
    expectNoDifference(UIBarButtonItem(image: image).spokenName, "Delete")
    let button = UIButton()
    button.setImage(image, for: .normal)
    expectNoDifference(button.spokenName, "Delete")
    let action = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
    action.image = image
    expectNoDifference(action.spokenName, "Delete")
    expectNoDifference(UIBarButtonItem(systemItem: .action).spokenName, "Share")
  }

  @Test("A button whose type gives it a picture is called as VoiceOver calls it")
  func types() {
    expectNoDifference(UIButton(type: .infoLight).spokenName, "More Info")
    expectNoDifference(UIButton(type: .close).spokenName, "Close")
    let help = UIButton(type: .infoDark)
    help.accessibilityLabel = "Help"
    expectNoDifference(help.spokenName, "Help")
  }
}
