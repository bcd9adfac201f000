import RxCocoa
import RxSwift
import UIKit

final class SignInViewController: UIViewController, NibLoadable {
    private let field = UITextField()
    private let button = UIButton(type: .system)
    private let member = Variable<String>("")
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placeholder = "Member number"
        button.setTitle("Open the books", for: .normal)
        button.addTarget(self, action: #selector(openBooks), for: .touchUpInside)
        view.addSubview(field)
        view.addSubview(button)
        field.rx.text.orEmpty.bindTo(member).addDisposableTo(bag)
        member.asObservable()
            .debounce(0.2, scheduler: MainScheduler.instance)
            .map { $0.isMember }
            .bindTo(button.rx.isEnabled)
            .addDisposableTo(bag)
    }

    func openBooks() {
        store.dispatch(SignIn(member: member.value))
    }
}

extension String {
    var isMember: Bool {
        return characters.count == 7 && range(of: "^LG-[0-9]{4}$", options: .regularExpression) != nil
    }
}

extension ObservableType where E == Bool {
    func negated() -> Observable<Bool> {
        return map { !$0 }
    }
}
