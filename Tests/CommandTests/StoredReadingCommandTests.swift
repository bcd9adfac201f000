import CustomDump
import Foundation
import Testing

@Suite("Stored readings on the command line")
struct StoredReadingCommandTests {
  @Test(
    "Every command prints of a stored reading what it prints of the trace", arguments: SampleRun.all
  )
  func same(sample: SampleRun) async throws {
    let folder = try Folder()
    let trace = try folder.write(try await sample.trace(), to: "a.trace")
    let flow = folder.path("a.flow")
    let stored = try await Tool.coordgraph.run("render", trace, "-o", flow)
    expectNoDifference(stored.errors, "")
    for command in [
      ["check", "--exits", "--format", "json"], ["check", "--exits"],
      ["path", "--cover", "transitions", "--format", "json"],
      ["baseline", "--triggers", "--counts", "--verdicts"],
      ["render", "--weights", "--format", "dot"], ["render", "--instances", "--format", "dot"],
      ["render", "--format", "json"], ["render", "--format", "reading"],
      ["render", "--view", "sequence", "--format", "outline"],
    ] {
      let fromTrace = try await Tool.coordgraph.run(list: command + [trace])
      let fromReading = try await Tool.coordgraph.run(list: command + [flow])
      #expect(fromReading.status == fromTrace.status, "\(command)")
      expectNoDifference(fromReading.output, fromTrace.output)
    }
    let diff = try await Tool.coordgraph.run("diff", trace, flow, "--exit-code")
    #expect(diff.status == 0, "\(diff.output)")
  }

  @Test("doctor counts launches without stored properties in a stored reading as in its trace")
  func unreadProperties() async throws {
    let folder = try Folder()
    let launches = """
      {"at":0,"event":"launch","unreadProperties":"switched off"}
      {"at":1,"event":"launch"}
      {"at":2,"event":"launch","unreadProperties":"switched off"}
      {"at":3,"event":"coordinator","id":1,"type":"Shop.CartCoordinator"}

      """
    let header = #"{"format":"flowtrace","version":"1.2","app":"Shop"}"#
    let trace = try folder.write("\(header)\n\(launches)", to: "a.trace")
    let flow = folder.path("a.flow")
    _ = try await Tool.coordgraph.run("render", trace, "-o", flow)
    let doctor = try await Tool.coordgraph.run("doctor", trace, flow)
    #expect(doctor.status == 0, "\(doctor.errors)")
    for name in ["a.trace", "a.flow"] {
      #expect(
        doctor.output.contains(
          "\(name): stored properties were not read in 2 of 3 launches (switched off)."))
    }
    let graph = folder.path("a.json")
    _ = try await Tool.coordgraph.run("render", trace, "-o", graph)
    let refused = try await Tool.coordgraph.run("doctor", graph)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("a.json: error: a stored graph has no sessions"))
  }

  @Test("Traces and stored readings merge to the same bytes in any order and grouping")
  func merged() async throws {
    let folder = try Folder()
    let pets = try folder.write(try await SampleRun(name: "RayPets").trace(), to: "pets.trace")
    let kanji = try folder.write(try await SampleRun(name: "Kanji").trace(), to: "kanji.trace")
    let flow = folder.path("kanji.flow")
    _ = try await Tool.coordgraph.run("render", kanji, "-o", flow)
    let one = try await Tool.coordgraph.run("render", pets, kanji, kanji, "--format", "reading")
    let other = try await Tool.coordgraph.run("render", flow, kanji, pets, "--format", "reading")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix(#"{"format":"flowreading","version":"1.0""#))
    expectNoDifference(other.output, one.output)
  }

  @Test("A stored graph can't be stored as a reading, as it has no sessions")
  func graph() async throws {
    let folder = try Folder()
    let (_, json) = try await folder.writeSample("Kanji")
    let result = try await Tool.coordgraph.run("render", json, "--format", "reading")
    #expect(result.status != 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("sessions"))
  }
}
