extension ShimSources {
  /// Eureka: forms whose rows are the cells of a table.
  static let eureka = eurekaForms + eurekaRows

  /// Forms, sections, conditions, rules, and what all rows have in common.
  static let eurekaForms = #"""
    import Foundation
    @_exported import PortableUIKit

    // MARK: Operators

    precedencegroup FormPrecedence {
      associativity: left
      higherThan: LogicalConjunctionPrecedence
    }
    precedencegroup SectionPrecedence {
      associativity: left
      higherThan: FormPrecedence
    }
    infix operator +++ : FormPrecedence
    infix operator <<< : SectionPrecedence

    extension FormList {
      /// Appends, and returns the list.
      fileprivate func with(_ new: Element...) -> Self {
        append(contentsOf: new)
        return self
      }
    }
    extension Form {
      @discardableResult public static func +++ (a: Form, b: Section) -> Form { a.with(b) }
      @discardableResult public static func +++ (a: Form, b: BaseRow) -> Form { a.with(Section().with(b)) }
    }
    extension Section {
      @discardableResult public static func +++ (a: Section, b: Section) -> Form { Form().with(a, b) }
      @discardableResult public static func +++ (a: Section, b: BaseRow) -> Form { Form().with(a) +++ b }
      @discardableResult public static func <<< (a: Section, b: BaseRow) -> Section { a.with(b) }
    }
    extension BaseRow {
      @discardableResult public static func +++ (a: BaseRow, b: BaseRow) -> Form { Form() +++ a +++ b }
      @discardableResult public static func <<< (a: BaseRow, b: BaseRow) -> Section { Section().with(a, b) }
    }

    // MARK: Conditions

    public enum Condition: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
      /// The tags of the rows whose values it depends on, and what it asks of the form.
      case function([String], (Form) -> Bool)
      case predicate(NSPredicate)

