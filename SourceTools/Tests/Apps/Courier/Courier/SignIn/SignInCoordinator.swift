import UIKit

final class SignInCoordinator: Coordinator {

    var childCoordinators: [Coordinator] = []
    var onSignedIn: (() -> Void)?
    private let navigationController: UINavigationController

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func start() {
        let welcome = WelcomeViewController()
        welcome.delegate = self
        navigationController.viewControllers = [welcome]
    }
}

extension SignInCoordinator: WelcomeViewControllerDelegate {

    func welcomeDidChooseSignIn(_ controller: WelcomeViewController) {
        let signIn = SignInViewController()
        signIn.delegate = self
        navigationController.pushViewController(signIn, animated: true)
    }
}

extension SignInCoordinator: SignInViewControllerDelegate {

    func signInDidSucceed(_ controller: SignInViewController) {
        onSignedIn?()
    }

    func signInDidForgetPassword(_ controller: SignInViewController) {
        navigationController.pushViewController(ForgotPasswordViewController(), animated: true)
    }
}
