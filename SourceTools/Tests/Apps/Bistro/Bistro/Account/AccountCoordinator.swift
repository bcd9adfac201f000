import SwiftUI
import UIKit

final class AccountCoordinator: Coordinator {

    var onSignOut: (() -> Void)?
    let navigation = UINavigationController()

    init() {
        navigation.tabBarItem = UITabBarItem(
            title: "Account", image: UIImage(systemName: "person"), tag: 2)
    }

    func start() {
        let viewModel = AccountViewModel()
        viewModel.coordinator = self
        let host = UIHostingController(rootView: AccountView(viewModel: viewModel))
        navigation.setViewControllers([host], animated: false)
    }

    func showSettings() {
        let settings = SettingsViewController()
        settings.onAbout = { [weak self] in
            self?.navigation.pushViewController(AboutViewController(), animated: true)
        }
        settings.onSignOut = { [weak self] in self?.onSignOut?() }
        navigation.pushViewController(settings, animated: true)
    }

    func showPaywall() {
        let host = UIHostingController(
            rootView: PaywallView(onClose: { [weak self] in self?.navigation.dismiss(animated: true) }))
        host.modalPresentationStyle = .fullScreen
        navigation.present(host, animated: true)
    }
}
