import UIKit

final class SendCoordinator: NSObject, Coordinator {

    var childCoordinators: [Coordinator] = []
    var onFinish: (() -> Void)?
    private let presenter: UIViewController
    private let navigationController = UINavigationController()

    init(presenter: UIViewController) {
        self.presenter = presenter
    }

    func start() {
        let size = SizeViewController()
        size.onNext = { [weak self] in self?.showAddress() }
        navigationController.viewControllers = [size]
        navigationController.modalPresentationStyle = .fullScreen
        presenter.present(navigationController, animated: true, completion: nil)
    }

    private func showAddress() {
        let address = AddressViewController()
        address.onNext = { [weak self] in self?.showConfirm() }
        navigationController.pushViewController(address, animated: true)
    }

    private func showConfirm() {
        let confirm = ConfirmViewController()
        confirm.onSend = { [weak self] in self?.finish() }
        navigationController.pushViewController(confirm, animated: true)
    }

    private func finish() {
        presenter.dismiss(animated: true) { [weak self] in self?.onFinish?() }
    }
}
