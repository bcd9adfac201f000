import PortableUIKit

class SettingsViewController: UITableViewController {
  private enum Row: Int, CaseIterable {
    case about, terms, reset
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return Row.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "\(Row(rawValue: indexPath.row)!)".capitalized
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Row(rawValue: indexPath.row)! {
    case .about:
      let about = UIViewController()
      about.title = "About"
      showDetailViewController(about, sender: self)
    case .terms:
      let safari = SFSafariViewController(url: URL(string: "https://example.com/terms")!)
      safari.delegate = self
      present(safari, animated: true, completion: nil)
    case .reset:
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Reset", style: .destructive, handler: nil))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
      if let popover = sheet.popoverPresentationController {
        popover.sourceView = tableView
        popover.sourceRect = tableView.bounds
      }
      present(sheet, animated: true, completion: nil)
    }
  }
}

extension SettingsViewController: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    controller.dismiss(animated: true, completion: nil)
  }
}
