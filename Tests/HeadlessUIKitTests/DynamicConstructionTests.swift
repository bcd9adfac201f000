import HeadlessUIKit
import Testing

/// What code constructs that knows a class only at run time.
@MainActor @Suite struct DynamicConstructionTests {
  @Test func `a screen of a generic type is made by its own initializer`() {
    #expect((NibScreen.fromNib() as NibScreen).made == "NibScreen in Bundle")
    #expect((make() as NibScreen).made == "nil in Bundle")
    #expect((make() as TitledScreen).title == "Titled")
    let type: UIViewController.Type = NibScreen.self
    #expect((type.init(nibName: "Other", bundle: nil) as? NibScreen)?.made == "Other in nil")
    #expect(type.init() is NibScreen)
  }

  @Test func `a view of a generic type is made by its own initializer`() {
    #expect((view(in: .infinite) as Badge).made == CGRect.infinite)
    #expect((view() as Badge).made == .zero)
    #expect((view() as Banner).isOwn)
    #expect(type(of: view() as UILabel) == UILabel.self)
  }

  @Test func `cells, lists, stacks and buttons of generic types are made as they are asked for`() {
    #expect((cell() as RowCell).made == "row")
    #expect((header() as SectionHeader).made == "header")
    #expect((list(.grouped) as UITableView).style == .grouped)
    #expect((collection() as PhotoGrid).isOwn)
    #expect((controller(.insetGrouped) as UITableViewController).tableView.style == .insetGrouped)
    #expect((stack(TitledScreen()) as Stack).viewControllers.first?.title == "Titled")
    #expect((button() as RoundButton).isOwn)
  }

  @Test func `a class that is named is made by its own initializer with default values`() {
    #expect(DefaultScreen().number == 2)
    #expect(Badge(frame: .infinite).made == .infinite)
    #expect([CGRect.infinite].map(Badge.init(frame:)).map(\.made) == [.infinite])
  }

  private func make<T: UIViewController>() -> T { T() }
  private func view<T: UIView>(in frame: CGRect) -> T { T(frame: frame) }
  private func view<T: UIView>() -> T { T() }
  private func cell<T: UITableViewCell>() -> T { T(style: .value1, reuseIdentifier: "row") }
  private func header<T: UITableViewHeaderFooterView>() -> T { T(reuseIdentifier: "header") }
  private func list<T: UITableView>(_ style: UITableView.Style) -> T {
    T(frame: .zero, style: style)
  }
  private func collection<T: UICollectionView>() -> T {
    T(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  private func controller<T: UITableViewController>(_ style: UITableView.Style) -> T {
    T(style: style)
  }
  private func stack<T: UINavigationController>(_ root: UIViewController) -> T {
    T(rootViewController: root)
  }
  private func button<T: UIButton>() -> T { T(type: .system) }
}

extension UIViewController {
  fileprivate static func fromNib() -> Self {
    func load<T: UIViewController>(_ type: T.Type) -> T {
      T(nibName: String(describing: type), bundle: .main)
    }
    return load(self)
  }
}

private final class NibScreen: UIViewController {
  let made: String
  override init(nibName: String?, bundle: Bundle?) {
    made = "\(nibName ?? "nil") in \(bundle == nil ? "nil" : "Bundle")"
    super.init(nibName: nibName, bundle: bundle)
  }
  convenience init() { self.init(nibName: nil, bundle: .main) }
  required init?(coder: NSCoder) { nil }
  override class func constructed() -> UIResponder? { NibScreen() }
}

private final class TitledScreen: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Titled"
  }
  required init?(coder: NSCoder) { nil }
  override class func constructed() -> UIResponder? { TitledScreen() }
}

private final class DefaultScreen: UIViewController {
  let number: Int
  init(number: Int = 2) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

private class Badge: UIView {
  let made: CGRect
  override init(frame: CGRect) {
    made = frame
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Banner: UIView {
  let isOwn: Bool
  init() {
    isOwn = true
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override class func constructed() -> UIResponder? { Banner() }
}

private final class RowCell: UITableViewCell {
  let made: String?
  override init(style: CellStyle, reuseIdentifier: String?) {
    made = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class SectionHeader: UITableViewHeaderFooterView {
  let made: String?
  override init(reuseIdentifier: String?) {
    made = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class PhotoGrid: UICollectionView {
  let isOwn: Bool
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    isOwn = true
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Stack: UINavigationController {}

private final class RoundButton: UIButton {
  let isOwn: Bool
  override init(frame: CGRect) {
    isOwn = true
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}
