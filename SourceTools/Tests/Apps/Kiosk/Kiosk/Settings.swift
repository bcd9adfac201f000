import Eureka
import UIKit

final class SettingsViewController: FormViewController {
    var onImprint: (() -> Void)?
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        form
            +++ Section("Reading")
            <<< SwitchRow("large") { $0.title = "Large text" }
            <<< PushRow<String>("font") {
                $0.title = "Font"
                $0.options = ["Serif", "Sans"]
                $0.value = "Serif"
                $0.hidden = "$large == nil || $large == false"
            }
            +++ Section()
            <<< ButtonRow { $0.title = "Imprint" }
            .onCellSelection { [weak self] _, _ in self?.onImprint?() }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { onClose?() }
    }
}

final class ImprintViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Imprint"
    }
}

/// What covers the app while nobody uses it.
final class LockViewController: UIViewController {
    var onUnlock: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let unlock = UIButton(type: .system)
        unlock.setTitle("Unlock", for: .normal)
        unlock.addTarget(self, action: #selector(unlockTapped), for: .touchUpInside)
        unlock.frame = CGRect(x: 100, y: 300, width: 200, height: 50)
        view.addSubview(unlock)
    }

    @objc private func unlockTapped() { onUnlock?() }
}
