import CustomDump
import Testing

@Suite("Rows and names that a drawing takes from sessions")
struct ScreenNamingTests {
  /// Two sessions: a bar with the tabs Mail and Board, each with an alert "Sure?"; the bar's second tab
  /// is used last, and so is Archive.
  private static let trace = """
    {"format":"flowtrace","version":"1.2","app":"Post"}
    {"at":0,"event":"launch"}
    {"at":1,"event":"coordinator","id":1,"type":"Post.AppCoordinator"}
    {"at":2,"event":"coordinator","id":2,"type":"Post.MailCoordinator","parent":1}
    {"at":3,"event":"coordinator","id":3,"type":"Post.BoardCoordinator","parent":1}
    {"at":4,"event":"screen","id":4,"type":"Post.BarController"}
    {"at":5,"event":"screen","id":5,"type":"Post.MailViewController","title":"Mail"}
    {"at":6,"event":"screen","id":6,"type":"UIViewController"}
    {"at":7,"event":"enter","screen":4}
    {"at":8,"event":"presents","coordinator":1,"screen":4}
    {"at":9,"event":"enter","screen":5}
    {"at":10,"event":"presents","coordinator":2,"screen":5}
    {"at":11,"event":"enter","screen":6}
    {"at":12,"event":"presents","coordinator":3,"screen":6}
    {"at":13,"event":"transition","from":null,"to":4,"kind":"root","trigger":"launch","by":1}
    {"at":14,"event":"step","action":"tap","target":"Write"}
    {"at":15,"event":"screen","id":7,"type":"UIAlertController","title":"Sure?"}
    {"at":16,"event":"enter","screen":7}
    {"at":17,"event":"transition","from":5,"to":7,"kind":"present","trigger":"tap \\"Write\\"","by":2}
    {"at":18,"event":"step","action":"tap","target":"OK"}
    {"at":19,"event":"transition","from":7,"to":5,"kind":"dismiss","trigger":"tap \\"OK\\"","by":"system"}
    {"at":20,"event":"leave","screen":7}
    {"at":21,"event":"step","action":"tap","target":"Archive"}
    {"at":22,"event":"screen","id":8,"type":"UIAlertController","title":"Archive?"}
    {"at":23,"event":"enter","screen":8}
    {"at":24,"event":"presents","coordinator":2,"screen":8}
    {"at":25,"event":"transition","from":5,"to":8,"kind":"present","trigger":"tap \\"Archive\\"","by":2}
    {"at":26,"event":"step","action":"tap","target":"OK"}
    {"at":27,"event":"transition","from":8,"to":5,"kind":"dismiss","trigger":"tap \\"OK\\"","by":"system"}
    {"at":28,"event":"leave","screen":8}
    {"at":29,"event":"step","action":"tab","target":"Mail"}
    {"at":30,"event":"transition","from":4,"to":5,"kind":"tab","trigger":"tab \\"Mail\\"","by":"system"}
    {"at":31,"event":"step","action":"tab","target":"Board"}
    {"at":32,"event":"transition","from":4,"to":6,"kind":"tab","trigger":"tab \\"Board\\"","by":"system"}
    {"at":33,"event":"step","action":"tap","target":"Clear"}
    {"at":34,"event":"screen","id":9,"type":"UIAlertController","title":"Sure?"}
    {"at":35,"event":"enter","screen":9}
    {"at":36,"event":"presents","coordinator":3,"screen":9}
    {"at":37,"event":"transition","from":6,"to":9,"kind":"present","trigger":"tap \\"Clear\\"","by":3}

    """

  private func outline(_ arguments: String...) async throws -> String {
    let result = try await Tool.coordgraph.run(
      "render", "--format", "outline", list: arguments, input: Self.trace)
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    return result.output
  }

