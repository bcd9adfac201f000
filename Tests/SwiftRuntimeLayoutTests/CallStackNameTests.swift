import Testing

@testable import SwiftRuntimeLayout

@Suite("Types in the demangled names of functions")
struct CallStackNameTests {
  @Test(
    "Methods, accessors, initialisers and the closures in them belong to their type",
    arguments: [
      ("App.Auth.login(x: Swift.Int) -> ()", "App.Auth"),
      ("App.Auth.wait() async throws -> Swift.Int", "App.Auth"),
      ("App.Auth.login<A where A: App.P>(A1) -> ()", "App.Auth"),
      ("static App.Auth.make() -> App.Auth", "App.Auth"),
      ("static App.Auth.== infix(App.Auth, App.Auth) -> Swift.Bool", "App.Auth"),
      ("static App.Auth.< infix(App.Auth, App.Auth) -> Swift.Bool", "App.Auth"),
      ("static App.Auth.... postfix(App.Auth) -> Swift.Bool", "App.Auth"),
      ("App.Auth.children.getter : [App.Auth]", "App.Auth"),
      ("App.Auth.(children in _76D8).modify : [App.Auth]", "App.Auth"),
      (
        "App.Auth.children.modify : [App.Auth] with unmangled suffix \".resume.0\"", "App.Auth"
      ),
      ("App.Auth.subscript.getter : (Swift.Int) -> Swift.Int", "App.Auth"),
      ("static App.Auth.shared.unsafeMutableAddressor : App.Auth", "App.Auth"),
      ("App.Auth.read() -> ()", "App.Auth"),
      ("App.Auth.init(x: Swift.Int) -> App.Auth", "App.Auth"),
      ("App.Auth.__allocating_init() -> App.Auth", "App.Auth"),
      ("App.Auth.__deallocating_deinit", "App.Auth"),
      ("App.Auth.__isolated_deallocating_deinit", "App.Auth"),
      ("App.Auth.deinit", "App.Auth"),
      ("App.Outer.Inner.a() -> ()", "App.Outer.Inner"),
      ("App.(Hidden in _76D88A4F).h() -> ()", "App.Hidden"),
      ("App.Outer.(Hidden in _76D88A4F).z.getter : Swift.Int", "App.Outer.Hidden"),
      ("App.Box.init() -> App.Box<A>", "App.Box"),
      ("(extension in App):Lib.Auth.login() -> ()", "Lib.Auth"),
      ("(extension in App):App.Box<A where A == Swift.Int>.Row.sum() -> ()", "App.Box.Row"),
      ("(extension in App):App.Box< where A: App.P>.sum() -> ()", "App.Box"),
      ("closure #1 () -> () in App.Auth.login(x: Swift.Int) -> ()", "App.Auth"),
      (
        "closure #2 (App.P) -> Swift.Int in closure #1 () -> () in App.Auth.login(in: App.P) -> ()",
        "App.Auth"
      ),
      (
        "closure #1 () -> App.Auth in variable initialization expression of "
          + "static App.Auth.shared : App.Auth", "App.Auth"
      ),
      ("variable initialization expression of App.Auth.(x in _7) : Swift.Int", "App.Auth"),
      ("implicit closure #1 @Sendable () -> () in App.Auth.login() -> ()", "App.Auth"),
      ("inner #1 <A>(A1) -> () in App.Auth.login() -> ()", "App.Auth"),
      ("$defer #1 () -> () in App.Auth.login() -> ()", "App.Auth"),
      ("default argument 0 of App.Auth.login(x: Swift.Int) -> ()", "App.Auth"),
      ("partial apply forwarder for closure #1 () -> () in App.Auth.login() -> ()", "App.Auth"),
      ("@objc App.Auth.tapped() -> ()", "App.Auth"),
      ("merged App.Auth.tapped() -> ()", "App.Auth"),
      (
        "(1) await resume partial function for closure #1 @Sendable () async -> () in "
          + "App.Auth.login() -> ()", "App.Auth"
      ),
      ("(0) suspend resume partial function for App.Auth.login() async -> ()", "App.Auth"),
      (
        "function signature specialization <Arg[0] = [Closure Propagated : closure #1 () -> () in "
          + "App.Other.f() -> (), Argument Types : [App.Other]> of App.Auth.login(() -> ()) -> ()",
        "App.Auth"
      ),
      ("generic specialization <Swift.Int> of App.Box.map(() -> A) -> ()", "App.Box"),
      (
        "generic specialization <() -> ()> of closure #1 () -> () in App.Box.map() -> ()", "App.Box"
      ),
      ("protocol witness for App.P.f() -> () in conformance App.Auth : App.P in App", "App.Auth"),
      (
        "protocol witness for App.P.f() -> () in conformance <A where A: App.P> "
          + "App.(Box in _7)<A> : App.P in App", "App.Box"
      ),
      ("vtable thunk for App.Base.f() -> () dispatching to App.Auth.f() -> ()", "App.Auth"),
      ("App.Auth.`log in`() -> ()", "App.Auth"),
      ("App.Über.a() -> ()", "App.Über"),
    ])
  func owner(_ text: String, by name: String) {
    #expect(DemangledName(text)?.typeName == name)
  }

