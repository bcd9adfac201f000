import Foundation
import InterfaceFiles
import Testing

/// What interface files set beside UIKit's own properties.
@Suite struct ObjectValueTests {
  private func compile(
    _ view: String, _ classes: ClassTable
  ) -> (notes: [String], code: String) {
    compile(
      screen: """
        <viewController id="c" customClass="Login" customModule="App">
        <view key="view" id="v">\(view)</view>
        <connections><outlet property="bottom" destination="k" id="o"/></connections>
        </viewController>
        """,
      classes)
  }

  private func compile(
    screen: String, _ classes: ClassTable
  ) -> (notes: [String], code: String) {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
      \(screen)
      </objects></scene></scenes>
      </document>
      """
    let file = InterfaceFile(path: "Main.storyboard", contents: Data(text.utf8))
    let compiled = InterfaceCompiler().compile(
      storyboards: [file], xibs: [], strings: [], infoPlist: nil, classes: classes)
    return (compiled.notes.map(\.description), compiled.files.map(\.contents).joined())
  }

  private func login(_ outlets: [ClassTable.Outlet] = []) -> ClassTable.Entry {
    ClassTable.Entry(name: "Login", superclass: "UIViewController", outlets: outlets)
  }

  @Test("A stack shows its toolbar where the file says so, and hides it otherwise")
  func toolbar() {
    func code(_ attributes: String) -> String {
      compile(screen: "<navigationController id=\"n\"\(attributes)/>", ClassTable([])).code
    }
    #expect(code(" toolbarHidden=\"NO\"").contains("isToolbarHidden = false"))
    #expect(!code(" toolbarHidden=\"YES\"").contains("isToolbarHidden"))
    #expect(!code("").contains("isToolbarHidden"))
  }

  @Test("An object beside a container is made with it, and woken when all is connected")
  func objectOfContainer() throws {
    let router = ClassTable.Entry(
      name: "Router", superclass: "NSObject",
      outlets: [ClassTable.Outlet(name: "tabs", type: "UITabBarController")])
    let result = compile(
      screen: """
        <tabBarController id="t"/>
        <customObject id="r" customClass="Router" customModule="App">
        <connections><outlet property="tabs" destination="t" id="o"/></connections>
        </customObject>
        """, ClassTable([router]))
    #expect(result.notes.isEmpty)
    let parts = ["create(object: Router.self)", "\"tabs\"", "scene.awaken([v_r])"]
    let places = try parts.map { try #require(result.code.firstRange(of: $0)).lowerBound }
    #expect(places == places.sorted())
  }

  @Test(
    "Views on a canvas that is larger than the phone are on the phone",
    arguments: [
      (#"width="600" height="600""#, "CGRect(x: 325.0, y: 500, width: 65.0, height: 50)"),
      (#"width="1024" height="1688""#, "CGRect(x: 190.5, y: 250.0, width: 38.0, height: 25.0)"),
      (#"width="375" height="667""#, "CGRect(x: 500, y: 500, width: 100, height: 50)"),
    ])
  func canvas(size: String, frame: String) {
    let result = compile(
      screen: """
        <viewController id="c"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" \(size)/>
        <subviews><button id="b"><rect key="frame" x="500" y="500" width="100" height="50"/></button>
        </subviews></view></viewController>
        """, ClassTable([]))
    #expect(result.code.contains("v.frame = \(frame)"))
  }

  @Test("An outlet of a constraint gets one, which its view keeps, so that its constant can be set")
  func constraint() {
    let result = compile(
      """
      <subviews><view id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" \
      constant="-8" priority="750" id="k"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="l"/>
      </constraints>
      """,
      ClassTable([login([ClassTable.Outlet(name: "bottom", type: "NSLayoutConstraint")])]))
    #expect(result.notes.isEmpty)
    #expect(
      result.code.contains(
        """
        let v_k = NSLayoutConstraint(item: v_b, attribute: .bottom, relatedBy: .equal, toItem: v_v, \
        attribute: .bottom, multiplier: 1, constant: -8)
        """))
    #expect(result.code.contains("v_k.priority = UILayoutPriority(750)"))
    #expect(result.code.contains("v_v.addConstraint(v_k)"))
    #expect(result.code.contains(#"scene.connect(v_k, "bottom") { owner.bottom = $0 }"#))
    #expect(!result.code.contains("v_l"))
  }

  @Test(
    "The multiplier of a constraint is a number or a ratio",
    arguments: [("0.5", "0.5"), ("16:9", "CGFloat(16) / 9"), ("1.5:2", "CGFloat(1.5) / 2")])
  func multiplier(value: String, code: String) {
    let result = compile(
      """
      <subviews><view id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" \
      multiplier="\(value)" id="k"/>
      </constraints>
      """,
      ClassTable([login([ClassTable.Outlet(name: "bottom", type: "NSLayoutConstraint")])]))
    #expect(result.code.contains("multiplier: \(code), constant: 0)"))
  }

  @Test("Fields have the keyboard and the kind of text that the file states")
  func inputTraits() {
    let result = compile(
      """
      <subviews>
      <textField id="f"><textInputTraits key="textInputTraits" keyboardType="decimalPad" \
      secureTextEntry="YES" textContentType="one-time-code"/></textField>
      <searchBar id="s"><textInputTraits key="textInputTraits" keyboardType="alphabet"/></searchBar>
      </subviews>
      """, ClassTable([login()]))
    #expect(result.code.contains("v.isSecureTextEntry = true"))
    #expect(result.code.contains("v.keyboardType = .decimalPad"))
    #expect(
      result.code.contains(#"v.textContentType = UITextContentType(rawValue: "one-time-code")"#))
    #expect(result.code.contains("v.keyboardType = .asciiCapable"))
  }

  @Test("Runtime attributes set inspectable properties of the app's classes, and extensions' ones")
  func runtimeAttributes() {
    func attribute(_ type: String, _ path: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\"\(value)"
    }
    let attributes = [
      attribute(
        "number", "radius", "><real key=\"value\" value=\"4.5\"/></userDefinedRuntimeAttribute>"),
      attribute("boolean", "isRound", " value=\"YES\"/>"),
      attribute("string", "titleKey", " value=\"login.title\"/>"),
      attribute(
        "number", "layer.cornerRadius",
        "><integer key=\"value\" value=\"4\"/></userDefinedRuntimeAttribute>"),
      attribute("boolean", "unknown", " value=\"YES\"/>"),
    ]
    let result = compile(
      """
      <subviews><button id="b" customClass="Round" customModule="App">
      <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes>
      </button></subviews>
      """,
      ClassTable(
        [
          login([ClassTable.Outlet(name: "bottom", type: "NSLayoutConstraint")]),
          ClassTable.Entry(
            name: "Round", superclass: "UIButton", inspectables: ["radius", "isRound"]),
        ], extended: ["UIView": ["titleKey"]]))
    #expect(result.code.contains("v_b.radius = 4.5\n"))
    #expect(result.code.contains("v_b.isRound = true\n"))
    #expect(result.code.contains(#"v_b.titleKey = "login.title""#))
    #expect(!result.code.contains("cornerRadius"))
    #expect(
      result.notes.filter { $0.contains("runtime") } == [
        "Main.storyboard:6: The runtime attribute unknown is left out. Set it in code."
      ])
  }
}
