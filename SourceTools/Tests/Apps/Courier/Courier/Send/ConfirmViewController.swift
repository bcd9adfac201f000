import UIKit

final class ConfirmViewController: BaseViewController {

    var onSend: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Confirm"
        #if os(iOS)
            addButton("Send parcel", action: #selector(send))
        #endif
    }

    @objc dynamic func send() { onSend?() }
}
