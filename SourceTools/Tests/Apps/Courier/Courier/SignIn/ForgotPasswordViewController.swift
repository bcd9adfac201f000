import UIKit

final class ForgotPasswordViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Forgot password"
        let label = UILabel()
        label.text = "We will send you a letter."
        view.addSubview(label)
    }
}
