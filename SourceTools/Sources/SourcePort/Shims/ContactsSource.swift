extension ShimSources {
  /// The address book, which has two people in it, and its picker.
  static let contacts = #"""
    import Foundation
    import PortableUIKit

    public let CNContactGivenNameKey = "givenName", CNContactFamilyNameKey = "familyName"
    public let CNContactMiddleNameKey = "middleName", CNContactNicknameKey = "nickname"
    public let CNContactOrganizationNameKey = "organizationName", CNContactJobTitleKey = "jobTitle"
    public let CNContactPhoneNumbersKey = "phoneNumbers", CNContactBirthdayKey = "birthday"
    public let CNContactEmailAddressesKey = "emailAddresses", CNContactImageDataKey = "imageData"
    public let CNContactPostalAddressesKey = "postalAddresses", CNContactIdentifierKey = "identifier"
    public let CNContactThumbnailImageDataKey = "thumbnailImageData", CNContactNoteKey = "note"
    public let CNContactImageDataAvailableKey = "imageDataAvailable", CNContactTypeKey = "type"
    public let CNPostalAddressStreetKey = "street", CNPostalAddressCityKey = "city"
    public let CNPostalAddressStateKey = "state", CNPostalAddressPostalCodeKey = "postalCode"
    public let CNPostalAddressCountryKey = "country", CNPostalAddressISOCountryCodeKey = "isoCountryCode"
    public let CNLabelHome = "home", CNLabelWork = "work", CNLabelOther = "other"
    public let CNLabelPhoneNumberMobile = "mobile", CNLabelPhoneNumberMain = "main"
    public let CNLabelPhoneNumberiPhone = "iPhone", CNLabelEmailiCloud = "iCloud"

    public struct CNError: LocalizedError, CustomNSError, Sendable {
      public static let errorDomain = "CNErrorDomain"
      public var errorCode: Int { code.rawValue }
      public var errorDescription: String? { "Access Denied" }
      public enum Code: Int, Sendable { case communicationError = 1, authorizationDenied = 100 }
      public let code: Code
      init(_ code: Code) { self.code = code }
    }

    public protocol CNKeyDescriptor {}
    extension String: CNKeyDescriptor {}
    extension NSString: CNKeyDescriptor {}

    public final class CNPhoneNumber: NSObject {
      public let stringValue: String
      public init(stringValue: String) { self.stringValue = stringValue }
    }
    open class CNPostalAddress: NSObject {
      open var street = "1 Main Street", city = "Springfield", state = "", postalCode = "12345"
      open var country = "USA", isoCountryCode = "us"
    }
    public final class CNMutablePostalAddress: CNPostalAddress {}
    public final class CNLabeledValue<Value>: NSObject {
      public let label: String?
      public let value: Value
      public let identifier = "value"
      public init(label: String?, value: Value) {
        self.label = label
        self.value = value
      }
      public static func localizedString(forLabel label: String) -> String { label }
    }

    open class CNContact: NSObject {
      public enum ContactType: Int, Sendable { case person, organization }
      public internal(set) var identifier = "new"
      open var givenName = "", middleName = "", familyName = "", nickname = ""
      open var organizationName = "", jobTitle = "", note = ""
      open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
      open var emailAddresses: [CNLabeledValue<NSString>] = []
      open var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
      open var urlAddresses: [CNLabeledValue<NSString>] = []
      open var birthday: DateComponents?
      open var imageData: Data?
      open var imageDataAvailable: Bool { imageData != nil }
      open var thumbnailImageData: Data? { imageData }
      open var contactType = ContactType.person
      public required override init() {}
      open func isKeyAvailable(_ key: String) -> Bool { true }
      open func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
      open override func mutableCopy() -> Any {
        let copy = CNMutableContact()
        copy.identifier = identifier
        (copy.givenName, copy.middleName, copy.familyName) = (givenName, middleName, familyName)
        (copy.nickname, copy.organizationName, copy.jobTitle) = (nickname, organizationName, jobTitle)
        (copy.phoneNumbers, copy.emailAddresses) = (phoneNumbers, emailAddresses)
        (copy.postalAddresses, copy.urlAddresses) = (postalAddresses, urlAddresses)
        (copy.note, copy.birthday, copy.imageData) = (note, birthday, imageData)
        copy.contactType = contactType
        return copy
      }
      open class func predicateForContacts(matchingName name: String) -> NSPredicate { .init(value: true) }
      open class func predicateForContacts(withIdentifiers ids: [String]) -> NSPredicate { .init(value: true) }

      nonisolated(unsafe) static let people = [
        person("Ann", "Appleseed", "ann@example.com", "+1 555 0100"),
        person("Ben", "Baker", "ben@example.com", "+1 555 0101"),
      ]
      private static func person(
        _ given: String, _ family: String, _ email: String, _ phone: String
      ) -> CNContact {
        let contact = CNContact()
        contact.identifier = given
        contact.givenName = given
        contact.familyName = family
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: NSString(string: email))]
        contact.phoneNumbers = [
          CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: phone))
        ]
        return contact
      }
    }
    public final class CNMutableContact: CNContact {}

    public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
    public final class CNContactFormatter: Formatter {
      public var style = CNContactFormatterStyle.fullName
      public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
        return name.isEmpty ? nil : name.joined(separator: " ")
      }
      public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
      public static func descriptorForRequiredKeys(
        for style: CNContactFormatterStyle
      ) -> any CNKeyDescriptor { "name" }
    }

    public enum CNEntityType: Int, Sendable { case contacts }
    public enum CNAuthorizationStatus: Int, Sendable {
      case notDetermined, restricted, denied, authorized, limited
    }
    public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
    public final class CNContactFetchRequest: NSObject {
      public var predicate: NSPredicate?
      public var sortOrder = CNContactSortOrder.none
      public init(keysToFetch: [any CNKeyDescriptor]) {}
    }
    public final class CNSaveRequest: NSObject {
      public func add(_ contact: CNMutableContact, toContainerWithIdentifier id: String?) {}
      public func update(_ contact: CNMutableContact) {}
      public func delete(_ contact: CNMutableContact) {}
    }
    /// May be read once the app has asked.
    open class CNContactStore: NSObject, @unchecked Sendable {
      open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
        SystemPermission.decision(on: "contacts").map { $0 ? .authorized : .denied } ?? .notDetermined
      }
      /// Completes with an error where the person does not allow it.
      open func requestAccess(
        for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
      ) {
        SystemPermission.request("contacts") {
          completionHandler($0, $0 ? nil : CNError(.authorizationDenied))
        }
      }
      open func requestAccess(for type: CNEntityType) async throws -> Bool {
        guard await SystemPermission.request("contacts") else { throw CNError(.authorizationDenied) }
        return true
      }
      open func enumerateContacts(
        with request: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
      ) throws {
        var isStopped = ObjCBool(false)
        for contact in CNContact.people where !isStopped.boolValue { block(contact, &isStopped) }
      }
      open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
      ) throws -> [CNContact] { CNContact.people }
      open func unifiedContact(
        withIdentifier id: String, keysToFetch keys: [any CNKeyDescriptor]
      ) throws -> CNContact { CNContact.people.first { $0.identifier == id } ?? CNContact.people[0] }
      open func execute(_ request: CNSaveRequest) throws {}
    }
    extension Notification.Name {
      public static let CNContactStoreDidChange = Self("CNContactStoreDidChange")
    }

    @preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
      func contactPickerDidCancel(_ picker: CNContactPickerViewController)
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    }
    extension CNContactPickerDelegate {
      public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    }
    /// A screen on which a person picks somebody, or nobody by its Cancel button. It closes itself.
    @preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
      public weak var delegate: (any CNContactPickerDelegate)?
      public var displayedPropertyKeys: [String]?
      public var predicateForEnablingContact: NSPredicate?
      public var predicateForSelectionOfContact: NSPredicate?
      public var predicateForSelectionOfProperty: NSPredicate?
      open override func viewDidLoad() {
        super.viewDidLoad()
        add("Cancel") { $0.contactPickerDidCancel($1) }
        for contact in CNContact.people {
          add(contact.givenName) {
            $0.contactPicker($1, didSelect: contact)
            $0.contactPicker($1, didSelect: [contact])
          }
        }
      }
      private func add(
        _ title: String,
        _ tell: @escaping (any CNContactPickerDelegate, CNContactPickerViewController) -> Void
      ) {
        view.addSubview(
          UIButton(
            type: .system,
            primaryAction: UIAction(title: title) { [unowned self] _ in
              let delegate = delegate
              dismiss(animated: true) { if let delegate { tell(delegate, self) } }
            }))
      }
    }

    @preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
      func contactViewController(
        _ controller: CNContactViewController, didCompleteWith contact: CNContact?)
    }
    /// A screen that shows somebody.
    @preconcurrency @MainActor open class CNContactViewController: UIViewController {
      public let contact: CNContact
      public weak var delegate: (any CNContactViewControllerDelegate)?
      public var allowsEditing = true, allowsActions = true
      public var contactStore: CNContactStore?
      public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
      }
      public convenience init(forNewContact contact: CNContact?) {
        self.init(for: contact ?? CNContact())
        let done = UIAction { [unowned self] _ in
          delegate?.contactViewController(self, didCompleteWith: self.contact)
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .done, primaryAction: done)
      }
      public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
      public required init?(coder: NSCoder) { nil }
      open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "all" }
    }

    """#
}
