import CoordinatorKit
import PortableUIKit

/// Asks what a visit is for, and whether it is needed at all.
final class PetAppointmentBuilderCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router
  private var builder = PetAppointmentBuilder()

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let screen = SelectVisitTypeViewController(delegate: self)
    router.present(screen, animated: animated, onDismissed: onDismissed)
  }

  private func showNoAppointmentRequired() {
    router.present(NoAppointmentRequiredViewController(delegate: self), animated: true)
  }
}

extension PetAppointmentBuilderCoordinator: SelectVisitTypeViewControllerDelegate {
  func selectVisitTypeViewController(
    _ controller: SelectVisitTypeViewController, didSelect visitType: VisitType
  ) {
    builder.visitType = visitType
    switch visitType {
    case .well: showNoAppointmentRequired()
    case .sick: router.present(SelectPainLevelViewController(delegate: self), animated: true)
    }
  }
}

extension PetAppointmentBuilderCoordinator: SelectPainLevelViewControllerDelegate {
  func selectPainLevelViewController(
    _ controller: SelectPainLevelViewController, didSelect painLevel: PainLevel
  ) {
    builder.painLevel = painLevel
    switch painLevel {
    case .none, .little: router.present(FakingItViewController(delegate: self), animated: true)
    case .moderate, .severe, .worstPossible: showNoAppointmentRequired()
    }
  }
}

extension PetAppointmentBuilderCoordinator: FakingItViewControllerDelegate {
  func fakingItViewControllerDidPressIsFake(_ controller: FakingItViewController) {
    router.dismiss(animated: true)
  }

  func fakingItViewControllerDidPressNotFake(_ controller: FakingItViewController) {
    showNoAppointmentRequired()
  }
}

extension PetAppointmentBuilderCoordinator: NoAppointmentRequiredViewControllerDelegate {
  func noAppointmentRequiredViewControllerDidPressOkay(
    _ controller: NoAppointmentRequiredViewController
  ) {
    router.dismiss(animated: true)
  }
}
