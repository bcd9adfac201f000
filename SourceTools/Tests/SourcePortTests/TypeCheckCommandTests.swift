import SourcePort
import Testing

@Suite("Checking types by SwiftPM's plan")
struct TypeCheckCommandTests {
  private let plan = #"""
    commands:
      "C.Core":
        args: ["/swiftc","-module-name","Core","-emit-module","-c","@/b/Core.build/sources"]
      "C.Shop":
        description: "Compiling Swift Module 'Shop'"
        args: ["/swiftc","-module-name","Shop","-emit-dependencies","-emit-module","-emit-module-path","/b/Shop.swiftmodule","-output-file-map","/b/map.json","-incremental","-c","@/b/Shop.build/sources","-I","/b/Modules","-parseable-output","-swift-version","5"]
    """#

  @Test("The command takes other files, and writes nothing")
  func command() throws {
    let command = try #require(
      TypeCheckCommand(module: "Shop", plan: plan, files: ["/s/A.swift", "/s/B.swift"]))
    #expect(command.executable == "/swiftc")
    #expect(
      command.arguments == [
        "-typecheck", "-whole-module-optimization", "-module-name", "Shop", "-I", "/b/Modules",
        "-swift-version", "5", "/s/A.swift", "/s/B.swift",
      ])
  }

  @Test(
    "A plan without the module, or that is something else, has no command",
    arguments: ["", "args: [\"swiftc\",\"-module-name\",\"Shop\",", "{\"Shop\": []}"])
  func none(plan: String) {
    #expect(TypeCheckCommand(module: "Shop", plan: plan, files: []) == nil)
    #expect(TypeCheckCommand(module: "Sho", plan: self.plan, files: []) == nil)
  }
}
