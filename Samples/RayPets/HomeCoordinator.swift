import CoordinatorKit
import PortableUIKit

/// The root: shows the home screen and starts a visit's appointment from it.
final class HomeCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router
  private let makeModalRouter: (UIViewController) -> any Router

  /// - Parameter makeModalRouter: makes the router of a flow that covers the given screen.
  init(router: any Router, makeModalRouter: @escaping (UIViewController) -> any Router) {
    self.router = router
    self.makeModalRouter = makeModalRouter
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let home = HomeViewController(delegate: self)
    router.present(home, animated: animated, onDismissed: onDismissed)
  }
}

extension HomeCoordinator: HomeViewControllerDelegate {
  func homeViewControllerDidPressScheduleVisit(_ controller: HomeViewController) {
    let router = makeModalRouter(controller)
    presentChild(PetAppointmentBuilderCoordinator(router: router), animated: true)
  }
}
