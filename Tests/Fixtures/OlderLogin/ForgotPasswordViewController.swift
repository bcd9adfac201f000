import PortableUIKit

class ForgotPasswordViewController: UIViewController {
  private let gradient = CAGradientLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Forgot password"
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "We will write to you."
    label.numberOfLines = 0
    label.sizeToFit()
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    gradient.frame = view.bounds
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { view.endEditing(true) }
  }
}
