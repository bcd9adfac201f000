import Foundation
import PortableUIKit

struct Product: Equatable {
  var name: String
  var price: Decimal
  var isNew: Bool

  static let all = [
    Product(name: "Chair", price: 49, isNew: false),
    Product(name: "Table", price: 120, isNew: false),
    Product(name: "Lamp", price: 25, isNew: true),
  ]
}

class ProductCell: UITableViewCell {
  static let identifier = "ProductCell"

  let nameLabel = UILabel()
  let priceLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    let stack = UIStackView(arrangedSubviews: [nameLabel, priceLabel])
    stack.axis = .horizontal
    stack.spacing = 8
    contentView.addSubview(stack)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with product: Product) {
    nameLabel.text = product.name
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 15, weight: .semibold),
      .foregroundColor: UIColor.darkGray,
    ]
    priceLabel.attributedText = NSAttributedString(
      string: "\(product.price)", attributes: attributes)
  }
}