  @Test(
    "A function of a local type belongs to that type, without the function around it",
    arguments: [
      ("t() -> () in Local #1 in App.Outer.local() -> Any.Type", "App.Outer.Local"),
      ("x.getter : Swift.Int in Local #1 in App.Outer.local() -> Any.Type", "App.Outer.Local"),
      (
        "closure #1 () -> () in t() -> () in Local #1 in App.Outer.local() -> Any.Type",
        "App.Outer.Local"
      ),
      ("__deallocating_deinit in Local #1 in App.Outer.local() -> ()", "App.Outer.Local"),
      (
        "init() -> Local #1 in App.Outer.local() -> Any in Local #1 in App.Outer.local() -> Any",
        "App.Outer.Local"
      ),
      (
        "Deep.init() -> Deep in Local #1 in App.Outer.local() -> Any.Type in Local #1 in "
          + "App.Outer.local() -> Any.Type", "App.Outer.Local.Deep"
      ),
      ("m() -> () in Local #1 in App.globalFn() -> ()", "App.Local"),
      ("m() -> () in Local #1 in closure #1 () -> () in App", "App.Local"),
    ])
  func local(_ text: String, by name: String) {
    #expect(DemangledName(text)?.typeName == name)
  }

  @Test(
    "A global or compiler-made function belongs to no type",
    arguments: [
      "", " ", "App", "main", "App.helper(x: Swift.Int) -> ()", "App.(helper in _7)() -> ()",
      "App.shared.getter : App.Auth", "App.shared.unsafeMutableAddressor : App.Auth",
      "closure #1 () -> () in App", "closure #1 () -> () in App.helper() -> ()",
      "partial apply forwarder", "type metadata accessor for App.Auth",
      "type metadata accessor for Deep in Local #1 in App.Outer.local() -> ()",
      "outlined copy of App.Auth?", "outlined destroy of Local #1 in App.Outer.local() -> ()",
      "lazy protocol witness table accessor for type [App.Auth] and conformance [A] : P in App",
      "one-time initialization function for shared",
      "reabstraction thunk helper from @escaping @callee_guaranteed (@guaranteed App.Auth) -> () "
        + "to @escaping @callee_guaranteed (@in_guaranteed App.Auth) -> (@out ())",
      "protocol witness for App.P.f() -> () in conformance A : App.P in App",
      "value witness table for App.Auth", "App.Auth.", "App..", "(", "(extension in App):", "<",
      "*",
      "App.Auth.login in ", "closure #1", "closure #", "generic specialization <",
      "static static ", "App.(Auth in ", "App.(Auth", "App.`a",
    ])
  func none(_ text: String) {
    #expect(DemangledName(text)?.typeName == nil)
  }

  @Test("Only a function in an extension can belong to a protocol")
  func extensions() {
    #expect(DemangledName("(extension in App):App.P.f() -> ()")?.isInExtension == true)
    #expect(DemangledName("App.Auth.f() -> ()")?.isInExtension == false)
  }

  @Test(
    "A mangled symbol gives the type of its function, or none",
    arguments: [
      ("$s9MerchTabs15AuthCoordinatorC5login1xySi_tF", "MerchTabs.AuthCoordinator"),
      ("$s9MerchTabs1PPAAE4testyyF", nil),
      ("$s9MerchTabs1CC3FooE4testyyF", "MerchTabs.C"),
      ("$s9MerchTabs1CC", nil), ("$s", nil), ("", nil), ("main", nil), ("_Z3foov", nil),
    ])
  func mangled(_ symbol: String, _ name: String?) {
    #expect(SwiftSymbol.typeName(symbol) == name)
  }

  @Test(
    "A type's name is reduced to its module and the types that it is nested in",
    arguments: [
      ("App.Row", "App.Row"),
      ("App.(unknown context at $1040a8).Row", "App.Row"),
      ("App.(unknown context at $1).(unknown context at $2).Row.Deep", "App.Row.Deep"),
      ("App.Outer<Swift.Int>.Inner<() -> App.Row>", "App.Outer.Inner"),
      ("App.Box<App.(unknown context at $1).Row>", "App.Box"),
      ("(extension in App):Swift.Array<Swift.Int>.Slot", "Swift.Array.Slot"),
      ("", ""), ("(unknown context at $", ""), ("<", ""), (">", ""),
    ])
  func plain(_ reflected: String, _ name: String) {
    #expect(TypeNames.plain(reflected) == name)
  }
}
