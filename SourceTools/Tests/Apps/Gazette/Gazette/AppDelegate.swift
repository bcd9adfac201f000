import Factory
import Moya
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: GazetteCoordinator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        coordinator = GazetteCoordinator(window: window)
        coordinator?.start()
        return true
    }
}

extension Container {
    var provider: Factory<MoyaProvider<GazetteAPI>> {
        self { MoyaProvider<GazetteAPI>(plugins: [NetworkLoggerPlugin()]) }.singleton
    }
    var account: Factory<Account> { self { Account() }.cached }
}
