import PortableUIKit

protocol LoginViewControllerDelegate: AnyObject {
  func login(_ controller: LoginViewController, didEnter user: String, password: String)
  func loginDidForgetPassword(_ controller: LoginViewController)
  func loginDidCancel(_ controller: LoginViewController)
}

class LoginViewController: UIViewController, UITextFieldDelegate {
  weak var delegate: LoginViewControllerDelegate?
  var password: String? {
    get { return passwordField.text }
    set { passwordField.text = newValue }
  }

  private let userField = UITextField()
  private let passwordField = UITextField()
  private let rememberSwitch = UISwitch()
  private let loginButton = UIButton(type: .custom)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var observers: [NSObjectProtocol] = []

  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Log in", comment: "")
    view.backgroundColor = UIColor.systemBackground
    userField.placeholder = "User"
    userField.autocapitalizationType = .none
    userField.returnKeyType = .next
    userField.delegate = self
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    passwordField.delegate = self
    loginButton.setTitle("Log in", for: .normal)
    loginButton.isEnabled = false
    loginButton.addTarget(self, action: Selector("logIn"), for: .touchUpInside)
    let forgot = UIButton(type: .system)
    forgot.setTitle("Forgot password", for: .normal)
    forgot.addTarget(self, action: Selector("forgot"), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [
      userField, passwordField, rememberSwitch, loginButton, forgot, spinner,
    ])
    stack.axis = .vertical
    stack.alignment = .center
    stack.distribution = .equalSpacing
    stack.frame = view.bounds.insetBy(dx: 20, dy: 20)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: Selector("cancel"))
    let center = NotificationCenter.default
    observers.append(
      center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in })
  }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    loginButton.isEnabled = !string.isEmpty
    return string.count < 20
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === userField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      logIn()
    }
    return false
  }

  func logIn() {
    spinner.startAnimating()
    delegate?.login(self, didEnter: userField.text ?? "", password: passwordField.text ?? "")
    spinner.stopAnimating()
  }

  func forgot() { delegate?.loginDidForgetPassword(self) }

  func cancel() { delegate?.loginDidCancel(self) }
}

extension LoginViewController: SelectorPerforming {
  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    switch selector {
    case "logIn": logIn()
    case "forgot": forgot()
    case "cancel": cancel()
    default: return false
    }
    return true
  }
}
