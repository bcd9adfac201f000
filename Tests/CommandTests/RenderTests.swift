import CustomDump
import Foundation
import Testing

@Suite("coordgraph render")
struct RenderTests {
  private static let json = """
    {
      "app": "Shop",
      "coordinators": [
        "ShopCoordinator"
      ],
      "format": "flowgraph",
      "links": [],
      "names": [
        {"name": "CartViewController", "type": "Shop.CartViewController"},
        {"name": "ListViewController", "type": "Shop.ListViewController"},
        {"name": "ShopCoordinator", "type": "Shop.ShopCoordinator"}
      ],
      "presents": [],
      "screens": [
        "CartViewController",
        "ListViewController"
      ],
      "transitions": [
        {"by": "app", "count": 1, "from": null, "kind": "root", "to": "ListViewController", "trigger": "launch"},
        {"by": "app", "count": 1, "from": "ListViewController", "kind": "push", "to": "CartViewController", "trigger": "tap \\"Buy\\""}
      ],
      "version": "1.0"
    }

    """

  @Test("render reads standard input and prints DOT by default", arguments: [[], ["-"]])
  func standardInput(arguments: [String]) async throws {
    let result = try await Tool.coordgraph.run("render", list: arguments, input: SmallTrace.text)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("digraph \"Shop"))
    expectNoDifference(result.errors, "")
  }

  @Test("render --format json prints the graph")
  func json() async throws {
    let result = try await Tool.coordgraph.run("render", "--format", "json", input: SmallTrace.text)
    expectNoDifference(result.output, Self.json)
  }

  @Test("render draws several traces as one graph, whatever their order")
  func several() async throws {
    let folder = try Folder()
    let first = try folder.write(SmallTrace.text, to: "a.trace")
    let second = try folder.write(
      SmallTrace.text.replacingOccurrences(of: "Cart", with: "Help"), to: "b.trace")
    let one = try await Tool.coordgraph.run("render", first, second, "--format", "json")
    let other = try await Tool.coordgraph.run("render", second, first, "--format", "json")
    expectNoDifference(one.output, other.output)
    #expect(one.output.contains("HelpViewController"))
    #expect(one.output.contains("CartViewController"))
    #expect(one.output.contains("\"count\": 2"))
  }

  @Test(
    "render infers the format from the output file's name",
    arguments: [
      ("a.dot", "digraph"), ("a.gv", "digraph"), ("a.svg", "<?xml"), ("a.PNG", "\u{89}PNG"),
      ("a.pdf", "%PDF"), ("a.json", "{"), ("a.xdot", "digraph"), ("a.html", "<!DOCTYPE html>"),
    ])
  func endings(name: String, beginning: String) async throws {
    let folder = try Folder()
    let result = try await Tool.coordgraph.run(
      "render", "-o", folder.path(name), input: SmallTrace.text)
    expectNoDifference(result.errors, "")
    #expect(result.status == 0)
    let bytes = try folder.read(name)
    #expect(bytes.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
    #expect(try folder.names == [name])
  }

  @Test("render draws a trace whose last line was cut off")
  func cut() async throws {
    let cut = String(SmallTrace.text.dropLast(20))
    let result = try await Tool.coordgraph.run("render", "--format", "json", input: cut)
    #expect(result.status == 1)
    expectNoDifference(
      result.errors,
      """
      standard input:7: error: the last line is incomplete and was skipped
      warning: no coordinator was recorded; pass the root coordinator to FlowTracer.start

      """)
    #expect(result.output.contains("\"CartViewController\""))
  }

  @Test("render names a bad line, draws the rest, and exits with 1")
  func badLine() async throws {
    let folder = try Folder()
    let path = try folder.write(
      SmallTrace.text.replacingOccurrences(of: "\"id\":2", with: "\"id\":0"), to: "bad.trace")
    let result = try await Tool.coordgraph.run("render", path, "-o", folder.path("bad.svg"))
    #expect(result.status == 1)
    expectNoDifference(
      result.errors,
      """
      \(path):5:31: error: 'id' must be a serial number from 1 to 16777216. The line is skipped.
        {"at":3,"event":"screen","id":0,"type":"Shop.CartViewController"}
                                      ^
      \(path):6:44: error: undeclared screen 2. The line is skipped.
        {"at":4,"event":"transition","from":1,"to":2,"kind":"push","trigger":"tap \\"Buy\\"","by":"app"}
                                                   ^

      """)
    #expect(try folder.names == ["bad.svg", "bad.trace"])
  }

  @Test("A misspelt view or format is answered with the one that was meant")
  func misspelt() async throws {
    for (arguments, answer) in [
      (
        ["--view", "flwo"], "The value 'flwo' is invalid for '--view <view>': Did you mean 'flow'?"
      ),
      (["--view", "map,hierachy"], "Did you mean 'hierarchy'?"),
      (["--format", "svgg"], "Did you mean 'svg'?"),
      (["--format", "paper"], "There is no 'paper'."),
    ] {
      let result = try await Tool.coordgraph.run("render", list: arguments)
      #expect(result.status == 2)
      #expect(result.errors.contains(answer), "\(result.errors)")
    }
  }

  @Test("render refuses what it can't do with one sentence and writes no file")
  func refusals() async throws {
    let folder = try Folder()
    let good = try folder.write(SmallTrace.text, to: "good.trace")
    let empty = try folder.write("", to: "empty.trace")
    let header = try folder.write(String(SmallTrace.text.prefix(52)), to: "header.trace")
    let other = try folder.write("digraph {}\n", to: "other.trace")
    let newer = try folder.write(
      SmallTrace.text.replacingOccurrences(of: "1.0", with: "2.0"), to: "newer.trace")
    let files = try folder.names
    for (arguments, sentence) in [
      (["no.trace"], "Can't read 'no.trace': No such file or directory."),
      ([folder.url.path], "Can't read '\(folder.url.path)': Is a directory."),
      ([empty], "\(empty): error: empty trace. A trace begins with a header such as "),
      ([header], "Nothing was recorded: no coordinator and no screen."),
      ([other], "\(other):1: error: not a trace: expected '{'. A trace begins with"),
      ([newer], ":1: error: unsupported trace format version 2.0. This program reads version 1.x."),
      ([good, "no.trace"], "Can't read 'no.trace': No such file or directory."),
    ] {
      let result = try await Tool.coordgraph.run(
        "render", "-o", folder.path("out.svg"), list: arguments)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.errors.contains(#/^Error: |: error: /#), "\(arguments)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
      #expect(result.output == "")
      #expect(try folder.names == files)
    }
    for (output, sentence) in [
      ("/no/such/out.svg", "Can't write '/no/such/out.svg': there is no folder '/no/such'."),
      (folder.url.path + "/.svg/", "Can't infer a format from"),
      ("out.jpg", "Can't infer a format from 'out.jpg'. Use a name ending in .dot, .svg,"),
    ] {
      let result = try await Tool.coordgraph.run("render", good, "-o", output)
      #expect(result.status == 2, "\(output)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
    }
  }

  @Test("render names the command that installs a missing plugin")
  func noPlugins() async throws {
    let folder = try Folder()
    let result = try await Tool.coordgraph.run(
      "render", "-o", folder.path("a.png"), input: SmallTrace.text,
      environment: ["GVBINDIR": "/nonexistent"])
    #expect(result.status == 2)
    #expect(result.errors.contains("Fix it with"))
    #expect(try folder.names == [])
    let doctor = try await Tool.coordgraph.run("doctor", environment: ["GVBINDIR": "/nonexistent"])
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("Fix it with: "))
  }

  @Test("render replaces a file through a link and keeps its permissions")
  func replace() async throws {
    let folder = try Folder()
    let path = try folder.write("old", to: "real.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.json"), withDestinationPath: path)
    let result = try await Tool.coordgraph.run(
      "render", "-o", folder.path("link.json"), input: SmallTrace.text)
    #expect(result.status == 0)
    expectNoDifference(String(decoding: try folder.read("real.json"), as: UTF8.self), Self.json)
    #expect(try folder.names == ["link.json", "real.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("render makes the file that a link names, and keeps the link")
  func dangling() async throws {
    let folder = try Folder()
    for (link, target) in [("link.json", "next.json"), ("next.json", folder.path("real.json"))] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    let result = try await Tool.coordgraph.run(
      "render", "-o", folder.path("link.json"), input: SmallTrace.text)
    #expect(result.status == 0, "\(result.errors)")
    expectNoDifference(String(decoding: try folder.read("real.json"), as: UTF8.self), Self.json)
    let next = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.json"))
    #expect(next == "next.json")
    #expect(try folder.names == ["link.json", "next.json", "real.json"])
  }
}

