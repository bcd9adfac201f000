import UIKit

/// Adds a recipe in a sheet.
final class NewRecipeCoordinator: NSObject, Coordinator {
  private let presenter: UIViewController
  private let onFinish: () -> Void

  init(presenter: UIViewController, onFinish: @escaping () -> Void) {
    self.presenter = presenter
    self.onFinish = onFinish
  }

  func start() {
    let screen = NewRecipeViewController()
    screen.onDone = { [weak self] in self?.finish() }
    let navigationController = NavigationController(rootViewController: screen)
    navigationController.presentationController?.delegate = self
    presenter.present(navigationController, animated: true)
  }

  private func finish() {
    presenter.dismiss(animated: true)
    onFinish()
  }
}

extension NewRecipeCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onFinish()
  }
}
