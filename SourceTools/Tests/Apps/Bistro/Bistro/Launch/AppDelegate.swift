import UIKit
import OSLog

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    private let logger = Logger(subsystem: "com.example.bistro", category: "launch")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        logger.info("Launched with \(launchOptions?.count ?? 0, privacy: .public) options")
        print("Bistro has launched")
        return true
    }
}
