import Foundation
import SourcePort
import Testing

@Suite("Plain values of the app's types")
struct PlainValueTests {
  /// Replaces the code of `make()`, and returns it with the classes that were generated for it.
  private func value(_ type: String, beside declarations: String) throws -> (
    code: String, classes: String
  ) {
    let source = """
      import UIKit
      final class Screen: UIViewController {
          func make() -> \(type) { return Brand.value }
      }
      \(declarations)
      """
    let app = try PortedApp.make(["File.swift": source])
    defer { app.remove() }
    try app.port()
    let error = CompilerError(
      path: app.output.appending(path: "Sources/App/File.swift").path, line: 3,
      column: 34, message: "wrong")
    try app.port(refused: AppPort.repairs(for: [error], in: app.output, app: "App"))
    let text = try app.ported("File.swift")
    let classes = (try? app.ported("Generated/StandInValues.swift")) ?? ""
    let line = text.split(separator: "\n").first { $0.contains("func make()") } ?? ""
    return (line.firstMatch(of: /\{ (.*) \}$/).map { String($0.1) } ?? String(line), classes)
  }

  @Test("An alias has the value of its type: a closure, a nested one, a structure, an enumeration")
  func aliases() throws {
    let closure = try value("Handler", beside: "typealias Handler = (Int, String) -> Void")
    #expect(closure.code == "return { _, _ in }")
    let nested = try value(
      "Box.Mode", beside: "struct Box { typealias Mode = Kind; enum Kind { case a(Int), b } }")
    #expect(nested.code == "return Box.Kind.b")
    let structure = try value(
      "Prices", beside: "typealias Prices = Table\nstruct Table { let sum: Int; var note: String? }"
    )
    #expect(structure.code == "return Table(sum: 0)")
  }

  @Test("A nested type is that of the type around it, and what was removed needs no value")
  func scopes() throws {
    let source = """
      import UIKit
      final class First { struct Inputs { let name: String } }
      final class Second {
          struct Inputs { let count: Int }
          func make() -> Inputs { return Brand.value }
          func bank() -> Bank { return Brand.value }
      }
      struct Bank {
          let ledger: Ledger
          init(ledger: Ledger) { self.ledger = ledger }
      }
      """
    let app = try PortedApp.make(["File.swift": source])
    defer { app.remove() }
    try app.port(refused: [
      "File.swift#Second.make()": "wrong", "File.swift#Second.bank()": "wrong",
      "File.swift#Bank.var ledger": "wrong", "File.swift#Bank.init ledger:": "wrong",
    ])
    let text = try app.ported("File.swift")
    #expect(text.contains("func make() -> Inputs { return Second.Inputs(count: 0) }"))
    #expect(text.contains("func bank() -> Bank { return Bank() }"))
  }

  @Test("An observable of RxSwift has a plain element or none, unless the app declares the type")
  func observables() throws {
    let photo = "struct Photo { let name: String }"
    let list = try value("List", beside: "typealias List = Single<[Photo]>\n\(photo)")
    #expect(list.code == "return Single<[Photo]>.just([])")
    let one = try value("One", beside: "typealias One = Observable<Photo>\n\(photo)")
    #expect(one.code == #"return Observable<Photo>.just(Photo(name: ""))"#)
    let relay = try value("Relay", beside: "typealias Relay = BehaviorRelay<Photo>\n\(photo)")
    #expect(relay.code == #"return BehaviorRelay<Photo>(value: Photo(name: ""))"#)
    let subject = try value("Held", beside: "typealias Held = CurrentValueSubject<Int, Never>")
    #expect(subject.code == "return CurrentValueSubject<Int, Never>(0)")
    let none = try value("Maybe<Photo>", beside: "enum Photo {}")
    #expect(none.code == "return Maybe<Photo>.never()")
    #expect(try value("Completable", beside: "").code == "return Completable.empty()")
    let own = try value("Single<Int>", beside: "struct Single<Value> { let value: Value }")
    #expect(own.code == #"fatalError("stand-in for Screen.make()")"#)
  }

  @Test("An alias of protocols has a value of a type that conforms to all of them")
  func conformingType() throws {
    let found = try value(
      "any Services",
      beside: """
        typealias Services = Login & Shop
        protocol Named {}
        protocol Login: Named {}
        protocol Shop {}
        final class OnlyLogin: Login {}
        final class Both: Login {}
        extension Both: Shop {}
        """)
    #expect(found.code == "return Both()")
    #expect(found.classes.isEmpty)
  }

  @Test("Where nothing conforms to protocols, a class is generated that has their requirements")
  func generatedClass() throws {
    let found = try value(
      "Login & Shop",
      beside: """
        protocol Login: AnyObject {
            var delegate: AnyObject? { get set }
            var name: String { get }
            func user(of id: Int) async throws -> Account
        }
        protocol Shop { @discardableResult func open(_ page: Int, then: @escaping () -> Void) -> Bool }
        struct Account { let id: Int }
        """)
    #expect(found.code == "return StandInLoginAndShop()")
    #expect(
      found.classes.contains(
        """
        final class StandInLoginAndShop: Login, Shop {
          var delegate: AnyObject? { get { return nil } set {} }
          lazy var name: String = ""
          func user(of id: Int) async throws -> Account { throw CancellationError() }
          @discardableResult func open(_ page: Int, then: @escaping () -> Void) -> Bool { return false }
        }
        """))
  }

  @Test("There is no value of a protocol with an associated type")
  func associatedType() throws {
    let found = try value("any Store", beside: "protocol Store { associatedtype Item }")
    #expect(found.code.hasPrefix("fatalError"))
  }

  @Test(
    "A file's private types are made in it, and a type that the app only extends is another module's"
  )
  func privateTypes() throws {
    #expect(try value("Target", beside: "private final class Target {}").code == "return Target()")
    #expect(
      try value("All", beside: "typealias All = Observable<[Int]>\nextension Observable {}").code
        == "return Observable<[Int]>.just([])")
    #expect(try value("NSPredicate", beside: "").code == "return NSPredicate(value: true)")
  }

  @Test("What a type ends with or contains does not make it an optional or a dictionary")
  func writtenTypes() throws {
    let closure = try value("Handler", beside: "typealias Handler = () -> String?")
    #expect(closure.code == "return { nil }")
    let rows = try value("Rows", beside: "typealias Rows = [(title: String, value: Int)]")
    #expect(rows.code == "return []")
    let table = try value("Table", beside: "typealias Table = [String: [Int]]")
    #expect(table.code == "return [:]")
  }

  @Test("A local variable of a getter, a subscript or a deinitializer is no property")
  func localVariables() throws {
    let price = try value(
      "Price",
      beside: """
        struct Price {
          let cents: Int
          var text: String { let sign: String; sign = "$"; return sign }
          subscript(index: Int) -> Int { let digit: Int; digit = index; return digit }
        }
        """)
    #expect(price.code == "return Price(cents: 0)")
  }
}
