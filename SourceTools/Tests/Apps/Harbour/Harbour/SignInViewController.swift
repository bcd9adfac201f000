import Combine
import CombineCocoa
import CombineExt
import UIKit

final class SignInViewController: UIViewController {
    let signedIn = PassthroughRelay<String>()
    private let emailField = UITextField()
    private let consentSwitch = UISwitch()
    private let continueButton = UIButton(type: .system)
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome aboard"
        emailField.placeholder = "Email"
        consentSwitch.accessibilityLabel = "I agree"
        continueButton.setTitle("Continue", for: .normal)
        let stack = UIStackView(arrangedSubviews: [emailField, consentSwitch, continueButton])
        stack.axis = .vertical
        view.addSubview(stack)

        let email = emailField.textPublisher.map { $0 ?? "" }
        email.combineLatest(consentSwitch.isOnPublisher)
            .map { email, agrees in email.contains("@") && agrees }
            .assign(to: \.isEnabled, on: continueButton, ownership: .weak)
            .store(in: &cancellables)
        continueButton.tapPublisher
            .withLatestFrom(email)
            .sink { [weak self] in self?.signedIn.accept($0) }
            .store(in: &cancellables)
    }
}
