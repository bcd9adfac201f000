import UIKit
import XCoordinator

final class LoginViewModel {
    private let router: UnownedRouter<AppRoute>
    init(router: UnownedRouter<AppRoute>) { self.router = router }
    func login() { router.trigger(.home) }
    func news() { router.trigger(.newsDetail(7)) }
}

final class LoginViewController: UIViewController {
    private let viewModel: LoginViewModel
    init(viewModel: LoginViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Login"
        let button = UIButton(type: .system)
        button.setTitle("Log in", for: .normal)
        button.addTarget(self, action: #selector(login), for: .touchUpInside)
        view.addSubview(button)
        let news = UIButton(type: .system)
        news.setTitle("Read the news", for: .normal)
        news.addTarget(self, action: #selector(readNews), for: .touchUpInside)
        view.addSubview(news)
    }
    @objc private func login() { viewModel.login() }
    @objc private func readNews() { viewModel.news() }
}
