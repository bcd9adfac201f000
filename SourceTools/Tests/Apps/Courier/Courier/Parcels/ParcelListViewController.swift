import Kingfisher
import RxCocoa
import RxSwift
import UIKit

final class ParcelListViewController: UITableViewController {

    var onSelect: ((Parcel) -> Void)?
    var onSend: (() -> Void)?
    private let parcels: BehaviorRelay<[Parcel]>
    private let disposeBag = DisposeBag()

    init(parcels: [Parcel]) {
        self.parcels = BehaviorRelay(value: parcels)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Parcels"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Parcel")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", style: .plain, target: self, action: #selector(didTapSend))
        bind()
    }

    private func bind() {
        tableView.dataSource = nil
        tableView.delegate = nil
        parcels.asDriver()
            .drive(tableView.rx.items(cellIdentifier: "Parcel", cellType: UITableViewCell.self)) { _, parcel, cell in
                cell.textLabel?.text = parcel.name
                cell.imageView?.kf.setImage(with: parcel.picture, placeholder: UIImage(named: "parcel"))
            }
            .disposed(by: disposeBag)

        Observable.zip(tableView.rx.itemSelected, tableView.rx.modelSelected(Parcel.self))
            .subscribe(onNext: { [weak self] indexPath, parcel in
                self?.tableView.deselectRow(at: indexPath, animated: true)
                self?.onSelect?(parcel)
            })
            .disposed(by: disposeBag)

        rx.methodInvoked(#selector(UIViewController.viewWillAppear(_:)))
            .map { _ in "Parcels" }
            .bind(to: rx.title)
            .disposed(by: disposeBag)
    }

    @objc private func didTapSend() {
        onSend?()
    }
}
