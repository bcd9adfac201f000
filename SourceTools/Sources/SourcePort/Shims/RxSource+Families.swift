extension RxSource {
  /// The functions that combine two to eight sources, for each kind of source.
  static let families = Combination.allCases.map(\.source).joined()

  /// A kind of source that functions combine.
  private enum Combination: CaseIterable {
    case observable, shared, infallible, single

    private static let counts = 2...8

    var source: String {
      let functions = self == .single ? ["zip"] : ["combineLatest", "zip"]
      func all(_ selects: Bool) -> String {
        functions.flatMap { name in Self.counts.map { function(name, $0, selects) } }.joined()
      }
      let (limit, furtherLimit) =
        self == .single ? (" where Trait == SingleTrait", "Trait == SingleTrait, ") : ("", "")
      return """
        extension \(type)\(limit) {
        \(all(true))}
        extension \(type) where \(furtherLimit)Element == Any {
        \(all(false))}

        """
    }

    private var type: String {
      switch self {
      case .observable: "ObservableType"
      case .shared: "SharedSequence"
      case .infallible: "Infallible"
      case .single: "PrimitiveSequence"
      }
    }

    /// The kind with elements of a type.
    private func of(_ element: String) -> String {
      switch self {
      case .observable: "Observable<\(element)>"
      case .shared: "SharedSequence<SharingStrategy, \(element)>"
      case .infallible: "Infallible<\(element)>"
      case .single: "Single<\(element)>"
      }
    }

    /// A function that combines a number of sources by a closure, or into a tuple.
    private func function(_ name: String, _ count: Int, _ selects: Bool) -> String {
      let numbers = 1...count
      func list(_ text: (Int) -> String) -> String { numbers.map(text).joined(separator: ", ") }
      let isOfAnyType = self == .observable
      let elements = list { isOfAnyType ? "O\($0).Element" : "E\($0)" }
      let generics = list { isOfAnyType ? "O\($0): ObservableConvertibleType" : "E\($0)" }
      let parameters = list { "_ source\($0): \(isOfAnyType ? "O\($0)" : of("E\($0)"))" }
      let sources = list { "source\($0)" }
      let fails = self == .observable || self == .single ? " throws" : ""
      let selector =
        selects ? ", resultSelector: @escaping (\(elements))\(fails) -> Element" : ""
      let result = selects ? "Element" : "(\(elements))"
      let tuple = "{ (\(list { "$\($0 - 1)" })) }"
      let body =
        switch (isOfAnyType, selects) {
        case (true, true):
          "combined([\(list { "source\($0).erased" })], zipping: \(name == "zip")) { "
            + "try resultSelector(\(list { "$0[\($0 - 1)] as! O\($0).Element" })) }"
        case (true, false): "Observable<\(result)>.\(name)(\(sources), resultSelector: \(tuple))"
        case (false, _):
          ".init(Observable<\(result)>.\(name)(\(sources), resultSelector: "
            + "\(selects ? "resultSelector" : tuple)))"
        }
      return """
          public static func \(name)<\(generics)>(
            \(parameters)\(selector)
          ) -> \(of(result)) { \(body) }

        """
    }
  }
}
