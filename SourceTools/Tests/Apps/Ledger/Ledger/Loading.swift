import UIKit

protocol NibLoadable {}

extension NibLoadable where Self: UIViewController {
    static func fromNib() -> Self {
        func load<T: UIViewController>(_ type: T.Type) -> T {
            return T(nibName: String(describing: type), bundle: nil)
        }
        return load(self)
    }
}

class ContentViewController<Content: UIView>: UIViewController {
    let content = Content()

    override func loadView() {
        view = content
    }
}

extension UITableView {
    func make<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
        return dequeueReusableCell(withIdentifier: String(describing: type)) as? Cell
            ?? type.init(style: .value1, reuseIdentifier: String(describing: type))
    }
}
