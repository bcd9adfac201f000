import UIKit

final class RouteViewController: UIViewController {

    /// Zooms in at a double tap.
    private final class MapView: UIView {

        private var zoom = 1

        override init(frame: CGRect) {
            super.init(frame: frame)
            let tap = UITapGestureRecognizer(target: self, action: #selector(zoomIn(_:)))
            tap.numberOfTapsRequired = 2
            addGestureRecognizer(tap)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        @objc private func zoomIn(_ recognizer: UITapGestureRecognizer) {
            zoom = min(zoom + 1, 2)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Route"
        view.addSubview(MapView(frame: view.bounds))
    }
}
