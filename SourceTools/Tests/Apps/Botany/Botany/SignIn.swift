import AuthenticationServices
import FlexLayout
import PinLayout
import ReactorKit
import Resolver
import RxCocoa
import RxSwift
import RxViewController
import UIKit

final class SignInReactor: Reactor {
    enum Action {
        case appear
        case accept
        case signIn
    }
    enum Mutation {
        case setAccepted(Bool)
        case setSignedIn
    }
    struct State {
        var isAccepted = false
        @Pulse var message: String?
        var isSignedIn = false
    }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
        switch action {
        case .appear: return .just(.setAccepted(false))
        case .accept: return .just(.setAccepted(!currentState.isAccepted))
        case .signIn: return currentState.isAccepted ? .just(.setSignedIn) : .empty()
        }
    }

    func reduce(state: State, mutation: Mutation) -> State {
        var state = state
        switch mutation {
        case .setAccepted(let isAccepted): state.isAccepted = isAccepted
        case .setSignedIn: state.isSignedIn = true
        }
        return state
    }
}

final class SignInViewController: UIViewController, View {
    var disposeBag = DisposeBag()
    var onFinish: (() -> Void)?
    @Injected private var account: AccountStore

    private let acceptButton = UIButton(type: .system)
    private let continueButton = UIButton(type: .system)
    private let appleButton = ASAuthorizationAppleIDButton(type: .signIn, style: .black)

    override func viewDidLoad() {
        super.viewDidLoad()
        acceptButton.setTitle("Accept terms", for: .normal)
        continueButton.setTitle("Continue", for: .normal)
        appleButton.addTarget(self, action: #selector(signInWithApple), for: .touchUpInside)
        view.flex.direction(.column).padding(16).define { flex in
            flex.addItem(acceptButton).height(48)
            flex.addItem(continueButton).height(48).marginTop(8)
            flex.addItem(appleButton).width(50%)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        view.pin.all()
        view.flex.layout(mode: .adjustHeight)
    }

    func bind(reactor: SignInReactor) {
        rx.viewWillAppear.map { _ in Reactor.Action.appear }
            .bind(to: reactor.action).disposed(by: disposeBag)
        acceptButton.rx.tap.map { Reactor.Action.accept }
            .bind(to: reactor.action).disposed(by: disposeBag)
        continueButton.rx.tap.map { Reactor.Action.signIn }
            .bind(to: reactor.action).disposed(by: disposeBag)
        reactor.state.map(\.isAccepted).distinctUntilChanged()
            .bind(to: continueButton.rx.isEnabled).disposed(by: disposeBag)
        reactor.pulse(\.$message).compactMap { $0 }
            .bind(to: rx.title).disposed(by: disposeBag)
        reactor.state.map(\.isSignedIn).distinctUntilChanged().filter { $0 }
            .subscribe(onNext: { [weak self] _ in self?.onFinish?() })
            .disposed(by: disposeBag)
    }

    @objc private func signInWithApple() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }
}

extension SignInViewController: ASAuthorizationControllerDelegate {
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else {
            return
        }
        account.name = credential.fullName?.givenName
        onFinish?()
    }
}
