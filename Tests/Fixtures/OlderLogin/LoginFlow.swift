import PortableUIKit

// Fixture: a login flow in the style of 2016. It has delegates, text fields, keyboard notifications,
// a modal stack with a custom presentation, alerts with text fields, and view models with closures.

protocol LoginFlowDelegate: AnyObject {
  func loginFlow(_ flow: LoginFlow, didLogInAs user: String)
  func loginFlowDidCancel(_ flow: LoginFlow)
}

final class LoginFlow: NSObject {
  weak var delegate: LoginFlowDelegate?
  private let presenter: UIViewController
  private let navigation = UINavigationController()
  private let fade = FadeTransition()

  init(presenter: UIViewController) {
    self.presenter = presenter
    super.init()
    navigation.delegate = self
    navigation.presentationController?.delegate = self
  }

  func begin() {
    let login = LoginViewController()
    login.delegate = self
    navigation.viewControllers = [login]
    if #available(iOS 13.0, *) {
      navigation.isModalInPresentation = false
    }
    presenter.present(navigation, animated: true, completion: nil)
  }

  private func end(then completion: @escaping () -> Void) {
    presenter.dismiss(animated: true, completion: completion)
  }
}

extension LoginFlow: LoginViewControllerDelegate {
  func login(_ controller: LoginViewController, didEnter user: String, password: String) {
    guard password.count > 3 else {
      let alert = UIAlertController(
        title: "Too short", message: nil, preferredStyle: UIAlertController.Style.alert)
      alert.addTextField { field in
        field.placeholder = "Password"
        field.isSecureTextEntry = true
      }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
      alert.addAction(
        UIAlertAction(title: "Retry", style: .destructive) { [unowned alert, weak controller] _ in
          controller?.password = alert.textFields?.first?.text
        })
      controller.present(alert, animated: true)
      return
    }
    end { [weak self] in
      guard let self = self else { return }
      self.delegate?.loginFlow(self, didLogInAs: user)
    }
  }

  func loginDidForgetPassword(_ controller: LoginViewController) {
    navigation.pushViewController(ForgotPasswordViewController(), animated: true)
  }

  func loginDidCancel(_ controller: LoginViewController) {
    end { [weak self] in
      guard let self = self else { return }
      self.delegate?.loginFlowDidCancel(self)
    }
  }
}

extension LoginFlow: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.loginFlowDidCancel(self)
  }
}

extension LoginFlow: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .push ? fade : nil
  }
}
