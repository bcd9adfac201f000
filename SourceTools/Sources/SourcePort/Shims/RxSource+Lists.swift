extension RxSource {
  /// Bindings of tables and collections.
  static let lists = """
    /// The rows of a list, and what a person selects in it.
    @preconcurrency @MainActor final class RowSource: NSObject {
      var rows: [[Any]] = []
      var headers: [String?] = []
      var makeTableCell: ((UITableView, IndexPath, Any) -> UITableViewCell)?
      var makeCollectionCell: ((UICollectionView, IndexPath, Any) -> UICollectionViewCell)?
      var makeSupplementaryView:
        ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
      weak var tableDelegate: (any UITableViewDelegate)?
      weak var collectionDelegate: (any UICollectionViewDelegate)?
      let selected = PublishSubject<IndexPath>()
      let deselected = PublishSubject<IndexPath>()
      let deleted = PublishSubject<IndexPath>()
      let inserted = PublishSubject<IndexPath>()
      let accessoryTapped = PublishSubject<IndexPath>()

      func element(at path: IndexPath) -> Any? {
        rows.indices.contains(path.section) && rows[path.section].indices.contains(path.row)
          ? rows[path.section][path.row] : nil
      }

      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ list: UIScrollView) -> RowSource {
        if let source = objc_getAssociatedObject(list, &key) as? RowSource { return source }
        let source = RowSource()
        objc_setAssociatedObject(list, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return source
      }
    }

    extension RowSource: UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { rows.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeTableCell?(tableView, indexPath, rows[indexPath.section][indexPath.row]) ?? UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView(tableView, didSelectRowAt: indexPath)
        selected.onNext(indexPath)
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        deleted.hasObservers
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        if editingStyle == .delete { deleted.onNext(indexPath) }
        if editingStyle == .insert { inserted.onNext(indexPath) }
      }
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {
        tableDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        accessoryTapped.onNext(indexPath)
      }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        tableDelegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
      }
      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        tableDelegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) ?? nil
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView(tableView, didDeselectRowAt: indexPath)
        deselected.onNext(indexPath)
      }
    }

    /// The rows of a picker, and what a person chooses in it.
    @preconcurrency @MainActor final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var rows: [Any] = []
      var title: ((Int, Any) -> String?)?
      let selected = PublishSubject<(row: Int, component: Int)>()

      nonisolated(unsafe) private static var key: UInt8 = 0
      static func of(_ picker: UIPickerView) -> WheelSource {
        if let source = objc_getAssociatedObject(picker, &key) as? WheelSource { return source }
        let source = WheelSource()
        objc_setAssociatedObject(picker, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        picker.delegate = source
        return source
      }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows.count
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { title?(row, rows[row]) }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        selected.onNext((row, component))
      }
    }
    extension Reactive where Base: UIPickerView {
      @preconcurrency @MainActor
      public func itemTitles<Elements: Sequence, Source: ObservableType>(
        _ source: Source
      ) -> (_ titleForRow: @escaping (Int, Elements.Element) -> String?) -> Disposable
      where Source.Element == Elements {
        let wheel = WheelSource.of(base)
        base.dataSource = wheel
        return { title in
          wheel.title = { row, element in (element as? Elements.Element).flatMap { title(row, $0) } }
          return source.subscribe(onNext: { [weak base] elements in
            wheel.rows = Array(elements)
            base?.reloadAllComponents()
          })
        }
      }
      @preconcurrency @MainActor public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        ControlEvent(events: WheelSource.of(base).selected)
      }
      @preconcurrency @MainActor
      public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<[Model]> {
        let wheel = WheelSource.of(base)
        return ControlEvent(
          events: wheel.selected.map { row, _ in
            wheel.rows.indices.contains(row) ? [wheel.rows[row]].compactMap { $0 as? Model } : []
          })
      }
    }

    extension RowSource: UICollectionViewDataSource, UICollectionViewDelegate {
      func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        makeCollectionCell?(collectionView, indexPath, rows[indexPath.section][indexPath.row])
          ?? UICollectionViewCell(frame: .zero)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        makeSupplementaryView?(collectionView, kind, indexPath)
          ?? UICollectionReusableView(frame: .zero)
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
        selected.onNext(indexPath)
      }
    }

    extension Reactive where Base: UITableView {
      @preconcurrency @MainActor private var source: RowSource { .of(base) }
      @preconcurrency @MainActor private func delegate() -> RowSource {
        let source = source
        if base.delegate !== source {
          source.tableDelegate = base.delegate
          base.delegate = source
        }
        return source
      }

      @preconcurrency @MainActor
      public func items<Elements: Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
      ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void) -> Disposable
      where Source.Element == Elements {
        { source in
          { configure in
            self.items(source) { table, row, element in
              let path = IndexPath(row: row, section: 0)
              let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
              if let cell = cell as? Cell { configure(row, element, cell) }
              return cell
            }
          }
        }
      }
      @preconcurrency @MainActor public func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source
      ) -> (_ cellFactory: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) -> Disposable
      where Source.Element == Elements { { self.items(source, $0) } }

      @preconcurrency @MainActor private func items<Elements: Sequence, Source: ObservableType>(
        _ elements: Source, _ make: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell
      ) -> Disposable where Source.Element == Elements {
        let source = source
        source.makeTableCell = { make($0, $1.row, $2 as! Elements.Element) }
        base.dataSource = source
        return elements.subscribe(onNext: { [weak base] elements in
          source.rows = [elements.map { $0 as Any }]
          base?.reloadData()
        })
      }
      @preconcurrency @MainActor public func items<Sections: RxSections, Source: ObservableType>(
        dataSource: Sections
      ) -> (_ source: Source) -> Disposable where Source.Element == [Sections.Section] {
        { elements in
          let source = self.source
          source.makeTableCell = { dataSource.tableCell($0, $1, $2) }
          self.base.dataSource = source
          return elements.subscribe(onNext: { [weak base = self.base] sections in
            dataSource.sectionModels = sections
            source.rows = sections.map { $0.items.map { $0 as Any } }
            source.headers = sections.indices.map { dataSource.title(ofSection: $0) }
            base?.reloadData()
          })
        }
      }
      @preconcurrency @MainActor
      public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: delegate().selected) }
      @preconcurrency @MainActor
      public var itemDeselected: ControlEvent<IndexPath> { ControlEvent(events: delegate().deselected) }
      @preconcurrency @MainActor
      public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let source = delegate()
        return ControlEvent(
          events: source.selected.compactMap { [weak source] in source?.element(at: $0) as? Model })
      }
      @preconcurrency @MainActor
      public func modelDeselected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let source = delegate()
        return ControlEvent(
          events: source.deselected.compactMap { [weak source] in source?.element(at: $0) as? Model })
      }
      @preconcurrency @MainActor
      public var itemDeleted: ControlEvent<IndexPath> { ControlEvent(events: source.deleted) }
      @preconcurrency @MainActor
      public var itemInserted: ControlEvent<IndexPath> { ControlEvent(events: source.inserted) }
      @preconcurrency @MainActor
      public func modelDeleted<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let source = source
        return ControlEvent(
          events: source.deleted.compactMap { [weak source] in source?.element(at: $0) as? Model })
      }
      @preconcurrency @MainActor public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
        ControlEvent(events: delegate().accessoryTapped)
      }
      @preconcurrency @MainActor
      public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> { .none }
      @preconcurrency @MainActor
      public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { .none }
      @preconcurrency @MainActor
      public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> { .none }
      @preconcurrency @MainActor public var prefetchRows: ControlEvent<[IndexPath]> { .none }
      @preconcurrency @MainActor public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { .none }
      @preconcurrency @MainActor
      public func model<Model>(at indexPath: IndexPath) throws -> Model {
        guard let model = source.element(at: indexPath) as? Model else { throw RxError.unknown }
        return model
      }
      @preconcurrency @MainActor
      public func setDelegate(_ delegate: any UITableViewDelegate) -> Disposable {
        self.delegate().tableDelegate = delegate
        return AnyDisposable()
      }
    }

    extension Reactive where Base: UICollectionView {
      @preconcurrency @MainActor private var source: RowSource { .of(base) }
      @preconcurrency @MainActor private func delegate() -> RowSource {
        let source = source
        if base.delegate !== source {
          source.collectionDelegate = base.delegate
          base.delegate = source
        }
        return source
      }
      @preconcurrency @MainActor
      public func items<Elements: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
      ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void) -> Disposable
      where Source.Element == Elements {
        { elements in
          { configure in
            let source = self.source
            source.makeCollectionCell = { list, path, element in
              let cell = list.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
              if let cell = cell as? Cell { configure(path.item, element as! Elements.Element, cell) }
              return cell
            }
            self.base.dataSource = source
            return elements.subscribe(onNext: { [weak base = self.base] elements in
              source.rows = [elements.map { $0 as Any }]
              base?.reloadData()
            })
          }
        }
      }
      @preconcurrency @MainActor
      public var itemSelected: ControlEvent<IndexPath> { ControlEvent(events: delegate().selected) }
      @preconcurrency @MainActor
      public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
        let source = delegate()
        return ControlEvent(
          events: source.selected.compactMap { [weak source] in source?.element(at: $0) as? Model })
      }
      @preconcurrency @MainActor
      public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .none }
      @preconcurrency @MainActor
      public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> { .none }
      @preconcurrency @MainActor public var prefetchItems: ControlEvent<[IndexPath]> { .none }
      @preconcurrency @MainActor public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { .none }
      @preconcurrency @MainActor public func items<Sections: RxCollectionSections, Source: ObservableType>(
        dataSource: Sections
      ) -> (_ source: Source) -> Disposable where Source.Element == [Sections.Section] {
        { elements in
          let source = self.source
          source.makeCollectionCell = { dataSource.collectionCell($0, $1, $2) }
          source.makeSupplementaryView = { dataSource.supplementaryView($0, $1, $2) }
          self.base.dataSource = source
          return elements.subscribe(onNext: { [weak base = self.base] sections in
            dataSource.sectionModels = sections
            source.rows = sections.map { $0.items.map { $0 as Any } }
            base?.reloadData()
          })
        }
      }
      @preconcurrency @MainActor
      public func setDelegate(_ delegate: any UICollectionViewDelegate) -> Disposable {
        self.delegate().collectionDelegate = delegate
        return AnyDisposable()
      }
    }

    public protocol SectionModelType {
      associatedtype Item
      var items: [Item] { get }
      init(original: Self, items: [Item])
    }
    public struct SectionModel<Section, Item>: SectionModelType {
      public var model: Section
      public var items: [Item]
      public init(model: Section, items: [Item]) {
        self.model = model
        self.items = items
      }
      public init(original: SectionModel, items: [Item]) { self.init(model: original.model, items: items) }
    }
    public typealias AnimatableSectionModel = SectionModel
    public protocol IdentifiableType {
      associatedtype Identity: Hashable
      var identity: Identity { get }
    }
    public protocol AnimatableSectionModelType: SectionModelType {}

    /// The sections of a list, and what makes its cells.
    @preconcurrency @MainActor public protocol RxSections<Section>: AnyObject {
      associatedtype Section: SectionModelType
      var sectionModels: [Section] { get set }
      func tableCell(_ table: UITableView, _ path: IndexPath, _ element: Any) -> UITableViewCell
      func title(ofSection index: Int) -> String?
    }
    @preconcurrency @MainActor
    open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: RxSections {
      public typealias ConfigureCell = (
        RxTableViewSectionedReloadDataSource<Section>, UITableView, IndexPath, Section.Item
      ) -> UITableViewCell
      public typealias TitleForHeaderInSection = (
        RxTableViewSectionedReloadDataSource<Section>, Int
      ) -> String?
      public var sectionModels: [Section] = []
      public var configureCell: ConfigureCell
      public var titleForHeaderInSection: TitleForHeaderInSection
      public typealias TitleForFooterInSection = TitleForHeaderInSection
      public typealias CanEditRowAtIndexPath = (
        RxTableViewSectionedReloadDataSource<Section>, IndexPath
      ) -> Bool
      public typealias CanMoveRowAtIndexPath = CanEditRowAtIndexPath
      public var titleForFooterInSection: TitleForFooterInSection
      public var canEditRowAtIndexPath: CanEditRowAtIndexPath
      public var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
      public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: (
          (RxTableViewSectionedReloadDataSource<Section>, UITableView, [Any]) -> ViewTransition
        )? = nil,
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in true },
        canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
      ) {
        self.configureCell = configureCell
        self.titleForHeaderInSection = titleForHeaderInSection
        self.titleForFooterInSection = titleForFooterInSection
        self.canEditRowAtIndexPath = canEditRowAtIndexPath
        self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
      }
      public subscript(path: IndexPath) -> Section.Item { sectionModels[path.section].items[path.row] }
      public subscript(section: Int) -> Section { sectionModels[section] }
      public func tableCell(_ table: UITableView, _ path: IndexPath, _ element: Any) -> UITableViewCell {
        configureCell(self, table, path, element as! Section.Item)
      }
      public func title(ofSection index: Int) -> String? { titleForHeaderInSection(self, index) }
    }
    public typealias RxTableViewSectionedAnimatedDataSource = RxTableViewSectionedReloadDataSource
    public typealias TableViewSectionedDataSource = RxTableViewSectionedReloadDataSource
    public enum ViewTransition { case animated, reload }
    public struct AnimationConfiguration {
      public var insertAnimation, reloadAnimation, deleteAnimation: UITableView.RowAnimation
      public init(
        insertAnimation: UITableView.RowAnimation = .automatic,
        reloadAnimation: UITableView.RowAnimation = .automatic,
        deleteAnimation: UITableView.RowAnimation = .automatic
      ) {
        self.insertAnimation = insertAnimation
        self.reloadAnimation = reloadAnimation
        self.deleteAnimation = deleteAnimation
      }
    }

    /// The sections of a collection, and what makes its cells.
    @preconcurrency @MainActor public protocol RxCollectionSections<Section>: AnyObject {
      associatedtype Section: SectionModelType
      var sectionModels: [Section] { get set }
      func collectionCell(
        _ collection: UICollectionView, _ path: IndexPath, _ element: Any
      ) -> UICollectionViewCell
      func supplementaryView(
        _ collection: UICollectionView, _ kind: String, _ path: IndexPath
      ) -> UICollectionReusableView
    }
    @preconcurrency @MainActor
    open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
      RxCollectionSections
    {
      public typealias Source = RxCollectionViewSectionedReloadDataSource<Section>
      public typealias ConfigureCell = (
        Source, UICollectionView, IndexPath, Section.Item
      ) -> UICollectionViewCell
      public typealias ConfigureSupplementaryView = (
        Source, UICollectionView, String, IndexPath
      ) -> UICollectionReusableView
      public typealias CanMoveItemAtIndexPath = (Source, IndexPath) -> Bool
      public typealias MoveItem = (Source, IndexPath, IndexPath) -> Void
      public var sectionModels: [Section] = []
      public var configureCell: ConfigureCell
      public var configureSupplementaryView: ConfigureSupplementaryView?
      public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: ((Source, UICollectionView, [Any]) -> ViewTransition)? = nil,
        configureCell: @escaping ConfigureCell,
        configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in },
        canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
      ) {
        self.configureCell = configureCell
        self.configureSupplementaryView = configureSupplementaryView
      }
      public subscript(path: IndexPath) -> Section.Item { sectionModels[path.section].items[path.item] }
      public subscript(section: Int) -> Section { sectionModels[section] }
      public func collectionCell(
        _ collection: UICollectionView, _ path: IndexPath, _ element: Any
      ) -> UICollectionViewCell { configureCell(self, collection, path, element as! Section.Item) }
      public func supplementaryView(
        _ collection: UICollectionView, _ kind: String, _ path: IndexPath
      ) -> UICollectionReusableView {
        configureSupplementaryView?(self, collection, kind, path)
          ?? UICollectionReusableView(frame: .zero)
      }
    }
    public typealias RxCollectionViewSectionedAnimatedDataSource =
      RxCollectionViewSectionedReloadDataSource
    public typealias CollectionViewSectionedDataSource = RxCollectionViewSectionedReloadDataSource

    """
}
