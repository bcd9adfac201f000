import PortableUIKit

class ProductDetailViewController: UIViewController {
  var onBuy: ((Product) -> Void)?
  private let product: Product
  private let imageView = UIImageView(image: UIImage(named: "placeholder"))
  private let buyButton = UIButton(type: .system)

  init(product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = UIView()
    view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.95, alpha: 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = product.name
    navigationItem.largeTitleDisplayMode = .never
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = 8
    imageView.layer.borderColor = UIColor.lightGray.cgColor
    imageView.layer.masksToBounds = true
    imageView.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer(target: self, action: Selector("imageTapped:"))
    imageView.addGestureRecognizer(tap)
    buyButton.setTitle("Buy", for: .normal)
    buyButton.setTitleColor(.white, for: .normal)
    buyButton.titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    buyButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    buyButton.addTarget(self, action: Selector("buyTapped"), for: .touchUpInside)
    for subview in [imageView, buyButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let height = imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.5)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      height,
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      buyButton.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 20),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    buyButton.alpha = 0
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut],
      animations: {
        self.buyButton.alpha = 1
      }, completion: nil)
  }

  func buyTapped() { onBuy?(product) }

  func imageTapped(_ sender: UITapGestureRecognizer) {
    let full = UIViewController()
    full.title = "Image"
    full.modalPresentationStyle = .overFullScreen
    full.modalTransitionStyle = .crossDissolve
    present(full, animated: true)
  }
}

extension ProductDetailViewController: SelectorPerforming {
  func perform(_ selector: Selector, from sender: Any?) -> Bool {
    switch selector.name {
    case "buyTapped": buyTapped()
    case "imageTapped:": imageTapped(sender as! UITapGestureRecognizer)
    default: return false
    }
    return true
  }
}
