import RxCocoa
import RxSwift
import SnapKit
import UIKit

final class ParcelDetailViewController: BaseViewController {

    var onRoute: (() -> Void)?
    private let parcel: Parcel
    private let routeButton = UIButton(type: .system)
    private let disposeBag = RxSwift.DisposeBag()

    init(parcel: Parcel) {
        self.parcel = parcel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parcel"
        let label = UILabel()
        label.text = parcel.name
        view.addSubview(label)
        routeButton.setTitle("Route", for: .normal)
        view.addSubview(routeButton)
        layOut(label)

        routeButton.rx.tap.asDriver()
            .throttle(.milliseconds(300))
            .drive(onNext: { [weak self] in self?.onRoute?() })
            .disposed(by: disposeBag)
    }

    private func layOut(_ label: UILabel) {
        label.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(16)
            make.leading.trailing.equalToSuperview().inset(16)
        }
        routeButton.snp.makeConstraints { make in
            make.top.equalTo(label.snp.bottom).offset(8)
            make.centerX.equalToSuperview()
            make.height.greaterThanOrEqualTo(44).priority(.high)
        }
    }
}
