import Factory
import MapKit
import Moya
import Reusable
import RxCocoa
import RxGesture
import RxSwift
import StoreKit
import Then
import UIKit

final class SignInViewController: UIViewController {
    private let button = UIButton(type: .system).then { $0.setTitle("Sign in", for: .normal) }
    var signedIn: Observable<Void> { button.rx.tap.asObservable() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }
}

final class HeadlineCell: UITableViewCell, Reusable {}

final class HeadlinesViewController: UITableViewController {
    @Injected(\.provider) private var provider
    private let bag = DisposeBag()
    private var headlines: [Headline] = []
    private let banner = UILabel().then { $0.text = "Read without ads" }
    let selected = PublishRelay<Headline>()
    let bannerTapped = PublishRelay<Void>()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Headlines"
        tableView.register(cellType: HeadlineCell.self)
        tableView.tableHeaderView = banner
        banner.rx.tapGesture().when(.recognized).map { _ in }.bind(to: bannerTapped).disposed(by: bag)
        provider.rx.request(.headlines)
            .filterSuccessfulStatusCodes()
            .map([Headline].self, using: .gazette)
            .subscribe(onSuccess: { [weak self] headlines in
                self?.headlines = headlines
                self?.tableView.reloadData()
            })
            .disposed(by: bag)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        headlines.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell: HeadlineCell = tableView.dequeueReusableCell(for: indexPath)
        cell.textLabel?.text = headlines[indexPath.row].title
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.accept(headlines[indexPath.row])
    }
}

final class ArticleViewController: UIViewController {
    var onPlace: (() -> Void)?
    private let headline: Headline

    init(headline: Headline) {
        self.headline = headline
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = headline.title
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: headline.placeName, style: .plain, target: self, action: #selector(showPlace))
    }

    @objc private func showPlace() { onPlace?() }
}

final class PlaceViewController: UIViewController, StoryboardBased {
    @IBOutlet private var mapView: MKMapView!

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.showsUserLocation = true
    }
}

final class OfferViewController: UIViewController {
    var onClose: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        Swift.Task { [weak self] in
            let products = try await Product.products(for: ["com.example.gazette.yearly"])
            self?.show(products)
        }
    }

    private func show(_ products: [Product]) {
        for product in products {
            view.addSubview(
                UIButton(
                    type: .system,
                    primaryAction: UIAction(title: product.displayPrice) { [weak self] _ in
                        self?.buy(product)
                    }))
        }
    }

    private func buy(_ product: Product) {
        Swift.Task { [weak self] in
            guard case .success(.verified(let transaction)) = try await product.purchase() else { return }
            await transaction.finish()
            self?.onClose?()
        }
    }
}
