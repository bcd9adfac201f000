extension ShimSources {
  /// The cells and rows of each kind, and the screens.
  static let eurekaRows = #"""
    // MARK: Cells

    @preconcurrency @MainActor public protocol TypedCellType: AnyObject {
      associatedtype Value: Equatable
      var row: RowOf<Value>! { get set }
    }
    @preconcurrency @MainActor public protocol CellType: TypedCellType {}
    public enum Direction: Sendable { case up, down }

    open class BaseCell: UITableViewCell {
      public var height: (() -> CGFloat)?
      open var baseRow: BaseRow! { nil }
      private var spokenTitle: String?
      public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open func setup() {}
      open func update() {}
      open func didSelect() { baseRow.deselect() }
      open func cellCanBecomeFirstResponder() -> Bool { false }
      @discardableResult open func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool {
        becomeFirstResponder()
      }
      @discardableResult open func cellResignFirstResponder() -> Bool { resignFirstResponder() }
      public func formViewController() -> FormViewController? { baseRow?.controller }

      /// Names an input after the row, unless the app did, and disables it with the row.
      fileprivate func refresh(_ input: UIView, _ placeholder: String? = nil) {
        let title = baseRow.title ?? placeholder ?? baseRow.titleAbove
        if input.accessibilityLabel == spokenTitle { input.accessibilityLabel = title }
        spokenTitle = title
        if let control = input as? UIControl {
          control.isEnabled = !baseRow.isDisabled
        } else {
          input.isUserInteractionEnabled = !baseRow.isDisabled
        }
      }
    }
    open class Cell<T: Equatable>: BaseCell, TypedCellType {
      public weak var row: RowOf<T>!
      open override var baseRow: BaseRow! { row }
      var showsValue: Bool { true }
      open override func update() {
        super.update()
        textLabel?.text = row.title
        detailTextLabel?.text = showsValue ? row.displayValueFor?(row.value) ?? row.noValueDisplayText : nil
      }
    }
    open class LabelCellOf<T: Equatable>: Cell<T>, CellType {}
    open class AlertSelectorCell<T: Equatable>: LabelCellOf<T> {}
    open class PushSelectorCell<T: Equatable>: LabelCellOf<T> {
      open override func update() {
        super.update()
        accessoryType = .disclosureIndicator
      }
    }
    open class ButtonCellOf<T: Equatable>: LabelCellOf<T> { override var showsValue: Bool { false } }
    public typealias LabelCell = LabelCellOf<String>
    public typealias ButtonCell = ButtonCellOf<String>

    open class CheckCell: Cell<Bool>, CellType {
      override var showsValue: Bool { false }
      open override func update() {
        super.update()
        accessoryType = row.value == true ? .checkmark : .none
      }
      open override func didSelect() {
        super.didSelect()
        row.value = row.value != true
        row.updateCell()
      }
    }
    open class ListCheckCell<T: Equatable>: Cell<T>, CellType {
      override var showsValue: Bool { false }
      open override func update() {
        super.update()
        accessoryType = row.value == nil ? .none : .checkmark
      }
    }

    /// A cell with a control for the value.
    open class ControlCell<T: Equatable, Control: UIControl>: Cell<T> {
      let control = Control(frame: .zero)
      public var titleLabel: UILabel? { textLabel }
      public var valueLabel: UILabel? { detailTextLabel }
      var event: UIControl.Event { .valueChanged }
      /// Takes the value from the control.
      func take() {}
      /// Shows the value in the control.
      func show() {}
      open override func setup() {
        super.setup()
        contentView.addSubview(control)
        control.addAction(UIAction { [unowned self] _ in take() }, for: event)
      }
      open override func update() {
        super.update()
        show()
        refresh(control)
      }
    }
    open class SwitchCell: ControlCell<Bool, UISwitch>, CellType {
      public var switchControl: UISwitch! { control }
      override var showsValue: Bool { false }
      override func take() { row.value = control.isOn }
      override func show() { control.isOn = row.value ?? false }
    }
    open class SegmentedCell<T: Equatable>: ControlCell<T, UISegmentedControl>, CellType {
      public var segmentedControl: UISegmentedControl! { control }
      override var showsValue: Bool { false }
      override func take() {
        let index = control.selectedSegmentIndex
        row.value = row.choices.indices.contains(index) ? row.choices[index] : nil
      }
      override func show() {
        control.removeAllSegments()
        for (index, choice) in row.choices.enumerated() {
          if let image = choice as? UIImage {
            control.insertSegment(with: image, at: index, animated: false)
          } else {
            control.insertSegment(withTitle: row.displayValueFor?(choice), at: index, animated: false)
          }
        }
        let index = row.choices.firstIndex { $0 == row.value }
        control.selectedSegmentIndex = index ?? UISegmentedControl.noSegment
      }
    }
    open class StepperCell: ControlCell<Double, UIStepper>, CellType {
      public var stepper: UIStepper! { control }
      override func take() {
        row.value = control.value
        row.updateCell()
      }
      override func show() { control.value = row.value ?? 0 }
    }
    open class SliderCell: ControlCell<Float, UISlider>, CellType {
      public var slider: UISlider! { control }
      override var showsValue: Bool { (row as? SliderRow)?.shouldHideValue != true }
      override func take() {
        let (lowest, steps) = (control.minimumValue, Float((row as? SliderRow)?.steps ?? 0))
        let step = (control.maximumValue - lowest) / max(steps, 1)
        row.value = steps > 0 ? lowest + ((control.value - lowest) / step).rounded() * step : control.value
        row.updateCell()
      }
      override func show() { control.value = row.value ?? control.minimumValue }
    }

    // MARK: Texts

    public protocol InputTypeInitiable: Equatable { init?(string: String) }
    extension String: InputTypeInitiable { public init?(string: String) { self = string } }
    extension Int: InputTypeInitiable { public init?(string: String) { self.init(string) } }
    extension Double: InputTypeInitiable { public init?(string: String) { self.init(string) } }
    extension Float: InputTypeInitiable { public init?(string: String) { self.init(string) } }
    extension URL: InputTypeInitiable {}

    /// What the cells with text ask of their rows.
    @MainActor private protocol TextRowOptions: AnyObject {
      var placeholder: String? { get }
      var formatter: Formatter? { get }
    }
    open class _FieldCell<T: InputTypeInitiable>: ControlCell<T, UITextField>, UITextFieldDelegate {
      public var textField: UITextField! { control }
      override var showsValue: Bool { false }
      override var event: UIControl.Event { .editingChanged }
      var keyboard: UIKeyboardType { .default }
      open override func setup() {
        super.setup()
        control.delegate = self
        control.keyboardType = keyboard
      }
      override func take() { textFieldDidChange(control) }
      override func show() {
        let options = row as? TextRowOptions
        let isPlain = control.isEditing || options?.formatter == nil
        control.text = isPlain ? row.value.map { String(describing: $0) } : row.displayValueFor?(row.value)
        control.placeholder = options?.placeholder
      }
      open func textFieldDidChange(_ textField: UITextField) {
        let text = textField.text ?? ""
        guard !text.isEmpty else { return row.value = nil }
        let number = ((row as? TextRowOptions)?.formatter as? NumberFormatter)?.number(from: text) as? T
        if let value = number ?? T(string: text) { row.value = value }
      }
      open override func cellCanBecomeFirstResponder() -> Bool { control.canBecomeFirstResponder }
      open override func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool {
        control.becomeFirstResponder()
      }
      open override func cellResignFirstResponder() -> Bool { control.resignFirstResponder() }
      open func textFieldDidBeginEditing(_: UITextField) { formViewController()?.beginEditing(of: self) }
      open func textFieldDidEndEditing(_: UITextField) { formViewController()?.endEditing(of: self) }
      open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      open func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { true }
    }
    open class FieldRow<Cell: CellType>: Row<Cell>, TextRowOptions where Cell: BaseCell {
      public var placeholder: String?, placeholderColor: UIColor?, titlePercentage: CGFloat?
      public var formatter: Formatter?, useFormatterDuringInput = false, useFormatterOnDidBeginEditing: Bool?
      public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { [unowned self] value in
          value.map { formatter?.string(for: $0) ?? String(describing: $0) }
        }
      }
    }

    open class TextCell: _FieldCell<String>, CellType {}
    open class NameCell: TextCell {}
    open class AccountCell: TextCell {}
    open class EmailCell: TextCell { override var keyboard: UIKeyboardType { .emailAddress } }
    open class PhoneCell: TextCell { override var keyboard: UIKeyboardType { .phonePad } }
    open class TwitterCell: TextCell { override var keyboard: UIKeyboardType { .twitter } }
    open class ZipCodeCell: TextCell { override var keyboard: UIKeyboardType { .numbersAndPunctuation } }
    open class URLCell: _FieldCell<URL>, CellType { override var keyboard: UIKeyboardType { .URL } }
    open class IntCell: _FieldCell<Int>, CellType { override var keyboard: UIKeyboardType { .numberPad } }
    open class DecimalCell: _FieldCell<Double>, CellType {
      override var keyboard: UIKeyboardType { .decimalPad }
    }
    open class PasswordCell: TextCell {
      open override func setup() {
        super.setup()
        control.isSecureTextEntry = true
      }
    }
    public final class TextRow: FieldRow<TextCell>, RowType {}
    public final class NameRow: FieldRow<NameCell>, RowType {}
    public final class AccountRow: FieldRow<AccountCell>, RowType {}
    public final class EmailRow: FieldRow<EmailCell>, RowType {}
    public final class PhoneRow: FieldRow<PhoneCell>, RowType {}
    public final class TwitterRow: FieldRow<TwitterCell>, RowType {}
    public final class ZipCodeRow: FieldRow<ZipCodeCell>, RowType {}
    public final class URLRow: FieldRow<URLCell>, RowType {}
    public final class IntRow: FieldRow<IntCell>, RowType {}
    public final class DecimalRow: FieldRow<DecimalCell>, RowType {}
    public final class PasswordRow: FieldRow<PasswordCell>, RowType {}

    public enum TextAreaHeight: Sendable {
      case fixed(cellHeight: CGFloat), dynamic(initialTextViewHeight: CGFloat)
    }
    public enum TextAreaMode: Sendable { case normal, readOnly }
    open class TextAreaCell: Cell<String>, CellType, UITextViewDelegate {
      public var textView: UITextView! = UITextView(), placeholderLabel: UILabel? = UILabel()
      override var showsValue: Bool { false }
      open override func setup() {
        super.setup()
        textView.delegate = self
        contentView.addSubview(textView)
      }
      open override func update() {
        super.update()
        let area = row as? TextAreaRow
        textView.text = row.value ?? ""
        textView.isEditable = !row.isDisabled && area?.textAreaMode != .readOnly
        placeholderLabel?.text = area?.placeholder
        refresh(textView, area?.placeholder)
      }
      open override func cellCanBecomeFirstResponder() -> Bool { textView.canBecomeFirstResponder }
      open override func cellBecomeFirstResponder(withDirection: Direction = .down) -> Bool {
        textView.becomeFirstResponder()
      }
      open func textViewDidChange(_ view: UITextView) { row.value = view.text.isEmpty ? nil : view.text }
      open func textViewDidBeginEditing(_: UITextView) { formViewController()?.beginEditing(of: self) }
      open func textViewDidEndEditing(_: UITextView) { formViewController()?.endEditing(of: self) }
    }
    public final class TextAreaRow: Row<TextAreaCell>, RowType {
      public var placeholder: String?, textAreaMode = TextAreaMode.normal
      public var textAreaHeight = TextAreaHeight.fixed(cellHeight: 110)
    }

    // MARK: Inline rows

    public struct InlineRowHideOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let Never = Self([]), AnotherInlineRowIsShown = Self(rawValue: 1)
      public static let FirstResponderChanges = Self(rawValue: 2)
    }
    @preconcurrency @MainActor public protocol InlineRowType: TypedRowType {
      associatedtype InlineRow: BaseRow & RowType
      func setupInlineRow(_ inlineRow: InlineRow)
      func toggleInlineRow()
    }
    extension InlineRowType where Self: BaseRow & RowType, InlineRow.Cell.Value == Cell.Value {
      public var inlineRow: InlineRow? { openedRow as? InlineRow }
      public func expandInlineRow() {
        guard openedRow == nil, let section else { return }
        let opened = InlineRow()
        opened.titleAbove = title
        opened.value = value
        opened.onChange { [weak self] in
          self?.value = $0.value
          self?.updateCell()
        }
        setupInlineRow(opened)
        openedRow = opened
        notify(.expand)
        if let form = section.form, form.inlineRowHideOptions?.contains(.AnotherInlineRowIsShown) == true {
          for other in form.rows where other !== self { other.closeRow() }
        }
        indexPath.map { section.insert(opened, at: $0.row + 1) }
      }
      public func collapseInlineRow() { closeRow() }
      public func toggleInlineRow() { if openedRow == nil { expandInlineRow() } else { closeRow() } }
      @discardableResult
      public func onExpandInlineRow(_ call: @escaping (Cell, Self, InlineRow) -> Void) -> Self {
        on(.expand) { cell, row in row.inlineRow.map { call(cell, row, $0) } }
      }
      @discardableResult
      public func onCollapseInlineRow(_ call: @escaping (Cell, Self, InlineRow) -> Void) -> Self {
        on(.collapse) { cell, row in row.inlineRow.map { call(cell, row, $0) } }
      }
    }
    extension BaseRow {
      fileprivate func closeRow() {
        guard let opened = openedRow else { return }
        notify(.collapse)
        openedRow = nil
        opened.indexPath.map { _ = opened.section?.remove(at: $0.row) }
      }
    }

    // MARK: Dates

    @preconcurrency @MainActor public protocol DatePickerRowProtocol: AnyObject {
      var minimumDate: Date? { get set }
      var maximumDate: Date? { get set }
      var minuteInterval: Int? { get set }
    }
    open class DatePickerCell: ControlCell<Date, UIDatePicker>, CellType {
      public var datePicker: UIDatePicker! { control }
      override func take() {
        row.value = control.date
        row.updateCell()
      }
      override func show() {
        guard let options = row as? any DatePickerRowProtocol else { return }
        control.minimumDate = options.minimumDate
        control.maximumDate = options.maximumDate
        options.minuteInterval.map { control.minuteInterval = $0 }
        row.value.map { control.date = $0 }
      }
    }
    typealias DateMode = UIDatePicker.Mode
    open class DateCell: DatePickerCell {}
    open class DateInlineCell: Cell<Date>, CellType {}

    open class DateRowOf<Cell: CellType>: Row<Cell>, DatePickerRowProtocol
    where Cell: BaseCell, Cell.Value == Date {
      public var minimumDate: Date?, maximumDate: Date?, minuteInterval: Int?
      public var dateFormatter: DateFormatter? = DateFormatter()
      var mode: DateMode { .date }
      public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter?.dateStyle = mode == .time ? .none : .medium
        dateFormatter?.timeStyle = mode == .date ? .none : .short
        displayValueFor = { [unowned self] in $0.flatMap { dateFormatter?.string(from: $0) } }
      }
      open override func updateCell() {
        (cell as? DatePickerCell)?.datePicker.datePickerMode = mode
        super.updateCell()
      }
      open override func customDidSelect() { (self as? any InlineRowType)?.toggleInlineRow() }
      /// Has the row below offer the same dates.
      fileprivate func setLimits(of row: any DatePickerRowProtocol) {
        row.minimumDate = minimumDate
        row.maximumDate = maximumDate
        row.minuteInterval = minuteInterval
      }
    }
    public final class DateRow: DateRowOf<DateCell>, RowType {}
    public final class TimeRow: DateRowOf<DateCell>, RowType { override var mode: DateMode { .time } }
    public final class DateTimeRow: DateRowOf<DateCell>, RowType {
      override var mode: DateMode { .dateAndTime }
    }
    public final class DatePickerRow: DateRowOf<DatePickerCell>, RowType {}
    public final class TimePickerRow: DateRowOf<DatePickerCell>, RowType {
      override var mode: DateMode { .time }
    }
    public final class DateTimePickerRow: DateRowOf<DatePickerCell>, RowType {
      override var mode: DateMode { .dateAndTime }
    }
    public final class DateInlineRow: DateRowOf<DateInlineCell>, RowType, InlineRowType {
      public func setupInlineRow(_ inlineRow: DatePickerRow) { setLimits(of: inlineRow) }
    }
    public final class TimeInlineRow: DateRowOf<DateInlineCell>, RowType, InlineRowType {
      override var mode: DateMode { .time }
      public func setupInlineRow(_ inlineRow: TimePickerRow) { setLimits(of: inlineRow) }
    }
    public final class DateTimeInlineRow: DateRowOf<DateInlineCell>, RowType, InlineRowType {
      override var mode: DateMode { .dateAndTime }
      public func setupInlineRow(_ inlineRow: DateTimePickerRow) { setLimits(of: inlineRow) }
    }

    // MARK: Pickers

    open class PickerCell<T: Equatable>: Cell<T>, CellType, UIPickerViewDataSource, UIPickerViewDelegate {
      public let picker = UIPickerView()
      open override func setup() {
        super.setup()
        (picker.dataSource, picker.delegate) = (self, self)
        contentView.addSubview(picker)
      }
      open override func update() {
        super.update()
        let index = row.choices.firstIndex { $0 == row.value }
        if let index { picker.selectRow(index, inComponent: 0, animated: false) }
        refresh(picker)
      }
      open func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        row.choices.count
      }
      open func pickerView(
        _ pickerView: UIPickerView, titleForRow index: Int, forComponent component: Int
      ) -> String? { row.displayValueFor?(row.choices[index]) }
      open func pickerView(_ pickerView: UIPickerView, didSelectRow index: Int, inComponent component: Int) {
        guard row.choices.indices.contains(index) else { return }
        row.value = row.choices[index]
        row.updateCell()
      }
    }
    open class PickerInputCell<T: Equatable>: PickerCell<T> {}
    open class PickerInlineCell<T: Equatable>: LabelCellOf<T> {}
    open class PickerRowOf<Cell: CellType>: Row<Cell> where Cell: BaseCell {
      public var options: [Cell.Value] {
        get { choices }
        set { choices = newValue }
      }
    }
    public final class PickerRow<T: Equatable>: PickerRowOf<PickerCell<T>>, RowType {}
    public final class PickerInputRow<T: Equatable>: PickerRowOf<PickerInputCell<T>>, RowType {}
    public final class PickerInlineRow<T: Equatable>: PickerRowOf<PickerInlineCell<T>>, RowType,
      InlineRowType
    {
      public func setupInlineRow(_ inlineRow: PickerRow<T>) {
        inlineRow.options = options
        inlineRow.displayValueFor = displayValueFor
      }
      public override func customDidSelect() { toggleInlineRow() }
    }

    // MARK: Presentation

    public enum ControllerProvider<VCType: UIViewController> {
      case callback(builder: () -> VCType)
      case nibFile(name: String, bundle: Bundle?)
      case storyBoard(storyboardId: String, storyboardName: String, bundle: Bundle?)

      @MainActor func makeController() -> VCType? {
        switch self {
        case .callback(let builder): builder()
        case .nibFile(let name, let bundle): VCType(nibName: name, bundle: bundle)
        case .storyBoard(let id, let name, let bundle):
          UIStoryboard(name: name, bundle: bundle).instantiateViewController(withIdentifier: id) as? VCType
        }
      }
    }
    public enum PresentationMode<VCType: UIViewController> {
      public typealias OnDismiss = ((UIViewController) -> Void)?
      case show(controllerProvider: ControllerProvider<VCType>, onDismiss: OnDismiss)
      case presentModally(controllerProvider: ControllerProvider<VCType>, onDismiss: OnDismiss)
      case popover(controllerProvider: ControllerProvider<VCType>, onDismiss: OnDismiss)
      case segueName(segueName: String, onDismiss: OnDismiss)

      public var onDismissCallback: OnDismiss {
        switch self {
        case .show(_, let onDismiss), .presentModally(_, let onDismiss), .popover(_, let onDismiss),
          .segueName(_, let onDismiss):
          onDismiss
        }
      }
      @MainActor public func makeController() -> VCType? {
        switch self {
        case .segueName: return nil
        case .show(let provider, _), .presentModally(let provider, _), .popover(let provider, _):
          let controller = provider.makeController()
          if let onDismissCallback {
            (controller as? any RowControllerType)?.onDismissCallback = onDismissCallback
          }
          return controller
        }
      }
      @MainActor
      public func present(_ controller: VCType!, row: BaseRow, presentingController: FormViewController) {
        switch self {
        case .show: presentingController.show(controller, sender: row)
        case .presentModally: presentingController.present(controller, animated: true)
        case .segueName(let name, _): presentingController.performSegue(withIdentifier: name, sender: row)
        case .popover:
          controller.modalPresentationStyle = .popover
          presentingController.present(controller, animated: true)
        }
      }
    }
    @preconcurrency @MainActor public protocol RowControllerType: AnyObject {
      var onDismissCallback: ((UIViewController) -> Void)? { get set }
    }
    @preconcurrency @MainActor public protocol TypedRowControllerType: RowControllerType {
      associatedtype RowValue: Equatable
      var row: RowOf<RowValue>! { get set }
    }
    @preconcurrency @MainActor public protocol PresenterRowType: TypedRowType {
      associatedtype PresentedControllerType: UIViewController, TypedRowControllerType
      var presentationMode: PresentationMode<PresentedControllerType>? { get set }
      var onPresentCallback: ((FormViewController, PresentedControllerType) -> Void)? { get set }
    }
    extension PresenterRowType where Self: BaseRow, PresentedControllerType.RowValue == Cell.Value {
      @discardableResult
      public func onPresent(_ call: @escaping (FormViewController, PresentedControllerType) -> Void) -> Self {
        onPresentCallback = call
        return self
      }
      /// Presents what the row has to present.
      fileprivate func presentController(titled title: String?) {
        guard let controller, let mode = presentationMode else { return }
        let presented = mode.makeController()
        if let presented {
          presented.row = self as? RowOf<Cell.Value>
          presented.title = title ?? presented.title
          onPresentCallback?(controller, presented)
        }
        mode.present(presented, row: self, presentingController: controller)
      }
    }

    // MARK: Options

    public enum OptionsProvider<T: Equatable> {
      case array([T]?)
      case lazy((FormViewController, @escaping ([T]?) -> Void) -> Void)
    }
    @preconcurrency @MainActor public protocol OptionsProviderRow: TypedRowType {
      associatedtype Option: Equatable
      var optionsProvider: OptionsProvider<Option>? { get set }
    }
    extension OptionsProviderRow {
      public var options: [Option]? {
        get {
          guard case .array(let options) = optionsProvider else { return nil }
          return options
        }
        set { optionsProvider = .array(newValue) }
      }
    }
    open class OptionsRow<Cell: CellType>: Row<Cell>, OptionsProviderRow where Cell: BaseCell {
      public var selectorTitle: String?
      public var optionsProvider: OptionsProvider<Cell.Value>? { didSet { choices = options ?? [] } }
    }
    public final class SegmentedRow<T: Equatable>: OptionsRow<SegmentedCell<T>>, RowType {}

    open class SelectorRow<Cell: CellType>: OptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
      public typealias Controller = SelectorViewController<SelectorRow<Cell>>
      public var onPresentCallback: ((FormViewController, Controller) -> Void)?
      public var presentationMode: PresentationMode<Controller>? = .show(
        controllerProvider: .callback { Controller(nibName: nil, bundle: nil) },
        onDismiss: { _ = $0.navigationController?.popViewController(animated: true) })
      open override func customDidSelect() { presentController(titled: selectorTitle) }
    }
    public final class PushRow<T: Equatable>: SelectorRow<PushSelectorCell<T>>, RowType {}

    open class GenericMultipleSelectorRow<T: Hashable, Cell: CellType>: Row<Cell>, OptionsProviderRow,
      PresenterRowType
    where Cell: BaseCell, Cell.Value == Set<T> {
      public typealias Controller = MultipleSelectorViewController<GenericMultipleSelectorRow<T, Cell>>
      public var selectorTitle: String?, optionsProvider: OptionsProvider<T>?
      public var onPresentCallback: ((FormViewController, Controller) -> Void)?
      public var presentationMode: PresentationMode<Controller>? = .show(
        controllerProvider: .callback { Controller(nibName: nil, bundle: nil) }, onDismiss: nil)
      public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { $0?.map { String(describing: $0) }.sorted().joined(separator: ", ") }
      }
      open override func customDidSelect() { presentController(titled: selectorTitle) }
    }
    public final class MultipleSelectorRow<T: Hashable>:
      GenericMultipleSelectorRow<T, PushSelectorCell<Set<T>>>, RowType
    {}

    open class AlertOptionsRow<Cell: CellType>: OptionsRow<Cell>, PresenterRowType where Cell: BaseCell {
      public typealias Alert = SelectorAlertController<Cell.Value>
      public var cancelTitle = "Cancel", message: String?
      var style: UIAlertController.Style { .alert }
      public var onPresentCallback: ((FormViewController, Alert) -> Void)?
      public lazy var presentationMode: PresentationMode<Alert>? = .presentModally(
        controllerProvider: .callback { [unowned self] in
          let alert = Alert(title: selectorTitle ?? title, message: message, preferredStyle: style)
          for option in options ?? [] {
            alert.addAction(UIAlertAction(title: displayValueFor?(option), style: .default) { [weak self] _ in
              self?.value = option
              self?.updateCell()
            })
          }
          alert.addAction(UIAlertAction(title: cancelTitle, style: .cancel))
          return alert
        }, onDismiss: nil)
      open override func customDidSelect() { presentController(titled: nil) }
    }
    open class SelectorAlertController<T: Equatable>: UIAlertController, TypedRowControllerType {
      public var row: RowOf<T>!, onDismissCallback: ((UIViewController) -> Void)?
    }
    public final class AlertRow<T: Equatable>: AlertOptionsRow<AlertSelectorCell<T>>, RowType {}
    public final class ActionSheetRow<T: Equatable>: AlertOptionsRow<AlertSelectorCell<T>>, RowType {
      override var style: UIAlertController.Style { .actionSheet }
    }

    /// A screen with a row for each option.
    open class _SelectorViewController<OptionsRow: OptionsProviderRow>: FormViewController {
      public typealias Option = OptionsRow.Option
      public var onDismissCallback: ((UIViewController) -> Void)?
      public var enableDeselection = true, dismissOnSelection = true, dismissOnChange = true
      public var selectableRowSetup: ((ListCheckRow<Option>) -> Void)?
      public var selectableRowCellUpdate: ((ListCheckCell<Option>, ListCheckRow<Option>) -> Void)?
      public var sectionKeyForValue: ((Option) -> String)?, sectionHeaderTitleForKey: ((String) -> String?)?

      public convenience init(_ callback: ((UIViewController) -> Void)?) {
        self.init(nibName: nil, bundle: nil)
        onDismissCallback = callback
      }
      var formRow: BaseRow? { nil }
      func text(of option: Option) -> String? { nil }
      func isChosen(_ option: Option) -> Bool { false }
      func choose(_ option: Option) {}

      open override func viewDidLoad() {
        super.viewDidLoad()
        switch (formRow as? OptionsRow)?.optionsProvider {
        case .array(let options): list(options ?? [])
        case .lazy(let load): load(self) { [weak self] in self?.list($0 ?? []) }
        case nil: break
        }
      }
      private func list(_ options: [Option]) {
        let groups = Dictionary(grouping: options) { sectionKeyForValue?($0) ?? "" }
        for (key, options) in groups.sorted(by: { $0.key < $1.key }) {
          let title = sectionKeyForValue == nil ? formRow?.title : sectionHeaderTitleForKey?(key) ?? key
          form +++ Section(header: title, footer: nil)
          for option in options { form.last! <<< makeRow(option) }
        }
      }
      private func makeRow(_ option: Option) -> ListCheckRow<Option> {
        let row = ListCheckRow<Option> {
          $0.title = text(of: option)
          $0.selectableValue = option
          $0.value = isChosen(option) ? option : nil
          selectableRowSetup?($0)
        }
        return row.cellUpdate { [weak self] cell, row in self?.selectableRowCellUpdate?(cell, row) }
          .onCellSelection { [weak self] _, _ in
            guard let self else { return }
            choose(option)
            formRow?.updateCell()
            for case let row as ListCheckRow<Option> in form.allRows {
              row.value = row.selectableValue.flatMap { self.isChosen($0) ? $0 : nil }
              row.updateCell()
            }
          }
      }
    }
    open class SelectorViewController<OptionsRow: OptionsProviderRow>:
      _SelectorViewController<OptionsRow>, TypedRowControllerType
    {
      public var row: RowOf<OptionsRow.Option>!
      override var formRow: BaseRow? { row }
      override func text(of option: Option) -> String? { row.displayValueFor?(option) }
      override func isChosen(_ option: Option) -> Bool { row.value == option }
      override func choose(_ option: Option) {
        let old = row.value
        row.value = old == option && enableDeselection ? nil : option
        if row.value == old ? dismissOnSelection : dismissOnChange { onDismissCallback?(self) }
      }
    }
    open class MultipleSelectorViewController<OptionsRow: OptionsProviderRow>:
      _SelectorViewController<OptionsRow>, TypedRowControllerType
    where OptionsRow.Option: Hashable {
      public var row: RowOf<Set<OptionsRow.Option>>!
      override var formRow: BaseRow? { row }
      override func text(of option: Option) -> String? { row.displayValueFor?([option]) }
      override func isChosen(_ option: Option) -> Bool { row.value?.contains(option) ?? false }
      override func choose(_ option: Option) { row.value = (row.value ?? []).symmetricDifference([option]) }
    }

    // MARK: Other rows

    public final class LabelRow: Row<LabelCell>, RowType {}
    public final class CheckRow: Row<CheckCell>, RowType {}
    public final class SwitchRow: Row<SwitchCell>, RowType {}
    public final class StepperRow: Row<StepperCell>, RowType {}
    public final class SliderRow: Row<SliderCell>, RowType {
      public var steps: UInt? = 20, shouldHideValue = false
    }
    public final class ListCheckRow<T: Equatable>: Row<ListCheckCell<T>>, SelectableRowType {
      public var selectableValue: T?
    }
    public final class ButtonRowOf<T: Equatable>: Row<ButtonCellOf<T>>, RowType {
      public var presentationMode: PresentationMode<UIViewController>?
      public override func customUpdateCell() {
        if presentationMode != nil { cell.accessoryType = .disclosureIndicator }
      }
      public override func customDidSelect() {
        guard let controller, let mode = presentationMode else { return }
        mode.present(mode.makeController(), row: self, presentingController: controller)
      }
    }
    public typealias ButtonRow = ButtonRowOf<String>

    // MARK: Screens

    public struct RowNavigationOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let Disabled = Self(rawValue: 1), Enabled = Self(rawValue: 2)
      public static let StopDisabledRow = Self(rawValue: 4)
      public static let SkipCanNotBecomeFirstResponderRow = Self(rawValue: 8)
    }
    open class FormViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      public var tableView: UITableView!
      public var animateScroll = false, rowKeyboardSpacing: CGFloat = 0
      public var navigationOptions: RowNavigationOptions?
      private let tableStyle: UITableView.Style
      public var form = Form() { didSet { adopt() } }

      public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
        adopt()
      }
      public override init(nibName: String?, bundle: Bundle?) {
        tableStyle = .grouped
        super.init(nibName: nibName, bundle: bundle)
        adopt()
      }
      public required init?(coder: NSCoder) {
        tableStyle = .grouped
        super.init(coder: coder)
        adopt()
      }
      private func adopt() {
        form.delegate = self
        reload()
      }
      fileprivate func reload() { tableView?.reloadData() }

      open override func viewDidLoad() {
        super.viewDidLoad()
        if tableView == nil { tableView = UITableView(frame: view.bounds, style: tableStyle) }
        if tableView.superview == nil { view.addSubview(tableView) }
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.allowsSelectionDuringEditing = true
        if tableView.dataSource == nil { tableView.dataSource = self }
        if tableView.delegate == nil { tableView.delegate = self }
      }
      open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for path in tableView.indexPathsForSelectedRows ?? [] {
          tableView.deselectRow(at: path, animated: animated)
        }
        if form.contains(where: { $0 is MultivaluedSection }) { tableView.setEditing(true, animated: false) }
      }
      open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (sender as? BaseRow)?.prepare(for: segue)
      }
      open func valueHasBeenChanged(for row: BaseRow, oldValue: Any?, newValue: Any?) {}
      open func beginEditing<T>(of cell: Cell<T>) { cell.row.setHighlighted(true) }
      open func endEditing<T>(of cell: Cell<T>) { cell.row.setHighlighted(false) }

      // Nothing is animated: these are for apps that override them.
      open func insertAnimation(forRows rows: [BaseRow]) -> UITableView.RowAnimation { .fade }
      open func deleteAnimation(forRows rows: [BaseRow]) -> UITableView.RowAnimation { .fade }
      open func insertAnimation(forSections sections: [Section]) -> UITableView.RowAnimation { .automatic }
      open func deleteAnimation(forSections sections: [Section]) -> UITableView.RowAnimation { .automatic }

      open func numberOfSections(in tableView: UITableView) -> Int { form.count }
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        form[section].count
      }
      open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        form[indexPath].updateCell()
        return form[indexPath].baseCell
      }
      open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        form[section].header?.title
      }
      open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        form[section].footer?.title
      }
      open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        form[section].header?.viewForSection(form[section], type: .header)
      }
      open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        form[section].footer?.viewForSection(form[section], type: .footer)
      }
      open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        form[section].header?.height?() ?? UITableView.automaticDimension
      }
      open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        form[section].footer?.height?() ?? UITableView.automaticDimension
      }
      open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        form[indexPath].baseCell.height?() ?? tableView.rowHeight
      }
      open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
      }
      open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = form[indexPath]
        if !row.baseCell.cellCanBecomeFirstResponder() || !row.baseCell.cellBecomeFirstResponder() {
          tableView.endEditing(true)
        }
        row.didSelect()
      }
      open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let section = form[indexPath.section] as? MultivaluedSection else { return false }
        return section.multivaluedOptions.contains(.Delete) || section.isAddButton(form[indexPath])
      }
      open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle {
        guard let section = form[indexPath.section] as? MultivaluedSection else { return .none }
        return section.isAddButton(form[indexPath]) ? .insert : .delete
      }
      open func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        let section = form[indexPath.section]
        if style == .delete { section.remove(at: indexPath.row) }
        if style == .insert { (section as? MultivaluedSection)?.insertRow() }
      }
      open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard let section = form[indexPath.section] as? MultivaluedSection else { return false }
        return section.multivaluedOptions.contains(.Reorder) && !section.isAddButton(form[indexPath])
      }
      open func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        form[target.section].insert(form[source.section].remove(at: source.row), at: target.row)
      }
    }

    """#
}
