import UIKit

@objc protocol WelcomeViewControllerDelegate {
    func welcomeDidChooseSignIn(_ controller: WelcomeViewController)
    @objc optional func welcomeDidAppear(_ controller: WelcomeViewController)
}

final class WelcomeViewController: BaseViewController {

    weak var delegate: WelcomeViewControllerDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Courier"
        addButton("Sign in", action: #selector(didTapSignIn(_:)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.welcomeDidAppear?(self)
    }

    @objc private func didTapSignIn(_ sender: UIButton) {
        delegate?.welcomeDidChooseSignIn(self)
    }
}
