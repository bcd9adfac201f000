import InterfaceFiles
import Testing

@Suite struct ClassTableTests {
  private let table = ClassTable([
    ClassTable.Entry(name: "Base", superclass: "UIViewController"),
    ClassTable.Entry(
      name: "Login", superclass: "Base",
      outlets: [ClassTable.Outlet(name: "title", type: "UILabel")]
    ),
  ])

  @Test("The lineage of a class ends with the first class that is not the app's")
  func lineage() {
    #expect(table.lineage(of: "Login") == ["Login", "Base", "UIViewController"])
    #expect(table.lineage(of: "MKMapView") == ["MKMapView"])
  }

  @Test("The lineage of classes that inherit from each other ends")
  func cycle() {
    let table = ClassTable([
      ClassTable.Entry(name: "A", superclass: "B"), ClassTable.Entry(name: "B", superclass: "A"),
    ])
    #expect(table.lineage(of: "A") == ["A", "B"])
  }

  @Test("Outlets of a superclass are found")
  func inheritance() {
    let table = ClassTable(
      [table["Login"]!, table["Base"]!, ClassTable.Entry(name: "Guest", superclass: "Login")])
    #expect(table.inherited(by: "Guest") { $0.outlets.first?.type } == "UILabel")
    #expect(table.inherited(by: "Base") { $0.outlets.first?.type } == nil)
  }
}
