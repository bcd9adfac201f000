import UIKit

class StepViewController: BaseViewController {

    var onNext: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton("Next", action: #selector(next(_:)))
    }

    @objc(nextStep:)
    func next(_ sender: Any?) {
        onNext?()
    }
}

final class SizeViewController: StepViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Size"
    }
}
