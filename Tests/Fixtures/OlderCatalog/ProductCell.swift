import PortableUIKit

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
