import TestSupport
import Testing

@testable import HeadlessUIKit

/// Source: Apple's documentation of `UIViewController.loadView`: outlets are set when `viewDidLoad` is
/// called.
@MainActor @Suite("Views that storyboards and nibs fill", .interface)
struct ViewFillingTests {
  private class Login: UIViewController {
    var button: UIButton!
    var calls: [String] = []
    override func loadView() {
      super.loadView()
      calls.append("loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("viewDidLoad \(button.currentTitle ?? "")")
    }
  }

  private final class AdminLogin: Login {}

  private func fill(_ title: String) -> (Login) -> Void {
    { screen in
      screen.button = UIButton()
      screen.button.setTitle(title, for: .normal)
      screen.view.addSubview(screen.button)
      screen.calls.append("fill")
    }
  }

  @Test("A view is filled between loadView and viewDidLoad, by the screen's class and identifier")
  func fills() throws {
    UIStoryboard.fillView(of: Login.self, fill("any"))
    UIStoryboard.fillView(of: Login.self, withIdentifier: "Guest", fill("guest"))
    UIStoryboard.register(Login.self, as: "Guest", inStoryboard: "Filled")
    UIStoryboard.register(Login.self, as: "Member", inStoryboard: "Filled")
    let storyboard = UIStoryboard(name: "Filled", bundle: nil)
    func calls(_ screen: UIViewController) throws -> [String] {
      screen.loadViewIfNeeded()
      return try #require(screen as? Login).calls
    }
    let order = ["loadView", "fill"]
    #expect(
      try calls(storyboard.instantiateViewController(withIdentifier: "Guest"))
        == order + ["viewDidLoad guest"])
    #expect(
      try calls(storyboard.instantiateViewController(withIdentifier: "Member"))
        == order + ["viewDidLoad any"])
    #expect(try calls(Login(nibName: "Guest", bundle: nil)) == order + ["viewDidLoad guest"])
    #expect(try calls(AdminLogin()) == order + ["viewDidLoad any"])
  }
}
