import Foundation
import InterfaceFiles
import Testing

@Suite("Core Data models")
struct ManagedObjectTests {
  private static let model = """
    <model>
        <entity name="Order" representedClassName="Order" codeGenerationType="class">
            <attribute name="count" attributeType="Integer 32" defaultValueString="1"/>
            <attribute name="price" attributeType="Double" usesScalarValueType="NO"/>
            <attribute name="title" optional="YES" attributeType="String"/>
            <relationship name="items" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="order"/>
        </entity>
        <entity name="Item" representedClassName=".OrderItem" codeGenerationType="category">
            <relationship name="order" destinationEntity="Order" inverseName="items"/>
        </entity>
        <entity name="Tag" representedClassName="Tag">
            <attribute name="name" attributeType="String"/>
        </entity>
    </model>
    """

  private func written(_ model: String) -> (file: GeneratedFile?, notes: [InterfaceNote]) {
    ManagedObjectWriter(imports: ["CoreDataShim"])
      .write([InterfaceFile(path: "Shop.xcdatamodel/contents", contents: Data(model.utf8))])
  }

  @Test("An entity becomes the class that Xcode would generate")
  func entity() throws {
    let text = try #require(written(Self.model).file?.contents)
    #expect(text.contains("public class Order: NSManagedObject {}"))
    #expect(text.contains("public var `count`: Int32 {"))
    #expect(text.contains(#"get { value(forKey: "count") as? Int32 ?? 1 }"#))
    #expect(text.contains("public var `price`: NSNumber? {"))
    #expect(text.contains("public var `title`: String? {"))
    #expect(text.contains("public func addToItems(_ value: OrderItem) {"))
  }

  @Test("The app's own class of an entity is extended or left as it is, by the model's choice")
  func ownClass() throws {
    let text = try #require(written(Self.model).file?.contents)
    #expect(!text.contains("class OrderItem") && text.contains("extension OrderItem {"))
    #expect(text.contains("public var `order`: Order? {"))
    #expect(!text.contains("extension Tag"))
    #expect(text.contains(#"NSEntityDescription.register(Tag.self, for: "Tag")"#))
  }

  @Test("An entity is registered with its relationships and first values")
  func registration() throws {
    let text = try #require(written(Self.model).file?.contents)
    let order =
      #"NSEntityDescription.register(Order.self, for: "Order", "#
      + #"[EntityRelationship("items", .many, inverse: "order", deletes: true)], "#
      + #"defaults: ["count": Int32(1)])"#
    #expect(text.contains(order))
    #expect(text.contains(#"[EntityRelationship("order", .one, inverse: "items")])"#))
  }

  @Test("The app's classes are registered, so that models in code can name them")
  func classes() throws {
    let file = ManagedObjectWriter(imports: ["CoreDataShim"]).write([], classes: ["Album"]).file
    #expect(try #require(file).contents.contains("NSEntityDescription.register(Album.self)"))
  }

  @Test("An entity without a class has plain objects, unless Xcode generates one")
  func withoutClass() throws {
    let model = """
      <model><entity name="Person"><attribute name="name" attributeType="String"/></entity></model>
      """
    #expect(written(model).file == nil)
    let generated = model.replacing(
      "name=\"Person\"", with: "name=\"Person\" codeGenerationType=\"class\"")
    #expect(
      try #require(written(generated).file).contents.contains(
        "public class Person: NSManagedObject {}"))
  }

  @Test("A model that is not XML is left out with a note")
  func broken() {
    let result = written("<model")
    #expect(result.file == nil)
    #expect(result.notes.count == 1)
  }
}
