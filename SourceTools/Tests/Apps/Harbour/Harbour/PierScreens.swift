import Combine
import CombineCocoa
import CombineExt
import MapKit
import UIKit

struct Pier: Equatable {
    let name: String
    let latitude: Double

    static let all = [Pier(name: "North Pier", latitude: 54.1), Pier(name: "South Pier", latitude: 54.0)]
}

final class PierAnnotation: NSObject, MKAnnotation {
    let pier: Pier
    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: pier.latitude, longitude: 12.1)
    }
    var title: String? { pier.name }

    init(pier: Pier) {
        self.pier = pier
    }
}

/// A map whose pins have a button in their callout.
final class PierMapViewController: UIViewController, MKMapViewDelegate {
    let pierChosen = PassthroughSubject<Pier, Never>()
    let listWanted = PassthroughSubject<Void, Never>()
    var cancellables = Set<AnyCancellable>()
    private let mapView = MKMapView()
    private let listItem = UIBarButtonItem(title: "List", style: .plain, target: nil, action: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Piers"
        view.addSubview(mapView)
        mapView.addAnnotations(Pier.all.map(PierAnnotation.init))
        mapView.register(
            MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "pier")
        mapView.delegate = self
        navigationItem.rightBarButtonItem = listItem
        listItem.tapPublisher.sink { [weak self] in self?.listWanted.send() }.store(in: &cancellables)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard annotation is PierAnnotation else { return nil }
        let pin = mapView.dequeueReusableAnnotationView(withIdentifier: "pier", for: annotation)
        pin.canShowCallout = true
        pin.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return pin
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {
        guard let annotation = view.annotation as? PierAnnotation else { return }
        pierChosen.send(annotation.pier)
    }
}

final class PierListViewController: UITableViewController {
    let pierChosen = PassthroughSubject<Pier, Never>()
    var cancellables = Set<AnyCancellable>()
    private let searchBar = UISearchBar()
    private let piers = CurrentValueRelay(Pier.all)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "All piers"
        searchBar.placeholder = "Pier"
        tableView.tableHeaderView = searchBar
        searchBar.textDidChangePublisher
            .map { text in Pier.all.filter { text.isEmpty || $0.name.hasPrefix(text) } }
            .subscribe(piers)
            .store(in: &cancellables)
        piers.sink { [weak self] _ in self?.tableView.reloadData() }.store(in: &cancellables)
        tableView.didSelectRowPublisher
            .sink { [weak self] path in
                guard let self = self else { return }
                self.pierChosen.send(self.piers.value[path.row])
            }
            .store(in: &cancellables)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        piers.value.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = piers.value[indexPath.row].name
        return cell
    }
}

/// A pier, whose sign can be tapped.
final class PierViewController: UIViewController {
    let timetableWanted = PassthroughSubject<Void, Never>()
    let vehicle = CurrentValueSubject<String, Never>("Boats")
    var cancellables = Set<AnyCancellable>()
    private let pier: Pier
    private let sign = UILabel()
    private let vehicles = UISegmentedControl(items: ["Boats", "Buses"])

    init(pier: Pier) {
        self.pier = pier
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = pier.name
        sign.text = "Timetable"
        sign.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer()
        sign.addGestureRecognizer(tap)
        vehicles.selectedSegmentIndex = 0
        view.addSubview(sign)
        view.addSubview(vehicles)
        tap.tapPublisher.sink { [weak self] _ in self?.timetableWanted.send() }.store(in: &cancellables)
        vehicles.selectedSegmentIndexPublisher
            .filter { $0 >= 0 }
            .map { ["Boats", "Buses"][$0] }
            .sink { [weak self] in self?.vehicle.send($0) }
            .store(in: &cancellables)
    }
}

final class TimetableViewController: UIViewController {
    let closed = PassthroughSubject<Void, Never>()
    var cancellables = Set<AnyCancellable>()
    private let vehicle: String
    private let label = UILabel()
    private let closeButton = UIButton(type: .system)

    init(vehicle: String) {
        self.vehicle = vehicle
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "\(vehicle) at 9:00 and 17:00"
        closeButton.setTitle("Close", for: .normal)
        view.addSubview(label)
        view.addSubview(closeButton)
        closeButton.controlEventPublisher(for: .touchUpInside)
            .sink { [weak self] in self?.closed.send() }
            .store(in: &cancellables)
    }
}
