import Factory
import RxSwift
import UIKit

final class GazetteCoordinator {
    private let window: UIWindow
    private let navigation = UINavigationController()
    private let bag = DisposeBag()
    @Injected(\.account) private var account

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        account.isSignedIn ? showHeadlines() : showSignIn()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    private func showSignIn() {
        let screen = SignInViewController()
        screen.signedIn.subscribe(onNext: { [weak self] in
            try? self?.account.signIn()
            if self?.account.isSignedIn == true { self?.showHeadlines() }
        }).disposed(by: bag)
        navigation.viewControllers = [screen]
    }

    private func showHeadlines() {
        let screen = HeadlinesViewController()
        screen.selected.subscribe(onNext: { [weak self] in self?.show($0) }).disposed(by: bag)
        screen.bannerTapped.subscribe(onNext: { [weak self] in self?.showOffer() }).disposed(by: bag)
        navigation.setViewControllers([screen], animated: true)
    }

    private func show(_ headline: Headline) {
        let screen = ArticleViewController(headline: headline)
        screen.onPlace = { [weak self] in
            self?.navigation.pushViewController(PlaceViewController.instantiate(), animated: true)
        }
        navigation.pushViewController(screen, animated: true)
    }

    private func showOffer() {
        let screen = OfferViewController()
        screen.onClose = { [weak self] in self?.navigation.dismiss(animated: true) }
        navigation.present(screen, animated: true)
    }
}
