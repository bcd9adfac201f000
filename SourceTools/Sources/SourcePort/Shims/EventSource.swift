extension ShimSources {
  /// Calendars and reminders: one calendar, which may be changed, and what the app saves in a launch.
  static let events = #"""
    import Foundation
    import NetworkShim
    import PortableUIKit

    public enum EKEntityType: UInt, Sendable { case event, reminder }
    public enum EKAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, fullAccess, writeOnly
      public static let authorized = EKAuthorizationStatus.fullAccess
    }
    public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
    public enum EKEventAvailability: Int, Sendable {
      case notSupported = -1, busy, free, tentative, unavailable
    }
    public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

    open class EKSource: NSObject {
      public let sourceIdentifier = "local"
      public let title = "Local"
    }
    open class EKCalendar: NSObject {
      public let calendarIdentifier = "calendar"
      open var title = "Calendar"
      open var cgColor: CGColor! = UIColor.blue.cgColor
      open var source: EKSource! = EKSource()
      public let allowsContentModifications = true
      public let isImmutable = false
      public convenience init(for type: EKEntityType, eventStore: EKEventStore) { self.init() }
    }
    open class EKAlarm: NSObject {
      public let relativeOffset: TimeInterval
      public let absoluteDate: Date?
      public init(relativeOffset offset: TimeInterval) {
        relativeOffset = offset
        absoluteDate = nil
      }
      public init(absoluteDate date: Date) {
        relativeOffset = 0
        absoluteDate = date
      }
    }
    open class EKRecurrenceEnd: NSObject {
      public convenience init(end: Date) { self.init() }
      public convenience init(occurrenceCount: Int) { self.init() }
    }
    open class EKRecurrenceRule: NSObject {
      public init(
        recurrenceWith frequency: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
      ) {}
    }
    open class EKCalendarItem: NSObject {
      public let calendarItemIdentifier = SavedItems.current.nextIdentifier()
      open var calendar: EKCalendar!
      open var title: String! = ""
      open var location: String?
      open var notes: String?
      open var url: URL?
      open var timeZone: TimeZone?
      open var alarms: [EKAlarm]?
      open var recurrenceRules: [EKRecurrenceRule]?
      open var hasAlarms: Bool { alarms?.isEmpty == false }
      open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
      open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
      open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
      }
    }
    open class EKEvent: EKCalendarItem {
      open var startDate: Date! = Date()
      open var endDate: Date! = Date()
      open var isAllDay = false
      open var availability = EKEventAvailability.busy
      public var eventIdentifier: String! { calendarItemIdentifier }
      public init(eventStore: EKEventStore) {}
    }
    open class EKReminder: EKCalendarItem {
      open var dueDateComponents: DateComponents?
      open var startDateComponents: DateComponents?
      open var isCompleted = false
      open var priority = 0
      public init(eventStore: EKEventStore) {}
    }
    extension Notification.Name {
      public static let EKEventStoreChanged = Self("EKEventStoreChanged")
    }

    /// What a launch has saved, in whichever store.
    private final class SavedItems {
      static var current: SavedItems { LaunchState.value("EventKit") { SavedItems() } }
      let calendar = EKCalendar()
      var items: [EKCalendarItem] = []
      private var last = 0
      func nextIdentifier() -> String {
        last += 1
        return "item-\(last)"
      }
    }

    /// May be used once the app has asked.
    open class EKEventStore: NSObject, @unchecked Sendable {
      private var calendar: EKCalendar { SavedItems.current.calendar }
      private var saved: [EKCalendarItem] {
        get { SavedItems.current.items }
        set { SavedItems.current.items = newValue }
      }
      private func add(_ item: EKCalendarItem) {
        if !saved.contains(where: { $0 === item }) { saved.append(item) }
      }
      public override init() {}
      open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus {
        SystemPermission.decision(on: name(of: type)).map { $0 ? .fullAccess : .denied }
          ?? .notDetermined
      }
      private class func name(of type: EKEntityType) -> String {
        type == .event ? "calendar" : "reminders"
      }
      private func request(
        _ type: EKEntityType, _ completion: @escaping (Bool, (any Error)?) -> Void
      ) { SystemPermission.request(Self.name(of: type)) { completion($0, nil) } }
      private func request(_ type: EKEntityType) async -> Bool {
        await SystemPermission.request(Self.name(of: type))
      }
      open func requestAccess(
        to type: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
      ) { request(type, completion) }
      open func requestAccess(to type: EKEntityType) async throws -> Bool { await request(type) }
      open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        request(.event, completion)
      }
      open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
        request(.event, completion)
      }
      open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
        request(.reminder, completion)
      }
      open func requestFullAccessToEvents() async throws -> Bool { await request(.event) }
      open func requestWriteOnlyAccessToEvents() async throws -> Bool { await request(.event) }
      open func requestFullAccessToReminders() async throws -> Bool { await request(.reminder) }
      open var defaultCalendarForNewEvents: EKCalendar? { calendar }
      open func defaultCalendarForNewReminders() -> EKCalendar? { calendar }
      open func calendars(for type: EKEntityType) -> [EKCalendar] { [calendar] }
      open func calendar(withIdentifier id: String) -> EKCalendar? {
        id == calendar.calendarIdentifier ? calendar : nil
      }
      open func event(withIdentifier id: String) -> EKEvent? {
        saved.compactMap { $0 as? EKEvent }.first { $0.eventIdentifier == id }
      }
      open func predicateForEvents(
        withStart start: Date, end: Date, calendars: [EKCalendar]?
      ) -> NSPredicate { NSPredicate(value: true) }
      open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: true)
      }
      open func events(matching predicate: NSPredicate) -> [EKEvent] { saved.compactMap { $0 as? EKEvent } }
      @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
      ) -> Any {
        completion(saved.compactMap { $0 as? EKReminder })
        return self
      }
      open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { add(event) }
      open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        saved.removeAll { $0 === event }
      }
      open func save(_ reminder: EKReminder, commit: Bool) throws { add(reminder) }
      open func remove(_ reminder: EKReminder, commit: Bool) throws { saved.removeAll { $0 === reminder } }
      open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
      open func commit() throws {}
      open func reset() {}
    }

    public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
    @preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
      func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    }
    /// A screen on which a person saves an event, or does not.
    @preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
      public weak var editViewDelegate: (any EKEventEditViewDelegate)?
      open var eventStore: EKEventStore!
      open var event: EKEvent?
      open override func viewDidLoad() {
        super.viewDidLoad()
        let screen = UIViewController()
        screen.title = "New Event"
        screen.navigationItem.leftBarButtonItem = item(.cancel, .canceled)
        screen.navigationItem.rightBarButtonItem = item(.save, .saved)
        viewControllers = [screen]
      }
      private func item(
        _ system: UIBarButtonItem.SystemItem, _ action: EKEventEditViewAction
      ) -> UIBarButtonItem {
        UIBarButtonItem(
          systemItem: system,
          primaryAction: UIAction { [unowned self] _ in
            if action == .saved, let event { try? eventStore?.save(event, span: .thisEvent) }
            editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
          })
      }
    }

    """#
}
