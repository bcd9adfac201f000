import UIKit

final class SettingsViewController: UIViewController {

    var onAbout: (() -> Void)?
    var onSignOut: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        let about = UIButton(type: .system, primaryAction: UIAction(title: "About") { [weak self] _ in
            self?.onAbout?()
        })
        let signOut = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Sign Out") { [weak self] _ in self?.confirmSignOut() })
        let stack = UIStackView(arrangedSubviews: [about, signOut])
        view.addSubview(stack)
    }

    private func confirmSignOut() {
        let alert = UIAlertController(
            title: "Sign out?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Sign Out", style: .destructive) { [weak self] _ in
            self?.onSignOut?()
        })
        present(alert, animated: true)
    }
}

final class AboutViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
    }
}
