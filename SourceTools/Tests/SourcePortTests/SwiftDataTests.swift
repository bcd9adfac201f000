import SourcePort
import Testing

@Suite("Porting SwiftData and macros")
struct SwiftDataTests {
  @Test("A model gets what its macro adds, and keeps its lines")
  func model() throws {
    let text = try PortedApp.rewritten(
      """
      import SwiftData

      @Model
      final class Trip: Codable {
        @Attribute(.unique) var id: String
        @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
        @Transient var isNew = false
        #Unique<Trip>([\\.id])
        init(id: String) { self.id = id }
      }
      """)
    #expect(
      text == """
        import SwiftDataShim

        \("")
        final class Trip: Codable, PersistentModel { let modelRecord = ModelRecord();
          var id: String
          @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
          var isNew = false
          \("")
          init(id: String) { self.id = id }
        }
        """)
  }

  @Test("A model actor gets its context")
  func modelActor() throws {
    let text = try PortedApp.rewritten(
      "import SwiftData\n@ModelActor actor Store {\n  func save() throws { try modelContext.save() }\n}"
    )
    #expect(text.contains("\nactor Store { nonisolated let modelContainer: ModelContainer;"))
    #expect(text.contains("modelContext = ModelContext(modelContainer) };\n  func save()"))
  }

  @Test(
    "Macros of modules that do not exist here are removed from types and functions, and no others")
  func macros() throws {
    let text = try PortedApp.rewritten(
      """
      import UIKit
      @Mockable
      @MainActor protocol Service {}
      @Reducer struct Feature {}
      @Own class Screen {
        @Wrapped var value = 1
        @Logged(level: 1) func load() {}
        @StoreActor func save() {}
      }
      @propertyWrapper struct Own {}
      """)
    #expect(
      text == """
        import PortableUIKit

        @MainActor protocol Service {}
        struct Feature {}
        @Own class Screen {
          @Wrapped var value = 1
          func load() {}
          @StoreActor func save() {}
        }
        @propertyWrapper struct Own {}
        """)
  }
}
