import UIKit

struct Trail {
  let name: String
  let length: Double
}

protocol TrailsViewControllerDelegate: class {
  func showDirections(to trail: Trail)
}

class MainTabBarController: UITabBarController {}

class TrailCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var lengthLabel: UILabel!

  func show(_ trail: Trail) {
    nameLabel.text = trail.name
    lengthLabel.text = "\(trail.length) km"
  }
}

class TrailsViewController: UITableViewController {

  weak var delegate: TrailsViewControllerDelegate?
  fileprivate var trails = [
    Trail(name: "Blue Lake", length: 7), Trail(name: "Old Mill", length: 12),
  ]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return trails.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "TrailCell", for: indexPath) as! TrailCell
    cell.show(trails[indexPath.row])
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showTrail", let row = tableView.indexPathForSelectedRow?.row,
      let detail = segue.destination as? TrailDetailViewController
    else { return }
    detail.trail = trails[row]
    detail.delegate = delegate
  }

  @IBAction func unwindToTrails(_ segue: UIStoryboardSegue) {
    guard let new = segue.source as? NewTrailViewController, segue.identifier == "save" else {
      return
    }
    trails.append(Trail(name: new.nameField.text ?? "", length: 1))
    tableView.reloadData()
  }
}

class TrailDetailViewController: UIViewController {

  weak var delegate: TrailsViewControllerDelegate?
  var trail: Trail!
  private var weather: WeatherViewController?

  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet fileprivate var buttons: [UIButton]!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail.name
    titleLabel.text = trail.name
    buttons.forEach { $0.isEnabled = weather != nil }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let weather = segue.destination as? WeatherViewController {
      self.weather = weather
    }
  }

  @IBAction private func directionsTapped(_ sender: UIButton) {
    delegate?.showDirections(to: trail)
  }
}

class WeatherViewController: UIViewController {
  @IBOutlet private weak var weatherLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    weatherLabel.text = "Sunny"
  }
}

class NewTrailViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet private var saveItem: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    saveItem.isEnabled = false
  }

  @IBAction private func nameChanged() {
    saveItem.isEnabled = !(nameField.text ?? "").isEmpty
  }
}

class FilterViewController: UIViewController {}

class PhotosViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 2
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
  }
}

class DirectionsViewController: UIViewController {
  var trail: Trail!
  @IBOutlet private weak var stepsLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("directions.title", comment: "The title of the directions")
    stepsLabel.text = "Walk \(trail.length) km"
  }
}