      public init(booleanLiteral value: Bool) { self = .function([], { _ in value }) }
      public init(stringLiteral value: String) {
        let parser = ConditionParser(value)
        self = .function(parser.tags) { form in parser.holds { form.value(of: $0) } }
      }
      @MainActor fileprivate func holds(in form: Form) -> Bool {
        switch self {
        case .function(_, let holds): holds(form)
        case .predicate(let predicate):
          predicate.evaluate(with: form.values(includeHidden: true).compactMapValues { $0 })
        }
      }
      /// Whether the value of a row matters; what a predicate asks about is not known.
      fileprivate func depends(on tag: String) -> Bool {
        guard case .function(let tags, _) = self else { return true }
        return tags.contains(tag)
      }
    }

    /// Reads conditions such as `$count > 2 AND NOT ($name == nil)`.
    private struct ConditionParser {
      private var tokens: ArraySlice<String>
      private var value: (_ tag: String) -> Any? = { _ in nil }

      init(_ text: String) {
        let token = #/"[^"]*"|'[^']*'|\$?[\w.\-]+|&&|\|\||[=!<>]=|<>|[=<>!()]/#
        tokens = text.matches(of: token).map { String($0.output) }[...]
      }
      var tags: [String] { tokens.filter { $0.hasPrefix("$") }.map { String($0.dropFirst()) } }

      func holds(_ value: @escaping (_ tag: String) -> Any?) -> Bool {
        var parser = self
        parser.value = value
        return parser.alternatives()
      }
      private mutating func takes(_ words: String...) -> Bool {
        guard let first = tokens.first, words.contains(first.uppercased()) else { return false }
        tokens.removeFirst()
        return true
      }
      private mutating func alternatives() -> Bool {
        var holds = conjunction()
        while takes("OR", "||") { holds = conjunction() || holds }
        return holds
      }
      private mutating func conjunction() -> Bool {
        var holds = comparison()
        while takes("AND", "&&") { holds = comparison() && holds }
        return holds
      }
      private mutating func comparison() -> Bool {
        if takes("NOT", "!") { return !comparison() }
        if takes("(") {
          let holds = alternatives()
          _ = takes(")")
          return holds
        }
        let (left, relation, right) = (operand(), tokens.popFirst(), operand())
        let order = Self.order(left, right)
        switch relation {
        case "=", "==": return order == .orderedSame
        case "!=", "<>": return order != .orderedSame
        case "<": return order == .orderedAscending
        case "<=": return order == .orderedAscending || order == .orderedSame
        case ">": return order == .orderedDescending
        case ">=": return order == .orderedDescending || order == .orderedSame
        default: return false
        }
      }
      private mutating func operand() -> Any? {
        guard let token = tokens.popFirst() else { return nil }
        if token.hasPrefix("$") { return value(String(token.dropFirst())) }
        if token.hasPrefix("'") || token.hasPrefix("\"") { return String(token.dropFirst().dropLast()) }
        switch token.uppercased() {
        case "TRUE", "YES": return true
        case "FALSE", "NO": return false
        default: return Double(token)
        }
      }
      private static func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
        guard let a, let b else { return a == nil && b == nil ? .orderedSame : nil }
        guard let a = a as? NSNumber, let b = b as? NSNumber else { return "\(a)".compare("\(b)") }
        return a.compare(b)
      }
    }

    // MARK: Forms

    @preconcurrency @MainActor public protocol Hidable: AnyObject {
      var hidden: Condition? { get set }
      var isHidden: Bool { get }
      func evaluateHidden()
    }

    /// The sections of a form, or the rows of a section. As a collection it has those that show.
    @preconcurrency @MainActor
    open class FormList<Element: Hidable>: @preconcurrency RandomAccessCollection,
      @preconcurrency RangeReplaceableCollection
    {
      fileprivate var all: [Element] = []
      private var shown: [Element] { all.filter { !$0.isHidden } }

      public required init() {}
      fileprivate func didReplace(_ old: [Element], with new: [Element]) {}

      public var startIndex: Int { 0 }
      public var endIndex: Int { shown.count }
      public func makeIterator() -> IndexingIterator<[Element]> { shown.makeIterator() }
      public subscript(bounds: Range<Int>) -> ArraySlice<Element> { shown[bounds] }
      public subscript(position: Int) -> Element {
        get { shown[position] }
        set { replaceSubrange(position..<position + 1, with: [newValue]) }
      }
      // These change a constant, which those of the protocol cannot.
      public func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New)
      where New.Element == Element {
        let (shown, new) = (shown, Array(new))
        let old = Array(shown[range])
        let place = range.lowerBound < shown.count ? all.firstIndex { $0 === shown[range.lowerBound] } : nil
        all.removeAll { element in old.contains { $0 === element } }
        all.insert(contentsOf: new, at: place ?? all.count)
        didReplace(old, with: new)
      }
      public func append(_ new: Element) { append(contentsOf: [new]) }
      public func append<New: Sequence>(contentsOf new: New) where New.Element == Element {
        replaceSubrange(count..<count, with: Array(new))
      }
      public func insert(_ new: Element, at index: Int) { replaceSubrange(index..<index, with: [new]) }
      @discardableResult public func remove(at index: Int) -> Element {
        let old = self[index]
        replaceSubrange(index..<index + 1, with: [])
        return old
      }
      @discardableResult public func removeFirst() -> Element { remove(at: 0) }
      @discardableResult public func removeLast() -> Element { remove(at: count - 1) }
      public func removeAll(keepingCapacity: Bool = false) {
        let old = all
        all = []
        didReplace(old, with: [])
      }
      public func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        for element in try filter(isRemoved) { firstIndex { $0 === element }.map { _ = remove(at: $0) } }
      }
      /// The protocol's would move what it returns to a new list.
      public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
        try shown.filter(isIncluded)
      }
    }

    public final class Form: FormList<Section> {
      public internal(set) weak var delegate: FormViewController?
      public var inlineRowHideOptions: InlineRowHideOptions? = .AnotherInlineRowIsShown

      public var allSections: [Section] { all }
      public var allRows: [BaseRow] { all.flatMap(\.allRows) }
      public var rows: [BaseRow] { flatMap { Array($0) } }
      public subscript(indexPath: IndexPath) -> BaseRow { self[indexPath.section][indexPath.row] }

      public func rowBy(tag: String) -> BaseRow? { allRows.first { $0.tag == tag } }
      public func rowBy<Row: RowType>(tag: String) -> Row? { allRows.first { $0.tag == tag } as? Row }
      public func rowBy<T>(tag: String) -> RowOf<T>? { allRows.first { $0.tag == tag } as? RowOf<T> }
      public func sectionBy(tag: String) -> Section? { all.first { $0.tag == tag } }
      fileprivate func value(of tag: String) -> Any? { allRows.first { $0.tag == tag }?.baseValue }

      public func values(includeHidden: Bool = false) -> [String: Any?] {
        var values: [String: Any?] = [:]
        for row in includeHidden ? allRows : rows { row.tag.map { values[$0] = .some(row.baseValue) } }
        for case let section as MultivaluedSection in includeHidden ? all : Array(self) {
          section.tag.map { values[$0] = .some(section.values()) }
        }
        return values
      }
      public func setValues(_ values: [String: Any?]) {
        for row in allRows { if let value = row.tag.flatMap({ values[$0] }) { row.baseValue = value } }
      }
      @discardableResult public func validate(
        includeHidden: Bool = false, includeDisabled: Bool = true, quietly: Bool = false
      ) -> [ValidationError] {
        (includeHidden ? allRows : rows).filter { includeDisabled || !$0.isDisabled }
          .flatMap { $0.validate(quietly: quietly) }
      }
      public func cleanValidationErrors() { for row in allRows { row.cleanValidationErrors() } }

      fileprivate override func didReplace(_ old: [Section], with new: [Section]) {
        for section in old { section.form = nil }
        for section in new { section.form = self }
        for section in new {
          section.evaluateHidden()
          for row in section.allRows { row.evaluateConditions() }
        }
        delegate?.reload()
      }
      fileprivate func valueChanged(of row: BaseRow, from old: Any?) {
        delegate?.valueHasBeenChanged(for: row, oldValue: old, newValue: row.baseValue)
        row.notify(.change)
        guard let tag = row.tag else { return }
        for section in all where section.hidden?.depends(on: tag) == true { section.evaluateHidden() }
        for other in allRows {
          if other.hidden?.depends(on: tag) == true { other.evaluateHidden() }
          if other.disabled?.depends(on: tag) == true { other.evaluateDisabled() }
        }
      }
    }

    // MARK: Sections

    public enum HeaderFooterType: Sendable { case header, footer }
    @preconcurrency @MainActor public protocol HeaderFooterViewRepresentable {
      var title: String? { get set }
      var height: (() -> CGFloat)? { get set }
      func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView?
    }
    public enum HeaderFooterProvider<ViewType: UIView> {
      case `class`
      case callback(() -> ViewType)
      case nibFile(name: String, bundle: Bundle?)
    }
    @MainActor private func viewOfNib<View: UIView>(_ name: String, _ bundle: Bundle?) -> View? {
      UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
    }
    @preconcurrency @MainActor
    public struct HeaderFooterView<ViewType: UIView>: HeaderFooterViewRepresentable {
      public var title: String?, height: (() -> CGFloat)?, onSetupView: ((ViewType, Section) -> Void)?
      public var viewProvider: HeaderFooterProvider<ViewType>?
      public init(_ provider: HeaderFooterProvider<ViewType>) { viewProvider = provider }
      public func viewForSection(_ section: Section, type: HeaderFooterType) -> UIView? {
        let view: ViewType
        switch viewProvider {
        case nil: return nil
        case .class: view = ViewType(frame: .zero)
        case .callback(let make): view = make()
        case .nibFile(let name, let bundle): view = viewOfNib(name, bundle) ?? ViewType(frame: .zero)
        }
        onSetupView?(view, section)
        return view
      }
    }
    extension HeaderFooterView<UITableViewHeaderFooterView> {
      public init?(title: String?) {
        if title == nil { return nil }
        self.title = title
      }
    }

    open class Section: FormList<BaseRow>, Hidable {
      public var tag: String?, hidden: Condition?
      public var header: HeaderFooterViewRepresentable?, footer: HeaderFooterViewRepresentable?
      public internal(set) weak var form: Form?
      public private(set) var isHidden = false

      public required init() { super.init() }
      public init(header: String? = nil, footer: String?, _ initializer: (Section) -> Void = { _ in }) {
        self.header = HeaderFooterView(title: header)
        self.footer = HeaderFooterView(title: footer)
        super.init()
        initializer(self)
      }
      public convenience init(_ header: String? = nil, _ initializer: (Section) -> Void = { _ in }) {
        self.init(header: header, footer: nil, initializer)
      }

      public var allRows: [BaseRow] { all }
      /// The place among the sections that show.
      public var index: Int? { form?.firstIndex { $0 === self } }
      public func rowBy<Row: RowType>(tag: String) -> Row? { all.first { $0.tag == tag } as? Row }
      public func reload(with animation: UITableView.RowAnimation = .none) { form?.delegate?.reload() }
      public func evaluateHidden() {
        guard let form, let hides = hidden?.holds(in: form), hides != isHidden else { return }
        isHidden = hides
        reload()
      }
      fileprivate override func didReplace(_ old: [BaseRow], with new: [BaseRow]) {
        for row in old { row.section = nil }
        for row in new {
          row.section = self
          prepare(row)
        }
        for row in new { row.evaluateConditions() }
        reload()
      }
      /// Called for each row that is added.
      fileprivate func prepare(_ row: BaseRow) {}
    }
    extension Section: Equatable {
      nonisolated public static func == (a: Section, b: Section) -> Bool { a === b }
    }

    public struct MultivaluedOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let Insert = Self(rawValue: 1), Delete = Self(rawValue: 2), Reorder = Self(rawValue: 4)
    }
    open class MultivaluedSection: Section {
      public var multivaluedOptions: MultivaluedOptions = [.Insert, .Delete]
      public var showInsertIconInAddButton = true
      public var multivaluedRowToInsertAt: ((Int) -> BaseRow)?
      public var addButtonProvider: (MultivaluedSection) -> ButtonRow = { _ in
        ButtonRow { $0.title = "Add" }
      }

      public required init() { super.init() }
      public init(
        multivaluedOptions: MultivaluedOptions = [.Insert, .Delete], header: String? = nil,
        footer: String? = nil, _ initializer: (MultivaluedSection) -> Void = { _ in }
      ) {
        self.multivaluedOptions = multivaluedOptions
        super.init(header: header, footer: footer)
        initializer(self)
        guard multivaluedOptions.contains(.Insert) else { return }
        self <<< addButtonProvider(self).onCellSelection { [weak self] _, row in
          if !row.isDisabled { self?.insertRow() }
        }
      }
      public func values() -> [Any] { all.filter { !isAddButton($0) }.compactMap(\.baseValue) }
      fileprivate func isAddButton(_ row: BaseRow) -> Bool {
        multivaluedOptions.contains(.Insert) && row === all.last
      }
      fileprivate func insertRow() {
        let place = Swift.max(0, count - 1)
        guard let row = multivaluedRowToInsertAt?(place) else { return }
        insert(row, at: place)
        row.baseCell.cellBecomeFirstResponder()
      }
    }

    public enum SelectionType: Sendable { case multipleSelection, singleSelection(enableDeselection: Bool) }
    @preconcurrency @MainActor public protocol SelectableRowType: RowType {
      var selectableValue: Cell.Value? { get set }
    }
    open class SelectableSection<SelectableRow: BaseRow & SelectableRowType>: Section {
      public var selectionType = SelectionType.singleSelection(enableDeselection: true)
      public var onSelectSelectableRow: ((SelectableRow.Cell, SelectableRow) -> Void)?

      public required init() { super.init() }
      public init(
        header: String? = nil, footer: String?, selectionType: SelectionType,
        _ initializer: (SelectableSection) -> Void = { _ in }
      ) {
        self.selectionType = selectionType
        super.init(header: header, footer: footer)
        initializer(self)
      }
      public convenience init(
        _ header: String? = nil, selectionType: SelectionType,
        _ initializer: (SelectableSection) -> Void = { _ in }
      ) { self.init(header: header, footer: nil, selectionType: selectionType, initializer) }
      public func selectedRow() -> SelectableRow? { selectedRows().first }
      public func selectedRows() -> [SelectableRow] {
        all.compactMap { $0 as? SelectableRow }.filter { $0.value != nil }
      }
      fileprivate override func prepare(_ row: BaseRow) {
        (row as? SelectableRow)?.onCellSelection { [weak self] cell, row in
          guard let self, !row.isDisabled else { return }
          var isKept = false
          if case .singleSelection(let canDeselect) = selectionType {
            isKept = !canDeselect
            for other in selectedRows() where other !== row {
              other.value = nil
              other.updateCell()
            }
          }
          row.value = row.value == nil || isKept ? row.selectableValue : nil
          row.updateCell()
          onSelectSelectableRow?(cell, row)
        }
      }
    }

    // MARK: Validation

    public struct ValidationError: Equatable, Sendable {
      public let msg: String
      public init(msg: String) { self.msg = msg }
    }
    public struct ValidationOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let validatesOnDemand = Self(rawValue: 1), validatesOnChange = Self(rawValue: 2)
      public static let validatesOnBlur = Self(rawValue: 4), validatesOnChangeAfterBlurred = Self(rawValue: 8)
      public static let validatesAlways: Self = [.validatesOnChange, .validatesOnBlur]
    }
    public protocol RuleType {
      associatedtype RowValueType
      var id: String? { get set }
      var validationError: ValidationError { get set }
      func isValid(value: RowValueType?) -> ValidationError?
    }
    public struct RuleSet<T: Equatable> {
      fileprivate var rules: [(id: String?, check: (T?) -> ValidationError?)] = []
      public init() {}
      public mutating func add<Rule: RuleType>(rule: Rule) where Rule.RowValueType == T {
        rules.append((rule.id, { rule.isValid(value: $0) }))
      }
    }
    open class RuleOf<T>: RuleType {
      public var id: String?, validationError: ValidationError
      private let holds: (T?) -> Bool
      fileprivate init(_ message: String, _ id: String?, _ holds: @escaping (T?) -> Bool) {
        (self.id, self.holds, validationError) = (id, holds, ValidationError(msg: message))
      }
      public func isValid(value: T?) -> ValidationError? { holds(value) ? nil : validationError }
    }
    public struct RuleClosure<T: Equatable>: RuleType {
      public var id: String?, validationError = ValidationError(msg: "Field validation fails.")
      public var closure: (T?) -> ValidationError?
      public init(id: String? = nil, closure: @escaping (T?) -> ValidationError?) {
        (self.id, self.closure) = (id, closure)
      }
      public func isValid(value: T?) -> ValidationError? { closure(value) }
    }
    public final class RuleRequired<T: Equatable>: RuleOf<T> {
      public init(msg: String = "Field required!", id: String? = nil) {
        super.init(msg, id) { $0 != nil && ($0 as? String)?.isEmpty != true }
      }
    }
    public final class RuleMinLength: RuleOf<String> {
      public init(minLength: UInt, msg: String? = nil, id: String? = nil) {
        super.init(msg ?? "Enter at least \(minLength) characters", id) { ($0?.count ?? .max) >= minLength }
      }
    }
    public final class RuleMaxLength: RuleOf<String> {
      public init(maxLength: UInt, msg: String? = nil, id: String? = nil) {
        super.init(msg ?? "Enter at most \(maxLength) characters", id) { ($0?.count ?? 0) <= maxLength }
      }
    }
    public final class RuleGreaterThan<T: Comparable>: RuleOf<T> {
      public init(min: T, msg: String? = nil, id: String? = nil) {
        super.init(msg ?? "Enter more than \(min)", id) { $0.map { $0 > min } ?? true }
      }
    }
    public final class RuleSmallerThan<T: Comparable>: RuleOf<T> {
      public init(max: T, msg: String? = nil, id: String? = nil) {
        super.init(msg ?? "Enter less than \(max)", id) { $0.map { $0 < max } ?? true }
      }
    }
    public final class RuleEqualsToRow<T: Equatable>: RuleOf<T> {
      public init(form: Form, tag: String, msg: String = "Fields don't match!", id: String? = nil) {
        super.init(msg, id) { [weak form] in form?.value(of: tag) as? T == $0 }
      }
    }
    open class RuleRegExp: RuleOf<String> {
      public init(
        regExpr: String, allowsEmpty: Bool = true, msg: String = "Invalid field value!", id: String? = nil
      ) {
        super.init(msg, id) { value in
          guard let value, !value.isEmpty else { return allowsEmpty }
          return value.range(of: "^(?:\(regExpr))$", options: .regularExpression) != nil
        }
      }
    }
    public final class RuleEmail: RuleRegExp {
      public init(msg: String = "Field value should be a valid email!", id: String? = nil) {
        super.init(regExpr: #"[^@\s]+@[^@\s]+\.[^@\s.]{2,}"#, msg: msg, id: id)
      }
    }
    public final class RuleURL: RuleOf<URL> {
      public init(allowsEmpty: Bool = true, msg: String = "Field value must be an URL!", id: String? = nil) {
        super.init(msg, id) { $0.map { $0.absoluteString.contains(".") } ?? allowsEmpty }
      }
    }

    // MARK: Rows

    /// What a row calls its callbacks for.
    private enum RowEvent {
      case creation, setup, update, selection, highlight, change, validation, expand, collapse
    }
    private typealias RowCallbacks = [RowEvent: (BaseRow) -> Void]
    @MainActor private enum RowDefaults { static var callbacks: [ObjectIdentifier: RowCallbacks] = [:] }

    @preconcurrency @MainActor open class BaseRow: Hidable {
      public var title: String?, tag: String?, cellStyle = UITableViewCell.CellStyle.value1
      public var hidden: Condition?, disabled: Condition?, noValueDisplayText: String?
      public private(set) var isHidden = false, isDisabled = false, isHighlighted = false, wasBlurred = false
      public internal(set) weak var section: Section?
      public var validationOptions = ValidationOptions.validatesOnBlur
      public fileprivate(set) var validationErrors: [ValidationError] = [] {
        didSet {
          guard validationErrors != oldValue else { return }
          notify(.validation)
          updateCell()
        }
      }
      fileprivate var callbacks: RowCallbacks = [:]
      /// The row below that this one opened; in such a row, the title of the one above.
      fileprivate var openedRow: BaseRow?, titleAbove: String?

      public required init(tag: String?) { self.tag = tag }

      open var baseCell: BaseCell! { nil }
      open var baseValue: Any? { get { nil } set {} }
      public var isValid: Bool { validationErrors.isEmpty }
      public var indexPath: IndexPath? {
        guard let section, let index = section.index else { return nil }
        return section.firstIndex { $0 === self }.map { IndexPath(row: $0, section: index) }
      }
      fileprivate var controller: FormViewController? { section?.form?.delegate }
      fileprivate func notify(_ event: RowEvent) {
        RowDefaults.callbacks[ObjectIdentifier(type(of: self))]?[event]?(self)
        callbacks[event]?(self)
      }

      @discardableResult open func validate(quietly: Bool = false) -> [ValidationError] { [] }
      public func cleanValidationErrors() { validationErrors = [] }
      open func customUpdateCell() {}
      open func customDidSelect() {}
      open func prepare(for segue: UIStoryboardSegue) {}
      open func updateCell() {
        baseCell.update()
        customUpdateCell()
        notify(.update)
      }
      /// The callback is called of a disabled row, too: apps ask for `isDisabled`.
      open func didSelect() {
        if !isDisabled {
          baseCell.didSelect()
          customDidSelect()
        }
        notify(.selection)
      }
      public func reload(with animation: UITableView.RowAnimation = .none) {
        indexPath.map { controller?.tableView?.reloadRows(at: [$0], with: animation) }
      }
      public func select(animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none) {
        controller?.tableView?.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
      }
      public func deselect(animated: Bool = true) {
        indexPath.map { controller?.tableView?.deselectRow(at: $0, animated: animated) }
      }
      public func evaluateHidden() {
        guard let form = section?.form, let hides = hidden?.holds(in: form), hides != isHidden else { return }
        isHidden = hides
        controller?.reload()
      }
      public func evaluateDisabled() {
        guard let form = section?.form, let disabled else { return }
        isDisabled = disabled.holds(in: form)
        updateCell()
      }
      fileprivate func evaluateConditions() {
        evaluateHidden()
        evaluateDisabled()
      }
      fileprivate func setHighlighted(_ isHighlighted: Bool) {
        self.isHighlighted = isHighlighted
        wasBlurred = wasBlurred || !isHighlighted
        let blurs: ValidationOptions = [.validatesOnBlur, .validatesOnChangeAfterBlurred]
        if !isHighlighted, !validationOptions.isDisjoint(with: blurs) { validate() }
        updateCell()
        notify(.highlight)
      }
    }
    extension BaseRow: Equatable {
      nonisolated public static func == (a: BaseRow, b: BaseRow) -> Bool { a === b }
    }

    open class RowOf<T: Equatable>: BaseRow {
      private var stored: T?, rules = RuleSet<T>()
      public var displayValueFor: ((T?) -> String?)? = { $0.map { String(describing: $0) } }
      fileprivate var choices: [T] = []

      open var value: T? {
        get { stored }
        set {
          let old = stored
          stored = newValue
          guard old != newValue, let form = section?.form else { return }
          form.valueChanged(of: self, from: old)
          let options = validationOptions
          if options.contains(.validatesOnChange) || !isValid && options != .validatesOnDemand
            || wasBlurred && options.contains(.validatesOnChangeAfterBlurred)
          { validate() }
        }
      }
      open override var baseValue: Any? {
        get { value }
        set { value = newValue as? T }
      }
      public func add<Rule: RuleType>(rule: Rule) where Rule.RowValueType == T { rules.add(rule: rule) }
      public func add(ruleSet: RuleSet<T>) { rules.rules += ruleSet.rules }
      public func remove(ruleWithIdentifier id: String) { rules.rules.removeAll { $0.id == id } }
      public func removeAllRules() { rules = RuleSet() }
      @discardableResult open override func validate(quietly: Bool = false) -> [ValidationError] {
        let errors = rules.rules.compactMap { $0.check(value) }
        if !quietly { validationErrors = errors }
        return errors
      }
    }

    @preconcurrency @MainActor public protocol TypedRowType: AnyObject {
      associatedtype Cell: BaseCell & TypedCellType
      var cell: Cell! { get }
      var value: Cell.Value? { get set }
    }
    @preconcurrency @MainActor public protocol RowType: TypedRowType {}

    public struct CellProvider<Cell: BaseCell> {
      fileprivate var nibName: String?, bundle: Bundle?
      public init() {}
      public init(nibName: String, bundle: Bundle? = nil) { (self.nibName, self.bundle) = (nibName, bundle) }
    }
    open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType where Cell: BaseCell {
      public var cellProvider = CellProvider<Cell>()
      private var storedCell: Cell?
      public var cell: Cell! {
        if let storedCell { return storedCell }
        let made: Cell? = cellProvider.nibName.flatMap { viewOfNib($0, cellProvider.bundle) }
        let cell = made ?? Cell(style: cellStyle, reuseIdentifier: nil)
        storedCell = cell
        cell.row = self
        cell.setup()
        notify(.setup)
        return cell
      }
      open override var baseCell: BaseCell! { cell }
    }

    extension RowType where Self: BaseRow {
      public typealias RowCallback = (_ cell: Cell, _ row: Self) -> Void

      public init(_ tag: String? = nil, _ initializer: (Self) -> Void = { _ in }) {
        self.init(tag: tag)
        RowDefaults.callbacks[ObjectIdentifier(Self.self)]?[.creation]?(self)
        initializer(self)
      }
      @discardableResult fileprivate func on(_ event: RowEvent, _ call: @escaping RowCallback) -> Self {
        callbacks[event] = { row in (row as? Self).map { call($0.cell, $0) } }
        return self
      }
      @discardableResult public func onChange(_ call: @escaping (Self) -> Void) -> Self {
        on(.change) { call($1) }
      }
      @discardableResult public func cellSetup(_ call: @escaping RowCallback) -> Self { on(.setup, call) }
      @discardableResult public func cellUpdate(_ call: @escaping RowCallback) -> Self { on(.update, call) }
      @discardableResult public func onCellSelection(_ call: @escaping RowCallback) -> Self {
        on(.selection, call)
      }
      @discardableResult public func onCellHighlightChanged(_ call: @escaping RowCallback) -> Self {
        on(.highlight, call)
      }
      @discardableResult public func onRowValidationChanged(_ call: @escaping RowCallback) -> Self {
        on(.validation, call)
      }

      private static func setDefault(_ event: RowEvent, _ call: ((Self) -> Void)?) {
        RowDefaults.callbacks[ObjectIdentifier(Self.self), default: [:]][event] = call.map { call in
          { row in (row as? Self).map(call) }
        }
      }
      // These are only set.
      public static var defaultRowInitializer: ((Self) -> Void)? {
        get { nil }
        set { setDefault(.creation, newValue) }
      }
      public static var defaultCellSetup: RowCallback? {
        get { nil }
        set { setDefault(.setup, newValue.map { call in { call($0.cell, $0) } }) }
      }
      public static var defaultCellUpdate: RowCallback? {
        get { nil }
        set { setDefault(.update, newValue.map { call in { call($0.cell, $0) } }) }
      }
    }


    """#
}
