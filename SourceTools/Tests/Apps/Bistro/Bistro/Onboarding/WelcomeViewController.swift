import SnapKit
import UIKit

final class WelcomeViewController: UIViewController {

    var onContinue: (() -> Void)?

    private lazy var continueButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Get Started"
        let action = UIAction { [weak self] _ in self?.onContinue?() }
        return UIButton(configuration: configuration, primaryAction: action)
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view.backgroundColor = .systemBackground
        view.addSubview(continueButton)
        continueButton.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.height.equalTo(50)
        }
    }
}
