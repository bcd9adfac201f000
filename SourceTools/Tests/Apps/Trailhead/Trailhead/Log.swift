import UIKit

class LogCell: UITableViewCell {
  @IBOutlet weak var dayLabel: UILabel!
}

class LogViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

  weak var coordinator: LogCoordinator?
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var periodControl: UISegmentedControl!
  private var days = ["Monday", "Tuesday"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "LogCell", bundle: nil), forCellReuseIdentifier: "LogCell")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return days.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "LogCell", for: indexPath) as! LogCell
    cell.dayLabel.text = days[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "entry", sender: days[indexPath.row])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? LogEntryViewController)?.day = sender as? String
  }

  @IBAction private func periodChanged(_ sender: UISegmentedControl) {
    days = sender.selectedSegmentIndex == 0 ? ["Monday", "Tuesday"] : ["Last week"]
    tableView.reloadData()
  }

  @IBAction func unwindToLog(_ segue: UIStoryboardSegue) {}
}

class LogEntryViewController: UIViewController {
  var day: String?

  @IBAction private func noteTapped(_ recognizer: UITapGestureRecognizer) {
    title = "Note"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = day
  }
}
