import Foundation

/// The objects that were created from one scene of a storyboard file, or from a nib file.
///
/// Code that is generated from interface files creates and connects objects with it.
@preconcurrency @MainActor public final class InterfaceObjects {
  /// The screen of the scene, or the owner of the nib.
  public private(set) weak var owner: AnyObject?
  private let bundleName: String
  private var kept: [String: AnyObject] = [:]
  private(set) var segues: [(id: String, segue: StoryboardSegueTemplate)] = []

  init(owner: AnyObject?, of name: String) {
    self.owner = owner
    bundleName = name
  }

  /// Creates a view with `init(coder:)`.
  ///
  /// - Parameters:
  ///   - type: The view's class.
  ///   - prepare: Sets what the file states. It runs as decoding does, within `UIView.init(coder:)`,
  ///     so that the initializers of subclasses can change it.
  /// - Returns: A new view.
  public func create<View: UIView>(
    _ type: View.Type, _ prepare: @escaping (View) -> Void = { _ in }
  ) -> View {
    let coder = InterfaceCoder { if let view = $0 as? View { prepare(view) } }
    let base: UIView.Type = type
    guard let view = base.init(coder: coder) as? View else {
      Misuse.raise("\(type).init(coder:) returned nil in \(bundleName). Return a view.")
    }
    return view
  }

  /// Creates a bar item or a navigation item with `init(coder:)`.
  ///
  /// - Parameters:
  ///   - type: The item's class.
  ///   - prepare: Sets what the file states.
  /// - Returns: A new item.
  public func create<Item: UIBarItem>(_ type: Item.Type, _ prepare: (Item) -> Void = { _ in })
    -> Item
  {
    let base: UIBarItem.Type = type
    guard let item = base.init(coder: InterfaceCoder()) as? Item else {
      Misuse.raise("\(type).init(coder:) returned nil in \(bundleName). Return an item.")
    }
    prepare(item)
    return item
  }

  /// Creates an object of the app's own, with `init()`.
  public func create<Object: NSObject>(object type: Object.Type) -> Object {
    let base: NSObject.Type = type
    guard let object = base.created(plainly: true) as? Object else {
      Misuse.raise("\(type).init() created an object of another class in \(bundleName).")
    }
    return object
  }

  /// An object that is created with the screen and not with its view, by its identifier in the file.
  public subscript(id: String) -> AnyObject? {
    get { kept[id] }
    set { kept[id] = newValue }
  }

  /// Connects an outlet, and logs where the object is not of the outlet's type.
  ///
  /// - Parameters:
  ///   - object: The object; `nil` leaves the outlet as it is.
  ///   - outlet: The outlet's name.
  ///   - set: Sets the outlet.
  public func connect<Value>(_ object: Any?, _ outlet: String, _ set: (Value) -> Void) {
    guard let object else { return }
    guard let value = object as? Value else {
      return Misuse.log(
        """
        The outlet "\(outlet)" in \(bundleName) is a \(Value.self), but is connected to a \
        \(Swift.type(of: object)). Correct its type, or the class in the file.
        """)
    }
    set(value)
  }

  /// Connects a collection of outlets, and logs each object that is not of its type.
  ///
  /// - Parameters:
  ///   - objects: The objects.
  ///   - outlet: The outlet's name.
  ///   - set: Sets the outlet.
  public func connect<Value>(all objects: [Any?], _ outlet: String, _ set: ([Value]) -> Void) {
    var values: [Value] = []
    for object in objects { connect(object, outlet) { values.append($0) } }
    set(values)
  }

  /// Calls `awakeFromNib()` of views and other objects, in order.
  public func awaken(_ objects: [AnyObject]) {
    for object in objects { (object as? any NibAwakening)?.awakeFromNib() }
  }
}

/// An object that is told when all of its storyboard or nib is there. On a phone every object is.
@preconcurrency @MainActor public protocol NibAwakening: AnyObject {
  /// Called after the object was created and connected.
  func awakeFromNib()
}

extension UIResponder: NibAwakening {}

extension InterfaceObjects {
  /// Adds a segue of the scene.
  ///
  /// - Parameters:
  ///   - segue: The segue, which the screen keeps.
  ///   - id: The segue's identifier in the file, which is not the one that the app uses.
  public func add(_ segue: StoryboardSegueTemplate, id: String) {
    segue.source = owner as? UIViewController
    segues.append((id, segue))
  }

  /// Returns the segue with an identifier in the file.
  public func segue(_ id: String) -> StoryboardSegueTemplate? {
    segues.first { $0.id == id }?.segue
  }

  /// Adds the screen that a container view embeds.
  ///
  /// - Parameters:
  ///   - id: The segue's identifier in the file.
  ///   - container: The view that shows the screen.
  public func embed(_ id: String, in container: UIView) {
    segue(id)?.embed(in: container)
  }

  /// Creates the screen at the end of a relationship, such as the first one of a stack.
  public func screen(_ destination: StoryboardSegueTemplate.Destination) -> UIViewController? {
    (owner as? UIViewController)?.storedStoryboard?.instantiate(destination)
  }
}

extension InterfaceObjects {
  /// Sets the rows of a table that are in the file.
  public func setStaticSections(_ sections: [StaticTableSection], of table: UITableView) {
    table.staticSections = sections
  }

  /// Sets what a cell is in the file.
  ///
  /// - Parameters:
  ///   - style: The cell's layout.
  ///   - reuseIdentifier: The identifier by which the app dequeues it.
  ///   - cell: The cell.
  public func set(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?, of cell: UITableViewCell
  ) {
    cell.style = style
    cell.reuseIdentifier = reuseIdentifier
  }

  /// Sets the segues that a cell performs.
  ///
  /// - Parameters:
  ///   - selection: The identifier, in the file, of the segue of a tap on the cell.
  ///   - accessory: The identifier, in the file, of the segue of a tap on its accessory.
  ///   - cell: A cell of a table or a collection.
  public func setSegues(selection: String? = nil, accessory: String? = nil, of cell: UIView) {
    if let selection { cell.seldom.selectionSegue = segue(selection) }
    if let accessory { cell.seldom.accessorySegue = segue(accessory) }
  }

  /// Has a table create its cells with an identifier from the file.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - table: The table.
  ///   - make: Creates a cell.
  public func addPrototype(
    _ identifier: String, to table: UITableView, make: @escaping () -> UITableViewCell
  ) {
    table.reuse.register(identifier, make: make)
  }

  /// Has a collection create its cells or supplementary views with an identifier from the file.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier.
  ///   - kind: The kind of supplementary view; `nil` for a cell.
  ///   - collection: The collection.
  ///   - make: Creates a view.
  public func addPrototype(
    _ identifier: String, kind: String? = nil, to collection: UICollectionView,
    make: @escaping () -> UICollectionReusableView
  ) {
    collection.reuse.register(identifier, kind: kind ?? "cell", make: make)
  }
}

/// A section of a table whose rows are in an interface file.
@preconcurrency @MainActor public struct StaticTableSection {
  /// The section's title.
  public var header: String?
  /// The text below the section.
  public var footer: String?
  /// The cells, one for each row.
  public var rows: [UITableViewCell]

  /// Creates a section.
  public init(header: String? = nil, footer: String? = nil, rows: [UITableViewCell]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}
