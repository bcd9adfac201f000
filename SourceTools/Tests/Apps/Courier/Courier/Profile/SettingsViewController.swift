import UIKit

final class SettingsViewController: BaseViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        addButton("Log out", action: Selector(("logOut")))
    }

    @objc private func logOut() {
        let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(
            UIAlertAction(title: "Log out", style: .destructive) { _ in
                NotificationCenter.default.post(name: .sessionDidExpire, object: nil)
            })
        present(alert, animated: true, completion: nil)
    }
}
