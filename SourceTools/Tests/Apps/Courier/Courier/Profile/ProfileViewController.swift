import UIKit

@objcMembers
final class ProfileViewController: BaseViewController {

    weak var scrollDelegate: UIScrollViewDelegate?
    weak var coordinator: ProfileCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Settings", style: .plain, target: self, action: #selector(showSettings))
    }

    func showSettings() {
        coordinator?.showSettings()
    }

    func scrolled(_ scrollView: UIScrollView) {
        scrollDelegate?.scrollViewDidScroll?(scrollView)
    }
}
