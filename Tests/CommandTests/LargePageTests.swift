import CustomDump
import Foundation
import Testing

@Suite("The page of a large app")
struct LargePageTests {
  /// An app with 100 coordinators, of which each presents ten screens on one another.
  private static let trace: String = {
    var lines = [#"{"format":"flowtrace","version":"1.2","app":"Large"}"#]
    func add(_ event: String, _ fields: String = "") {
      lines.append(#"{"at":0,"event":"\#(event)"\#(fields)}"#)
    }
    func move(_ from: Int?, _ to: Int, _ kind: String, _ trigger: String, by: String) {
      let from = from.map { "\($0)" } ?? "null"
      add(
        "transition",
        #","from":\#(from),"to":\#(to),"kind":"\#(kind)","trigger":"\#(trigger)","by":\#(by)"#)
    }
    for area in 0..<100 {
      add("launch")
      add("coordinator", #","id":1,"type":"Large.AppCoordinator""#)
      add("screen", #","id":2,"type":"Large.HomeViewController""#)
      add("presents", #","coordinator":1,"screen":2"#)
      move(nil, 2, "root", "launch", by: "1")
      add("coordinator", #","id":3,"type":"Large.Area\#(area)Coordinator","parent":1"#)
      for page in 0..<10 {
        let title = page == 0 ? "Area \(area)" : "Open \(page)"
        add("step", #","action":"tap","target":"\#(title)""#)
        add("screen", #","id":\#(page + 4),"type":"Large.Area\#(area)Page\#(page)ViewController""#)
        add("presents", #","coordinator":3,"screen":\#(page + 4)"#)
        let trigger = #"tap \"\#(title)\""#
        move(page == 0 ? 2 : page + 3, page + 4, page == 0 ? "present" : "push", trigger, by: "3")
      }
      for page in (1..<10).reversed() {
        add("step", #","action":"back""#)
        move(page + 4, page + 3, "pop", "back", by: #""system""#)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  @Test("A page of 1,000 screens has less than 5 MB, and no line that browsers paint slowly")
  func size() async throws {
    let folder = try Folder()
    let page = folder.path("large.html")
    let trace = try folder.write(Self.trace, to: "large.trace")
    let drawn = try await Tool.coordgraph.run("render", trace, "-o", page)
    #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
    let size = try #require(try FileManager.default.attributesOfItem(atPath: page)[.size] as? Int)
    #expect(size < 5_000_000)
    let used = try await Tool(path: try Tool.path(of: "python3")).run(
      Repository.file("Tests/Tools/use_page.py").path, "wide", page)
    expectNoDifference(used.output, "ok load\nok dashes\n")
  }
}