@Suite("coordgraph doctor")
struct DoctorTests {
  @Test("doctor finds that everything can be drawn after scripts/set-up")
  func healthy() async throws {
    let result = try await Tool.coordgraph.run("doctor")
    #expect(result.status == 0, "\(result.output)")
    for subject in ["SVG", "PNG", "PDF", "font for Japanese"] {
      #expect(result.output.contains("\(subject): "))
    }
  }

  @Test("doctor prints which launches of a trace were traced without reading stored properties")
  func unreadProperties() async throws {
    let folder = try Folder()
    let trace = try folder.write(
      """
      {"format":"flowtrace","version":"1.2","app":"Shop"}
      {"at":0,"event":"launch","unreadProperties":"switched off"}
      {"at":1,"event":"launch"}

      """, to: "app.trace")
    let whole = try folder.write(SmallTrace.text, to: "whole.trace")
    let result = try await Tool.coordgraph.run("doctor", trace, whole)
    #expect(result.status == 0, "\(result.output)")
    #expect(
      result.output.contains(
        """
        app.trace: stored properties were not read in 1 of 2 launches (switched off). Owners come \
        from running code alone; name others with own(_:by:) and trace(_:parent:).
        """))
    #expect(result.output.contains("whole.trace: stored properties were read."))
  }
}
