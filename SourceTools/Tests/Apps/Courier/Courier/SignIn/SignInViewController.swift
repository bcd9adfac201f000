import UIKit

protocol SignInViewControllerDelegate: AnyObject {
    func signInDidSucceed(_ controller: SignInViewController)
    func signInDidForgetPassword(_ controller: SignInViewController)
}

final class SignInViewController: BaseViewController, UITextFieldDelegate {

    weak var delegate: SignInViewControllerDelegate?
    private let nameField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        nameField.placeholder = "Name"
        nameField.delegate = self
        view.addSubview(nameField)
        addButton("Continue", action: #selector(SignInViewController.signIn))
        addButton("Forgot password?", action: #selector(self.forgotPassword(sender:)))
        hideKeyboardWhenTappedAround()
    }

    @objc func signIn() {
        delegate?.signInDidSucceed(self)
    }

    @objc fileprivate func forgotPassword(sender: Any) {
        delegate?.signInDidForgetPassword(self)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
