import UIKit

final class OnboardingCoordinator: Coordinator {

    var onFinish: (() -> Void)?
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let welcome = WelcomeViewController()
        welcome.onContinue = { [weak self] in self?.showSignUp() }
        navigation.setViewControllers([welcome], animated: false)
    }

    private func showSignUp() {
        let signUp = SignUpViewController(viewModel: SignUpViewModel())
        signUp.onSignedUp = { [weak self] in self?.onFinish?() }
        navigation.pushViewController(signUp, animated: true)
    }
}
