import UIKit

final class AddressViewController: StepViewController {

    private(set) var isExpress = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Address"
        let express = UISwitch()
        express.addTarget(self, action: #selector(expressDidChange(_:for:)), for: .valueChanged)
        view.addSubview(express)
    }

    override func next(_ sender: Any?) {
        super.next(sender)
    }

    @objc private func expressDidChange(_ sender: UISwitch, for event: UIEvent?) {
        isExpress = sender.isOn
    }
}
