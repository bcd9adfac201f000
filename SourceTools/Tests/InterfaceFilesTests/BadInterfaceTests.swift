import Foundation
import InterfaceFiles
import Testing

/// Interface files with something wrong in them: one note each, and the rest is compiled.
@Suite struct BadInterfaceTests {
  private func storyboard(
    _ scenes: String, initial: String = "BYZ-38-t0r", named name: String = "Main"
  ) -> InterfaceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
    return InterfaceFile(path: "Base.lproj/\(name).storyboard", contents: Data(text.utf8))
  }

  private func scene(_ id: String, _ contents: String = "", custom: String = "") -> String {
    """
    <scene sceneID="s"><objects>
    <viewController id="\(id)"\(custom)>
    <view key="view" id="\(id)-view"><subviews>
    <label text="Kept" id="\(id)-label"/>
    \(contents)
    </subviews></view>
    </viewController>
    <exit id="\(id)-exit"/>
    </objects></scene>
    """
  }

  private func compile(
    _ storyboards: [InterfaceFile], xibs: [InterfaceFile] = [], strings: [InterfaceFile] = [],
    infoPlist: InterfaceFile? = nil, _ classes: [ClassTable.Entry] = []
  ) -> (notes: [String], code: String) {
    let compiled = InterfaceCompiler().compile(
      storyboards: storyboards, xibs: xibs, strings: strings, infoPlist: infoPlist,
      classes: ClassTable(classes))
    return (compiled.notes.map(\.description), compiled.files.map(\.contents).joined())
  }

  @Test("An unknown element is an empty view, and is noted with its line")
  func unknownElement() {
    let result = compile([
      storyboard(
        scene(
          "BYZ-38-t0r",
          "<arscnView id=\"a\"><subviews><label text=\"In\" id=\"b\"/></subviews></arscnView>"))
    ])
    #expect(
      result.notes == [
        "Base.lproj/Main.storyboard:8: arscnView is not supported; an empty view is in its place."
      ])
    #expect(result.code.contains("\"Kept\"") && result.code.contains("\"In\""))
  }

  @Test("A class that is missing is noted, and UIKit's class is used")
  func missingClass() {
    let result = compile([
      storyboard(scene("BYZ-38-t0r", custom: " customClass=\"Gone\" customModule=\"App\""))
    ])
    #expect(
      result.notes == [
        """
        Base.lproj/Main.storyboard:5: Gone is not a class of the app's sources; UIViewController is \
        used in its place.
        """
      ])
    #expect(result.code.contains("type: UIViewController.self"))
  }

  @Test("A class of the wrong kind is noted")
  func wrongClass() {
    let result = compile(
      [
        storyboard(
          scene(
            "BYZ-38-t0r",
            "<button id=\"a\" customClass=\"Badge\"><state key=\"normal\" title=\"x\"/></button>"))
      ],
      [ClassTable.Entry(name: "Badge", superclass: "UIView")])
    #expect(
      result.notes == [
        "Base.lproj/Main.storyboard:8: Badge is a UIView and no UIButton, so only what they share is set."
      ])
    #expect(result.code.contains("scene.create(Badge.self)") && !result.code.contains("setTitle"))
  }

  @Test("Broken XML is noted with its line, and other files are compiled")
  func brokenXML() {
    let broken = InterfaceFile(
      path: "Broken.storyboard", contents: Data("<document>\n<scenes>\n</document>".utf8))
    let result = compile([broken, storyboard(scene("BYZ-38-t0r"))])
    #expect(
      result.notes == [
        """
        Broken.storyboard:3: The file is not well-formed XML, so nothing of it is used. Open and save \
        it in Xcode.
        """
      ])
    #expect(result.code.contains("\"Kept\""))
  }

  @Test("Screens that embed each other are cut apart")
  func cycle() {
    let embed = { (id: String) in
      "<containerView id=\"c-\(id)\"><connections><segue destination=\"\(id)\" kind=\"embed\" id=\"e-\(id)\"/></connections></containerView>"
    }
    let result = compile([
      storyboard(scene("a", embed("b")) + "\n" + scene("b", embed("a")), initial: "a")
    ])
    #expect(
      result.notes == [
        """
        Base.lproj/Main.storyboard:17: The screen contains itself by way of this segue, which is left \
        out. Remove it in Xcode.
        """
      ])
    #expect(result.code.contains(".embed, to: .scene(\"b\")"))
    #expect(!result.code.contains(".embed, to: .scene(\"a\")"))
  }

  @Test("References to storyboards and screens that are missing are noted")
  func missingReferences() {
    let button = { (id: String, segue: String) in
      "<button id=\"\(id)\"><connections><segue id=\"s-\(id)\" \(segue)/></connections></button>"
    }
    let result = compile([
      storyboard(
        scene(
          "BYZ-38-t0r",
          button("a", "destination=\"nowhere\" kind=\"show\"") + "\n"
            + button("b", "destination=\"ref\" kind=\"show\"") + "\n"
            + button("c", "destination=\"BYZ-38-t0r-exit\" kind=\"unwind\" unwindAction=\"back:\""))
          + "<scene><objects><viewControllerPlaceholder storyboardName=\"Help\" id=\"ref\"/></objects></scene>"
      )
    ])
    #expect(
      result.notes == [
        "Base.lproj/Main.storyboard:8: The segue is left out: there is no object nowhere in the file.",
        """
        Base.lproj/Main.storyboard:9: The segue is left out: there is no storyboard Help. Add \
        Help.storyboard to the app.
        """,
        "Base.lproj/Main.storyboard:10: No class has the unwind action back:, so the segue is left out.",
      ])
  }

  @Test("Outlets and actions that the class does not have are noted")
  func missingOutlets() {
    let connections = """
      </subviews></view><connections>
      <outlet property="gone" destination="BYZ-38-t0r-label" id="o1"/>
      <outlet property="hidden" destination="BYZ-38-t0r-label" id="o2"/>
      </connections><view key="other"><subviews>
      """
    let button = """
      <button id="a"><connections>
      <action selector="gone:" destination="BYZ-38-t0r" eventType="touchUpInside" id="a1"/>
      </connections></button>
      """
    let result = compile(
      [storyboard(scene("BYZ-38-t0r", button + connections, custom: " customClass=\"Home\""))],
      [
        ClassTable.Entry(
          name: "Home", superclass: "UIViewController",
          outlets: [
            ClassTable.Outlet(
              name: "hidden", type: "UILabel", isOptional: true, isCollection: false,
              assignableName: nil)
          ])
      ])
    #expect(
      result.notes == [
        "Base.lproj/Main.storyboard:9: Home has no action gone:, so a tap changes nothing. Add it there.",
        """
        Base.lproj/Main.storyboard:11: Home has no outlet gone, so it is not connected. Declare it, or \
        remove the connection.
        """,
        """
        Base.lproj/Main.storyboard:12: The outlet hidden of Home can't be set from another file, so it \
        stays nil.
        """,
      ])
  }

  @Test("A broken strings file and a missing main storyboard are noted")
  func otherFiles() {
    let strings = InterfaceFile(
      path: "en.lproj/Localizable.strings", contents: Data("\"a\" = \"b\";\n\n\"c\" \"d\";".utf8))
    let plist = InterfaceFile(
      path: "Info.plist",
      contents: Data(
        "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Gone</string></dict></plist>"
          .utf8))
    let result = compile([], strings: [strings], infoPlist: plist)
    #expect(
      result.notes == [
        "Info.plist:1: The main storyboard Gone is missing. Add Gone.storyboard to the app.",
        """
        en.lproj/Localizable.strings:3: The entry is not of the form "key" = "value"; so it and what \
        follows is left out.
        """,
      ])
    #expect(result.code.contains("\"a\": \"b\","))
  }

  @Test("Of a text in several languages, the one that is nearest to the app's language counts")
  func regions() {
    func strings(_ language: String, _ text: String) -> InterfaceFile {
      InterfaceFile(path: "\(language).lproj/Localizable.strings", contents: Data(text.utf8))
    }
    let plist = InterfaceFile(
      path: "Info.plist",
      contents: Data(
        """
        <plist version="1.0"><dict>
        <key>CFBundleDevelopmentRegion</key><string>pt-BR</string></dict></plist>
        """.utf8))
    let result = compile(
      [],
      strings: [
        strings("pt", "\"bus\" = \"autocarro\"; \"car\" = \"carro\";"),
        strings("pt-BR", "\"bus\" = \"ônibus\";"), strings("es", "\"train\" = \"tren\";"),
        strings("Base", "\"bus\" = \"bus\"; \"ship\" = \"ship\";"),
      ], infoPlist: plist)
    #expect(result.code.contains("\"bus\": \"ônibus\","))
    #expect(result.code.contains("\"car\": \"carro\","))
    #expect(result.code.contains("\"ship\": \"ship\","))
    #expect(!result.code.contains("train"))
  }

  @Test("Texts of every kind are Swift literals")
  func literals() {
    let result = compile([
      storyboard(scene("BYZ-38-t0r", "<label text=\"&quot;\\(x)&#10;\u{e9}\" id=\"a\"/>"))
    ])
    #expect(result.code.contains(#"v.text = "\"\\(x)\n\#u{e9}""#))
  }

  @Test("Damaged files of any kind are noted and never end the program")
  func damage() throws {
    let fixture = try PortedFixture("Trailhead")
    let main = try #require(fixture.storyboards.first { $0.path.hasSuffix("Main.storyboard") })
    for step in stride(from: 0, to: main.contents.count, by: 997) {
      var contents = main.contents
      contents[step] = UInt8(ascii: "x")
      _ = compile([InterfaceFile(path: main.path, contents: contents)])
      _ = compile([InterfaceFile(path: main.path, contents: contents.prefix(step))])
    }
  }
}
