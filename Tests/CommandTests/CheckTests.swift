import CustomDump
import Foundation
import Testing

@Suite("coordgraph check")
struct CheckTests {
  /// A detail coordinator that its home keeps when the person goes back.
  static let leak = session(letsGo: false)
  static let sound = session(letsGo: true)
  static let id = "zombie/DetailCoordinator/of/HomeCoordinator/pop/back/DetailScreen"

  private static let gone = "zombie/OldCoordinator/dismiss/swipe-down/OldScreen"

  private static func session(letsGo: Bool) -> String {
    """
    {"format":"flowtrace","version":"1.2","app":"App"}
    {"at":0,"event":"launch","label":"first"}
    {"at":1,"event":"coordinator","id":1,"type":"App.HomeCoordinator"}
    {"at":2,"event":"screen","id":2,"type":"App.HomeScreen"}
    {"at":3,"event":"enter","screen":2}
    {"at":4,"event":"presents","coordinator":1,"screen":2}
    {"at":5,"event":"transition","from":null,"to":2,"kind":"root","trigger":"launch","by":1}
    {"at":6,"event":"step","action":"tap","target":"Detail"}
    {"at":7,"event":"coordinator","id":3,"type":"App.DetailCoordinator","parent":1}
    {"at":8,"event":"link","parent":1,"child":3}
    {"at":9,"event":"screen","id":4,"type":"App.DetailScreen"}
    {"at":10,"event":"enter","screen":4}
    {"at":11,"event":"presents","coordinator":3,"screen":4}
    {"at":12,"event":"transition","from":2,"to":4,"kind":"push","trigger":"tap \\"Detail\\"","by":3}
    {"at":13,"event":"step","action":"back"}
    \(letsGo ? #"{"at":14,"event":"unlink","parent":1,"child":3}"# : "")
    {"at":15,"event":"transition","from":4,"to":2,"kind":"pop","trigger":"back","by":"system"}
    {"at":16,"event":"leave","screen":4}
    {"at":17,"event":"freed","id":4}
    {"at":18,"event":"step","action":"tap","target":"Nothing"}
    {"at":19,"event":"state","state":"00000000000000ff"}

    """
  }

  @Test("check exits with 1 and reports a leak, and with 0 if there is none")
  func text() async throws {
    let leak = try await Tool.coordgraph.run("check", input: Self.leak)
    #expect(leak.status == 1)
    expectNoDifference(leak.errors, "")
    expectNoDifference(
      leak.output,
      """
      finding: \(Self.id)
        All screens of DetailCoordinator are gone, but HomeCoordinator still holds it.
        after: back: DetailScreen → HomeScreen (pop by system)
        path: launch (first), tap "Detail", back
        who: DetailCoordinator #3 in session 1, seen once

      1 finding, no notes.

      """)
    let sound = try await Tool.coordgraph.run("check", "-", input: Self.sound)
    #expect(sound.status == 0)
    expectNoDifference(sound.output, "no findings, no notes.\n")
  }

  @Test("check writes JSON, Markdown and annotations")
  func formats() async throws {
    let json = try await Tool.coordgraph.run(
      "check", "--format", "json", "--exits", input: Self.leak)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    let members = try #require(object as? [String: [Any]])
    let finding = try #require(members["findings"]?.first as? [String: Any])
    #expect(finding["id"] as? String == Self.id)
    #expect(finding["path"] as? [String] == ["tap \"Detail\"", "back"])
    let exits = try #require(members["exits"] as? [[String: Any]])
    expectNoDifference(
      exits.map { $0["exit"] as? String },
      ["back button", "swipe back"])

    let markdown = try await Tool.coordgraph.run("check", "--format", "markdown", input: Self.leak)
    expectNoDifference(
      markdown.output,
      """
      - **zombie** `\(Self.id)`  
        All screens of DetailCoordinator are gone, but HomeCoordinator still holds it.  
        After back: DetailScreen → HomeScreen (pop by system)  
        Path: launch (first), tap "Detail", back

      1 finding, no notes.

      """)

    let github = try await Tool.coordgraph.run("check", "--format", "github", input: Self.leak)
    expectNoDifference(
      github.output,
      """
      ::error title=zombie::All screens of DetailCoordinator are gone, but HomeCoordinator still \
      holds it.%0AAfter back: DetailScreen → HomeScreen (pop by system)%0A\
      Path: launch (first), tap "Detail", back%0A\(Self.id)
      1 finding, no notes.

      """)
  }