  @Test("Tabs stand in the bar's order, and rows in that of their first use")
  func order() async throws {
    let text = try await outline("--view", "flow")
    let words = ["tab \"Mail\"", "tab \"Board\"", "tap \"Write\"", "tap \"Archive\""]
    let places = try words.map { try #require(text.firstRange(of: $0)?.lowerBound, "\(text)") }
    #expect(places == places.sorted(), "\(text)")
  }

  @Test(
    "Alerts of one title are separated by owner; a screen without a class of its own has it, too")
  func owners() async throws {
    let text = try await outline("--view", "flow")
    for name in ["Sure? (Mail)", "Sure? (Board)", "Archive?", "UIViewController (Board)"] {
      #expect(text.contains(name), "\(name) in \(text)")
    }
    #expect(!text.contains("Archive? ("), "\(text)")
  }

  @Test("Screens that SwiftUI makes for views without a type are named by their titles")
  func erasedHosts() async throws {
    let stack = "SwiftUI.NavigationStackHostingController<SwiftUI.AnyView>"
    let trace = """
      {"format":"flowtrace","version":"1.2","app":"Mail"}
      {"at":0,"event":"launch"}
      {"at":1,"event":"screen","id":1,"type":"\(stack)","title":"Inbox"}
      {"at":2,"event":"enter","screen":1}
      {"at":3,"event":"transition","from":null,"to":1,"kind":"root","trigger":"launch","by":"app"}
      {"at":4,"event":"screen","id":2,"type":"\(stack)","title":"Letter"}
      {"at":5,"event":"enter","screen":2}
      {"at":6,"event":"transition","from":1,"to":2,"kind":"push","trigger":"tap \\"Read\\"","by":"system"}
      {"at":7,"event":"screen","id":3,"type":"SwiftUI.PresentationHostingController<SwiftUI.AnyView>"}
      {"at":8,"event":"enter","screen":3}
      {"at":9,"event":"transition","from":2,"to":3,"kind":"present","trigger":"tap \\"Reply\\"","by":"system"}

      """
    let result = try await Tool.coordgraph.run(
      "render", "--format", "outline", "--view", "flow", input: trace)
    let text = result.output
    #expect(
      text.contains("Screen Inbox\n  tap \"Read\" pushes Letter"), "\(text)\(result.errors)")
    #expect(text.contains("tap \"Reply\" presents PresentationHosting"), "\(text)")
  }

  @Test("--focus finds an alert by its title, and both where two have it")
  func focus() async throws {
    #expect(try await outline("--focus", "Archive?").contains("tap \"Archive\""))
    let both = try await outline("--focus", "Sure?")
    #expect(both.contains("Sure? (Mail)") && both.contains("Sure? (Board)"), "\(both)")
    let one = try await outline("--focus", "UIAlertController (Sure?, of MailCoordinator)")
    #expect(one.contains("tap \"Write\"") && !one.contains("tap \"Clear\""), "\(one)")
  }

  @Test("Launches that lead to different screens are rows of where the app begins")
  func launches() async throws {
    func trace(_ launches: [(label: String, screen: String)]) -> String {
      let sessions = launches.flatMap { launch in
        [
          #"{"at":0,"event":"launch","label":"\#(launch.label)"}"#,
          #"{"at":1,"event":"screen","id":1,"type":"App.\#(launch.screen)ViewController"}"#,
          #"{"at":2,"event":"transition","from":null,"to":1,"kind":"root","trigger":"launch","by":"app"}"#,
        ]
      }
      return ([#"{"format":"flowtrace","version":"1.2","app":"App"}"#] + sessions)
        .joined(separator: "\n") + "\n"
    }
    func beginnings(_ launches: [(label: String, screen: String)]) async throws -> [Substring] {
      let result = try await Tool.coordgraph.run(
        "render", "--format", "outline", "--view", "flow", input: trace(launches))
      return result.output.split(separator: "\n").filter { $0.hasPrefix("Begins") }
        .sorted()
    }
    let different = try await beginnings([
      ("signed in", "Home"), ("signed out", "Login"), ("", "Login"),
    ])
    expectNoDifference(
      different, ["Begins at Home (signed in)", "Begins at Login (launch or signed out)"])
    let same = try await beginnings([("first", "Home"), ("later", "Home")])
    expectNoDifference(same, ["Begins at Home (first, later)"])
  }

  @Test("A trace may end at any line, also before it is known who shows an alert")
  func cut() async throws {
    let lines = Self.trace.split(separator: "\n")
    for count in [6, 7, 8, 15, 16, 17, lines.count - 3, lines.count - 2, lines.count - 1] {
      let part = lines.prefix(count).joined(separator: "\n") + "\n"
      let result = try await Tool.coordgraph.run(
        "render", "--format", "outline", "--view", "flow", input: part)
      #expect(result.status == 0, "\(count) lines: \(result.errors)")
      #expect(result.output.hasPrefix("Post: screens\n"), "\(count) lines: \(result.output)")
    }
  }

  @Test("A stored graph has one screen for each class, whatever is drawn beside it")
  func json() async throws {
    let folder = try Folder()
    let trace = try folder.write(Self.trace, to: "post.trace")
    let alone = try await Tool.coordgraph.run("render", trace, "--format", "json")
    _ = try await Tool.coordgraph.run(
      "render", trace, "-o", folder.path("post.{format}"), "--format", "json,dot")
    expectNoDifference(String(decoding: try folder.read("post.json"), as: UTF8.self), alone.output)
    #expect(!alone.output.contains("Sure?"))
  }
}
