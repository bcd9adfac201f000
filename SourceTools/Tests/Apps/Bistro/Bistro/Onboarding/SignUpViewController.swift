import SnapKit
import UIKit

@MainActor
final class SignUpViewModel {

    var name = ""

    func signUp() async throws {
        try await Task.sleep(for: .milliseconds(20))
    }
}

final class SignUpViewController: UIViewController {

    var onSignedUp: (() -> Void)?

    private let viewModel: SignUpViewModel
    private let nameField = UITextField()
    private let signUpButton = UIButton(type: .system)

    init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign Up"
        nameField.placeholder = "Name"
        nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
        signUpButton.setTitle("Create Account", for: .normal)
        signUpButton.addTarget(self, action: #selector(signUpTapped), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [nameField, signUpButton])
        stack.axis = .vertical
        view.addSubview(stack)
        stack.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide).inset(20) }
    }

    @objc private func nameChanged() {
        viewModel.name = nameField.text ?? ""
    }

    @objc private func signUpTapped() {
        Task { [weak self, viewModel] in
            try? await viewModel.signUp()
            self?.onSignedUp?()
        }
    }
}
