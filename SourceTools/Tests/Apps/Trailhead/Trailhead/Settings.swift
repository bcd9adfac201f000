import UIKit

protocol SettingsViewControllerDelegate: class {
  func settingsViewControllerDidSignOut(_ controller: SettingsViewController)
}

class SettingsViewController: UITableViewController {

  weak var delegate: SettingsViewControllerDelegate?
  @IBOutlet private weak var signOutCell: UITableViewCell!

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if tableView.cellForRow(at: indexPath) === signOutCell {
      delegate?.settingsViewControllerDidSignOut(self)
    }
  }
}

class AccountViewController: UIViewController {}

class PrivacyViewController: UIViewController {}

class InstantSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

protocol LoginViewControllerDelegate: class {
  func loginViewControllerDidLogIn(_ controller: LoginViewController)
}

class LoginViewController: UIViewController {

  weak var delegate: LoginViewControllerDelegate?
  @IBOutlet private weak var passwordField: UITextField!

  @IBAction private func logIn(_ sender: Any) {
    delegate?.loginViewControllerDidLogIn(self)
  }

  @IBAction func unwindToLogin(_ segue: UIStoryboardSegue) {}
}

class ResetPasswordViewController: UIViewController {}
