extension ShimSources {
  /// CombineCocoa's publishers of what a person does with controls, bar buttons, gestures and lists.
  static let combineCocoa = #"""
    import CombineShim
    import Foundation
    import OpenCombine
    import PortableUIKit

    /// Publishes what a handler is called with, as long as somebody subscribes.
    public struct EventPublisher<Output>: Publisher {
      public typealias Failure = Never
      /// Adds the handler, and returns what removes it.
      private let add: (@escaping (Output) -> Void) -> () -> Void

      init(_ add: @escaping (@escaping (Output) -> Void) -> () -> Void) { self.add = add }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Never {
        subscriber.receive(subscription: EventSubscription(subscriber, add))
      }
    }

    private final class EventSubscription<Downstream: Subscriber>: Subscription
    where Downstream.Failure == Never {
      private var downstream: Downstream?
      private let add: (@escaping (Downstream.Input) -> Void) -> () -> Void
      private var remove: (() -> Void)?
      private var isAdded = false

      init(
        _ downstream: Downstream, _ add: @escaping (@escaping (Downstream.Input) -> Void) -> () -> Void
      ) {
        self.downstream = downstream
        self.add = add
      }

      func request(_ demand: Subscribers.Demand) {
        guard !isAdded, demand > .none else { return }
        isAdded = true
        remove = add { [weak self] value in _ = self?.downstream?.receive(value) }
        if downstream == nil { cancel() }
      }

      func cancel() {
        downstream = nil
        remove?()
        remove = nil
      }
    }

    /// Performs whatever its sender names.
    @preconcurrency @MainActor private final class Listener: NSObject, SelectorPerforming {
      static let action = Selector("perform:")
      private let handle: () -> Void
      init(_ handle: @escaping () -> Void) { self.handle = handle }
      func perform(_ selector: Selector, from sender: Any?) -> Bool {
        handle()
        return true
      }
    }

    extension Publishers {
      /// The events of a control.
      public struct ControlEvent<Control: UIControl>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never
        private let events: EventPublisher<Void>

        @preconcurrency @MainActor public init(control: Control, events: Control.Event) {
          self.events = EventPublisher { [weak control] handle in
            let action = UIAction { _ in handle(()) }
            control?.addAction(action, for: events)
            return { control?.removeAction(action, for: events) }
          }
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Void, Downstream.Failure == Never {
          events.receive(subscriber: subscriber)
        }
      }

      /// The value of a control: the present one, and those after its events.
      public struct ControlProperty<Control: UIControl, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        private let values: EventPublisher<Value>

        @preconcurrency @MainActor
        public init(control: Control, events: Control.Event, keyPath: KeyPath<Control, Value>) {
          values = EventPublisher { [weak control] handle in
            let action = UIAction { _ in if let control { handle(control[keyPath: keyPath]) } }
            control?.addAction(action, for: events)
            if let control { handle(control[keyPath: keyPath]) }
            return { control?.removeAction(action, for: events) }
          }
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
          values.receive(subscriber: subscriber)
        }
      }

      /// The actions of something that takes a target.
      public struct ControlTarget<Control: AnyObject>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never
        private let actions: EventPublisher<Void>

