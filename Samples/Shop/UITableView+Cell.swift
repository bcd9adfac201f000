import PortableUIKit

extension UITableView {
  /// A cell with two lines, used again where there is one to spare.
  func cell(text: String, detail: String? = nil) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }
}
