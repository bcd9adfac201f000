/// The statements that set what an element of a view states.
struct ViewProperties {
  private let element: InterfaceElement
  private let base: String
  private let document: InterfaceDocument
  private(set) var statements: [String] = []

  /// Reads the properties of a view.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - base: The class of UIKit whose properties can be set.
  ///   - document: The file.
  ///   - isRoot: Whether it is the view of a screen, which fills the display.
  ///   - canvas: The screen of the file that the view is on.
  init(
    _ element: InterfaceElement, base: String, in document: InterfaceDocument,
    isRoot: Bool = false, on canvas: Canvas = Canvas()
  ) {
    self.element = element
    self.base = base
    self.document = document
    readView(isRoot: isRoot, canvas)
    if UIKitClasses.is(base, "UIControl") { readControl() }
    switch base {
    case "UILabel": set("text", text("text"))
    case "UIButton": readButton()
    case "UITextField": readTextField()
    case "UITextView": readTextView()
    case "UIImageView": setImage("image", "image")
    case "UISwitch": set("isOn", element.isTrue("on") ? "true" : nil)
    case "UISlider": readRange("Float")
    case "UIStepper": readRange("Double")
    case "UISegmentedControl": readSegments()
    case "UIPageControl":
      set("numberOfPages", number("numberOfPages"))
      set("currentPage", number("currentPage"))
    case "UIStackView":
      set("axis", element["axis"] == "vertical" ? ".vertical" : nil)
    case "UISearchBar":
      set("placeholder", text("placeholder"))
      set("text", text("text"))
      readInputTraits()
    case "UIScrollView":
      set("isPagingEnabled", element.isTrue("pagingEnabled") ? "true" : nil)
    case "UITableView", "UICollectionView": readList()
    case "UITableViewCell":
      set("accessoryType", element["accessoryType"]?.asCase(of: Self.accessories))
    default: break
    }
  }

  private static let accessories = [
    "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  private mutating func set(_ property: String, _ value: String?) {
    if let value { statements.append("v.\(property) = \(value)") }
  }

  private func text(_ attribute: String, key: String? = nil) -> String? {
    (document.text(of: element, attribute, key: key)
      ?? document.text(of: element, "attributedText").flatMap { attribute == "text" ? $0 : nil })?
      .literal
  }

  private func number(_ attribute: String) -> String? { element[attribute]?.asNumber }

  private mutating func setImage(_ property: String, _ attribute: String) {
    set(property, image(element, attribute))
  }

  private mutating func readView(isRoot: Bool, _ canvas: Canvas) {
    if isRoot {
      set("frame", "UIScreen.main.bounds")
    } else if let rect = element.child(key: "frame") {
      set("frame", "CGRect(\(canvas.sides(of: rect).joined(separator: ", ")))")
    }
    set("isHidden", element.isTrue("hidden") ? "true" : nil)
    set("alpha", number("alpha"))
    set("tag", element["tag"].flatMap(Int.init).map(String.init))
    // Xcode writes that a view takes no touches, also of views that by default take none.
    let takesTouches = element["userInteractionEnabled"] != "NO"
    if !takesTouches || ["UIImageView", "UILabel"].contains(base) {
      set("isUserInteractionEnabled", String(takesTouches))
    }
    set("restorationIdentifier", element["restorationIdentifier"]?.literal)
    let accessibility = element.child(key: "accessibilityConfiguration")
    if let accessibility {
      for (attribute, property) in [
        ("label", "accessibilityLabel"), ("identifier", "accessibilityIdentifier"),
        ("hint", "accessibilityHint"), ("value", "accessibilityValue"),
      ] {
        let value = document.text(
          of: accessibility, attribute, key: property, owner: element)
        set(property, value?.literal)
      }
    }
  }

  private mutating func readControl() {
    set("isEnabled", element["enabled"] == "NO" ? "false" : nil)
    set("isSelected", element.isTrue("selected") ? "true" : nil)
  }

  private mutating func readButton() {
    let states = element.children.filter { $0.name == "state" }
    for state in states {
      guard let key = state.key?.asCase(of: ["normal", "highlighted", "disabled", "selected"])
      else { continue }
      let title =
        document.text(
          of: state, "title", key: "\(key.dropFirst())Title", owner: element)
        ?? document.text(of: state, "attributedTitle", owner: element)
      if let title { statements.append("v.setTitle(\(title.literal), for: \(key))") }
      if let image = image(state, "image") {
        statements.append("v.setImage(\(image), for: \(key))")
      }
    }
    guard let configuration = element.child(key: "configuration") else { return }
    // The title of a configuration is the button's, too.
    let title =
      document.text(
        of: configuration, "title", key: "configuration.title", owner: element)
      ?? document.text(of: configuration, "attributedTitle", owner: element)
    if let title { statements.append("v.setTitle(\(title.literal), for: .normal)") }
    if let image = image(configuration, "image") {
      statements.append("v.setImage(\(image), for: .normal)")
    }
  }

  private mutating func readTextField() {
    set("text", text("text"))
    set("placeholder", text("placeholder"))
    readInputTraits()
  }

  /// What is typed, and how.
  private mutating func readInputTraits() {
    guard let traits = element.child(key: "textInputTraits") else { return }
    set("isSecureTextEntry", traits.isTrue("secureTextEntry") ? "true" : nil)
    let keyboard = traits["keyboardType"].map { $0 == "alphabet" ? "asciiCapable" : $0 }
    set("keyboardType", keyboard?.asCase(of: Self.keyboards))
    let content = traits["textContentType"].map { "UITextContentType(rawValue: \($0.literal))" }
    set("textContentType", content)
  }

  private static let keyboards = [
    "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
    "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]

  private mutating func readTextView() {
    set("text", text("text"))
    set("isEditable", element["editable"] == "NO" ? "false" : nil)
    readInputTraits()
  }

  private mutating func readRange(_ type: String) {
    set("minimumValue", number("minValue") ?? number("minimumValue"))
    set("maximumValue", number("maxValue") ?? number("maximumValue"))
    set("value", number("value"))
  }

  private mutating func readSegments() {
    for (index, segment) in element.children(of: "segments").enumerated() {
      let title = document.text(
        of: segment, "title", key: "segmentTitles[\(index)]", owner: element)
      if let image = image(segment, "image") {
        statements.append("v.insertSegment(with: \(image), at: \(index), animated: false)")
      } else {
        statements.append(
          "v.insertSegment(withTitle: \((title ?? "").literal), at: \(index), animated: false)")
      }
      if segment["enabled"] == "NO" {
        statements.append("v.setEnabled(false, forSegmentAt: \(index))")
      }
    }
    set("selectedSegmentIndex", number("selectedSegmentIndex") ?? "0")
  }

  private mutating func readList() {
    let selects = element["allowsSelection"] != "NO" && element["selectionStyle"] != "none"
    set("allowsSelection", selects ? nil : "false")
    set("allowsMultipleSelection", element.isTrue("allowsMultipleSelection") ? "true" : nil)
  }

  private func image(_ element: InterfaceElement, _ attribute: String) -> String? {
    Self.image(element, attribute)
  }

  /// The image that an attribute names: an asset, or a symbol of the system.
  static func image(_ element: InterfaceElement, _ attribute: String) -> String? {
    guard let name = element[attribute] else { return nil }
    let isSymbol = element["catalog"] == "system"
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(name.literal))"
  }
}
