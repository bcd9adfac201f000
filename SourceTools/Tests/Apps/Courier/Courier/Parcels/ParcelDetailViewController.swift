import UIKit

final class ParcelDetailViewController: BaseViewController {

    var onRoute: (() -> Void)?
    private let parcel: Parcel

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
        addButton("Route", action: #selector(showRoute))
    }
}

extension ParcelDetailViewController {

    @objc fileprivate func showRoute() {
        onRoute?()
    }
}