        @preconcurrency @MainActor public init(
          control: Control, addTargetAction: @escaping (Control, AnyObject, Selector) -> Void,
          removeTargetAction: @escaping (Control?, AnyObject, Selector) -> Void
        ) {
          actions = EventPublisher { [weak control] handle in
            let listener = Listener { handle(()) }
            if let control { addTargetAction(control, listener, Listener.action) }
            return { removeTargetAction(control, listener, Listener.action) }
          }
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Void, Downstream.Failure == Never {
          actions.receive(subscriber: subscriber)
        }
      }
    }

    @preconcurrency @MainActor private func changes<Control: UIControl, Value>(
      of control: Control, _ path: KeyPath<Control, Value>, _ events: UIControl.Event = .valueChanged
    ) -> AnyPublisher<Value, Never> {
      Publishers.ControlProperty(control: control, events: events, keyPath: path).eraseToAnyPublisher()
    }

    extension UIControl {
      public func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never> {
        Publishers.ControlEvent(control: self, events: events).eraseToAnyPublisher()
      }
    }
    extension UIButton {
      public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }
    }
    extension UITextField {
      private static var edits: UIControl.Event { [.editingChanged, .editingDidEnd, .valueChanged] }
      public var textPublisher: AnyPublisher<String?, Never> { changes(of: self, \.text, Self.edits) }
      public var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> {
        changes(of: self, \.attributedText, Self.edits)
      }
      public var returnPublisher: AnyPublisher<Void, Never> {
        controlEventPublisher(for: .editingDidEndOnExit)
      }
      public var didBeginEditingPublisher: AnyPublisher<Void, Never> {
        controlEventPublisher(for: .editingDidBegin)
      }
    }
    extension UITextView {
      public var valuePublisher: AnyPublisher<String?, Never> { textPublisher }
      public var textPublisher: AnyPublisher<String?, Never> {
        EventPublisher<String?> { [weak self] handle in
          handle(self?.text)
          let observer = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: self, queue: nil
          ) { _ in MainActor.assumeIsolated { handle(self?.text) } }
          return { NotificationCenter.default.removeObserver(observer) }
        }
        .eraseToAnyPublisher()
      }
    }
    extension UISwitch {
      public var isOnPublisher: AnyPublisher<Bool, Never> { changes(of: self, \.isOn) }
    }
    extension UISlider {
      public var valuePublisher: AnyPublisher<Float, Never> { changes(of: self, \.value) }
    }
    extension UIStepper {
      public var valuePublisher: AnyPublisher<Double, Never> { changes(of: self, \.value) }
    }
    extension UISegmentedControl {
      public var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> {
        changes(of: self, \.selectedSegmentIndex)
      }
    }
    extension UIDatePicker {
      public var datePublisher: AnyPublisher<Date, Never> { changes(of: self, \.date) }
      public var countDownDurationPublisher: AnyPublisher<TimeInterval, Never> {
        changes(of: self, \.countDownDuration)
      }
    }
    extension UIPageControl {
      public var currentPagePublisher: AnyPublisher<Int, Never> { changes(of: self, \.currentPage) }
    }
    extension UIRefreshControl {
      public var isRefreshingPublisher: AnyPublisher<Bool, Never> { changes(of: self, \.isRefreshing) }
    }

    extension UIBarButtonItem {
      public var tapPublisher: AnyPublisher<Void, Never> {
        Publishers.ControlTarget(
          control: self,
          addTargetAction: { item, target, action in
            item.target = target
            item.action = action
          },
          removeTargetAction: { item, target, _ in
            guard item?.target === target else { return }
            item?.target = nil
            item?.action = nil
          }
        )
        .eraseToAnyPublisher()
      }
      public convenience init(
        title: String?, style: UIBarButtonItem.Style, cancellables: inout Set<AnyCancellable>,
        action: @escaping () -> Void
      ) {
        self.init(title: title, style: style, target: nil, action: nil)
        tapPublisher.sink(receiveValue: action).store(in: &cancellables)
      }
      public convenience init(
        image: UIImage?, style: UIBarButtonItem.Style, cancellables: inout Set<AnyCancellable>,
        action: @escaping () -> Void
      ) {
        self.init(image: image, style: style, target: nil, action: nil)
        tapPublisher.sink(receiveValue: action).store(in: &cancellables)
      }
      public convenience init(
        barButtonSystemItem item: UIBarButtonItem.SystemItem,
        cancellables: inout Set<AnyCancellable>, action: @escaping () -> Void
      ) {
        self.init(barButtonSystemItem: item, target: nil, action: nil)
        tapPublisher.sink(receiveValue: action).store(in: &cancellables)
      }
    }

    @preconcurrency @MainActor private func events<Gesture: UIGestureRecognizer>(
      of gesture: Gesture
    ) -> AnyPublisher<Gesture, Never> {
      Publishers.ControlTarget(
        control: gesture,
        addTargetAction: { gesture, target, action in gesture.addTarget(target, action: action) },
        removeTargetAction: { gesture, target, action in
          gesture?.removeTarget(target, action: action)
        }
      )
      .compactMap { [weak gesture] in gesture }
      .eraseToAnyPublisher()
    }
    extension UITapGestureRecognizer {
      public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { events(of: self) }
    }
    extension UILongPressGestureRecognizer {
      public var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> { events(of: self) }
    }
    extension UISwipeGestureRecognizer {
      public var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { events(of: self) }
    }
    extension UIPanGestureRecognizer {
      public var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { events(of: self) }
    }
    extension UIPinchGestureRecognizer {
      public var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { events(of: self) }
    }

    /// What a list or search bar tells its delegate, and the one that the app gave it.
    @preconcurrency @MainActor private final class DelegateSource: NSObject {
      let selected = PassthroughSubject<IndexPath, Never>()
      let deselected = PassthroughSubject<IndexPath, Never>()
      let accessoryTapped = PassthroughSubject<IndexPath, Never>()
      let text = PassthroughSubject<String, Never>()
      let searched = PassthroughSubject<Void, Never>(), cancelled = PassthroughSubject<Void, Never>()
      let begun = PassthroughSubject<Void, Never>()
      weak var tableDelegate: (any UITableViewDelegate)?
      weak var collectionDelegate: (any UICollectionViewDelegate)?
      weak var searchDelegate: (any UISearchBarDelegate)?

      nonisolated(unsafe) private static var key: UInt8 = 0
      private static func of(_ view: UIView) -> DelegateSource {
        if let source = objc_getAssociatedObject(view, &key) as? DelegateSource { return source }
        let source = DelegateSource()
        objc_setAssociatedObject(view, &key, source, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return source
      }
      static func of(table: UITableView) -> DelegateSource {
        let source = of(table)
        guard table.delegate !== source else { return source }
        source.tableDelegate = table.delegate
        table.delegate = source
        return source
      }
      static func of(collection: UICollectionView) -> DelegateSource {
        let source = of(collection)
        guard collection.delegate !== source else { return source }
        source.collectionDelegate = collection.delegate
        collection.delegate = source
        return source
      }
      static func of(searchBar bar: UISearchBar) -> DelegateSource {
        let source = of(bar)
        guard bar.delegate !== source else { return source }
        source.searchDelegate = bar.delegate
        bar.delegate = source
        return source
      }
    }
    extension DelegateSource: UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView(tableView, didSelectRowAt: indexPath)
        selected.send(indexPath)
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView(tableView, didDeselectRowAt: indexPath)
        deselected.send(indexPath)
      }
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {
        tableDelegate?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        accessoryTapped.send(indexPath)
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
    }
    extension DelegateSource: UICollectionViewDelegate {
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionDelegate?.collectionView(collectionView, didSelectItemAt: indexPath)
        selected.send(indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        collectionDelegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
        deselected.send(indexPath)
      }
    }
    extension DelegateSource: UISearchBarDelegate {
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        searchDelegate?.searchBar(searchBar, textDidChange: searchText)
        text.send(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchDelegate?.searchBarSearchButtonClicked(searchBar)
        searched.send(())
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchDelegate?.searchBarCancelButtonClicked(searchBar)
        cancelled.send(())
      }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        searchDelegate?.searchBarTextDidBeginEditing(searchBar)
        begun.send(())
      }
    }
    extension UITableView {
      public var didSelectRowPublisher: AnyPublisher<IndexPath, Never> {
        DelegateSource.of(table: self).selected.eraseToAnyPublisher()
      }
      public var didDeselectRowPublisher: AnyPublisher<IndexPath, Never> {
        DelegateSource.of(table: self).deselected.eraseToAnyPublisher()
      }
      public var itemAccessoryButtonTappedPublisher: AnyPublisher<IndexPath, Never> {
        DelegateSource.of(table: self).accessoryTapped.eraseToAnyPublisher()
      }
    }
    extension UICollectionView {
      public var didSelectItemPublisher: AnyPublisher<IndexPath, Never> {
        DelegateSource.of(collection: self).selected.eraseToAnyPublisher()
      }
      public var didDeselectItemPublisher: AnyPublisher<IndexPath, Never> {
        DelegateSource.of(collection: self).deselected.eraseToAnyPublisher()
      }
    }
    extension UISearchBar {
      public var textDidChangePublisher: AnyPublisher<String, Never> {
        DelegateSource.of(searchBar: self).text.eraseToAnyPublisher()
      }
      public var searchButtonClickedPublisher: AnyPublisher<Void, Never> {
        DelegateSource.of(searchBar: self).searched.eraseToAnyPublisher()
      }
      public var cancelButtonClickedPublisher: AnyPublisher<Void, Never> {
        DelegateSource.of(searchBar: self).cancelled.eraseToAnyPublisher()
      }
      public var didBeginEditingSearchTextPublisher: AnyPublisher<Void, Never> {
        DelegateSource.of(searchBar: self).begun.eraseToAnyPublisher()
      }
    }
    /// Lists don't scroll here: they stay where they are.
    extension UIScrollView {
      public var contentOffsetPublisher: AnyPublisher<CGPoint, Never> {
        EventPublisher<CGPoint> { [weak self] handle in
          if let self { handle(self.contentOffset) }
          return {}
        }
        .eraseToAnyPublisher()
      }
      public func reachedBottomPublisher(offset: CGFloat = 0) -> AnyPublisher<Void, Never> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
      }
    }

    """#
}
