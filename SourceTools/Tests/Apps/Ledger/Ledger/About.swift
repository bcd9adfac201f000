import UIKit

/// Shaking the phone opens the log.
final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "About"
        let label = UILabel()
        label.text = "Ledger"
        view.addSubview(label)
    }

    override func motionEnded(_ motion: UIEventSubtype, with event: UIEvent?) {
        guard motion == .motionShake else { return }
        navigationController?.pushViewController(LogViewController(), animated: true)
    }
}

final class LogViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Log"
    }
}
