import Resolver
import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: GardenCoordinator?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigation = UINavigationController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        coordinator = GardenCoordinator(navigation: navigation)
        coordinator?.start()
        return true
    }
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { AccountStore() }.scope(.application)
        register { PlantAPI() as PlantLoading }.scope(.shared)
    }
}

final class AccountStore {
    var name: String?
}