  @Test(
    "check --exits lists how flows ended in every format",
    arguments: ["text", "json", "markdown", "github"])
  func exits(format: String) async throws {
    let plain = try await Tool.coordgraph.run("check", "--format", format, input: Self.leak)
    let exits = try await Tool.coordgraph.run(
      "check", "--format", format, "--exits", input: Self.leak)
    #expect(!plain.output.contains("back button"))
    #expect(exits.output.contains("back button"))
    #expect(exits.output.contains("swipe back"))
    #expect(!exits.output.contains("parent torn down"))
  }

  /// Checks a trace with an option that reads a file, and returns the path of that file as well.
  private func check(
    _ trace: String, _ option: String, _ contents: String
  ) async throws -> (result: Tool.Result, path: String) {
    let folder = try Folder()
    let path = try folder.write(contents, to: "file.txt")
    return (try await Tool.coordgraph.run("check", option, path, input: trace), path)
  }

  @Test("check --known accepts findings and lists those that are gone")
  func known() async throws {
    let (result, _) = try await check(
      Self.leak, "--known", "# yet to do\n\(Self.id) # back\n\(Self.gone)\n")
    expectNoDifference(
      result.output,
      """
      Known findings that are gone; remove them from the file:
        \(Self.gone)

      no findings, no notes; 1 known; 1 known and gone.

      """)
    #expect(result.status == 0)
  }

  @Test(
    "check --known refuses a line that is not the id of a verdict",
    arguments: [
      ("zombi/A/of/B/pop/back/C", "An id begins with its kind: zombie, orphan, unretained,"),
      ("zombie", "The form is KIND/SUBJECT/of/OWNER/TRANSITION/TRIGGER/SCREEN"),
      ("zombie/A/of/B/pop/swipe back/C", "with hyphens for spaces."),
      ("zombie/A/of/B/popped/back/C", "'popped' is not one of root, "),
      ("zombie/A/pop", "The form is KIND/SUBJECT"),
    ])
  func mistyped(id: String, sentence: String) async throws {
    let (result, known) = try await check(Self.leak, "--known", "\(Self.id)\n  \(id) # back\n")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("\(known):2:3: error: not the id of a verdict: '\(id)'. "))
    #expect(result.errors.contains(sentence), "\(result.errors)")
  }

  @Test("A known finding breaks no rule about verdicts")
  func knownAndRules() async throws {
    let folder = try Folder()
    let known = try folder.write("\(Self.id)\n", to: "known.txt")
    let rules = try folder.write("no verdicts of kind zombie\n", to: "app.rules")
    let broken = try await Tool.coordgraph.run("check", "--rules", rules, input: Self.leak)
    #expect(broken.output.contains("1 finding, no notes, 1 broken rule."))
    let result = try await Tool.coordgraph.run(
      "check", "--rules", rules, "--known", known, input: Self.leak)
    #expect(result.status == 0)
    expectNoDifference(result.output, "no findings, no notes; 1 known.\n")
  }

  @Test("check --rules reports broken rules, and points at lines that are not rules")
  func rules() async throws {
    let (broken, rules) = try await check(
      Self.sound, "--rules", "screen Home is reachable\ndepth <= 0\n")
    #expect(broken.status == 1)
    expectNoDifference(
      broken.output,
      """
      \(rules):2:1: broken rule: depth <= 0
        DetailScreen is 1 transition from the launch.

      no findings, no notes, 1 broken rule.

      """)
    let (error, wrong) = try await check(Self.sound, "--rules", "screen Detial is reachable\n")
    #expect(error.status == 2)
    expectNoDifference(
      error.errors,
      """
      \(wrong):1:8: error: unknown screen 'Detial'. Did you mean 'DetailScreen'?
        screen Detial is reachable
               ^~~~~~

      """)
  }

  @Test("check reports notes without failing, and fails on them with --strict")
  func notes() async throws {
    let trace = try await SampleRun(name: "Kanji").trace()
    let result = try await Tool.coordgraph.run("check", input: trace)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("note: zombie/KanjiDetailCoordinator/"))
    #expect(try await Tool.coordgraph.run("check", "--strict", input: trace).status == 1)
  }

  @Test("check exits with 2 on an error, and with 1 if a line was skipped")
  func trouble() async throws {
    let folder = try Folder()
    let trace = try folder.write(Self.sound, to: "app.trace")
    for arguments in [["no.trace"], [trace, "--known", "no.txt"], [trace, "--rules", "no.txt"]] {
      let result = try await Tool.coordgraph.run("check", list: arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains("No such file or directory."))
    }
    let damaged = try await Tool.coordgraph.run("check", input: Self.sound + "oh\n{\"at\":20}\n")
    #expect(damaged.status == 1)
    #expect(damaged.errors.contains("The line is skipped."))
  }
}
