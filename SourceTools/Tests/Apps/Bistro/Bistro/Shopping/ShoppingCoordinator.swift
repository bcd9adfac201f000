import UIKit

final class ShoppingCoordinator: Coordinator {

    let navigation = UINavigationController()
    private let persistence: PersistenceController

    init(persistence: PersistenceController) {
        self.persistence = persistence
        navigation.tabBarItem = UITabBarItem(
            title: "Shopping", image: UIImage(systemName: "cart"), tag: 1)
    }

    func start() {
        let list = ShoppingListViewController(context: persistence.container.viewContext)
        list.delegate = self
        navigation.setViewControllers([list], animated: false)
    }
}

extension ShoppingCoordinator: ShoppingListViewControllerDelegate {

    func shoppingListDidTapAdd(_ list: ShoppingListViewController) {
        let editor = ItemEditorViewController(context: persistence.container.viewContext)
        editor.onClose = { [weak self, weak list] in
            list?.reload()
            self?.navigation.dismiss(animated: true)
        }
        let stack = UINavigationController(rootViewController: editor)
        stack.modalPresentationStyle = .fullScreen
        navigation.present(stack, animated: true)
    }
}
