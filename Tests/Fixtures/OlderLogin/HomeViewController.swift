import PortableUIKit

public class HomeViewController: UIViewController, LoginFlowDelegate {
  /// The name of the user who is logged in.
  public private(set) var user: String?
  /// The number of cancelled logins.
  public private(set) var cancelCount = 0
  private var flow: LoginFlow?

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    button.setTitle("Log in", for: .normal)
    button.addTarget(self, action: Selector("showLogin"), for: .touchUpInside)
    view.addSubview(button)
  }

  func showLogin() {
    flow = LoginFlow(presenter: self)
    flow?.delegate = self
    flow?.begin()
  }

  func loginFlow(_ flow: LoginFlow, didLogInAs user: String) {
    self.user = user
    self.flow = nil
  }

  func loginFlowDidCancel(_ flow: LoginFlow) {
    cancelCount += 1
    self.flow = nil
  }

  /// Whether a login flow is active.
  public var isLoggingIn: Bool { return flow != nil }
}

extension HomeViewController: SelectorPerforming {
  public func perform(_ selector: Selector, from sender: Any?) -> Bool {
    guard selector == "showLogin" else { return false }
    showLogin()
    return true
  }
}
