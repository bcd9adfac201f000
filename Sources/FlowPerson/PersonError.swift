/// Why a person could not do something, and what is on display instead.
public struct PersonError: Error, CustomStringConvertible, Sendable {
  /// The step in the source that could not be done.
  public private(set) var location: StepLocation?
  private let reason: String
  private var isOfWalk = false

  @MainActor
  package init(_ reason: String, _ sight: Sight) {
    self.reason = "\(reason) \(sight.description)"
  }

  /// - Parameter reason: what could not be done, and what is on display.
  package init(_ reason: String) {
    self.reason = reason
  }

  /// What could not be done, and what is on display. Where a walk throws it, also the step's place in
  /// the source.
  public var description: String {
    guard isOfWalk, let location else { return reason }
    return "\(reason) (\(location))"
  }

  /// The error at a step, in place of one that the step consists of.
  func located(at location: StepLocation) -> PersonError {
    var located = self
    located.location = location
    return located
  }

  /// The error as a walk throws it.
  var ofWalk: PersonError {
    var error = self
    error.isOfWalk = true
    return error
  }
}

/// Where in the source a person's step is.
public struct StepLocation: Sendable, CustomStringConvertible {
  /// The module and the file's name: `ShopTests/CheckoutTests.swift`.
  public let fileID: StaticString
  /// The file's path, as it was compiled.
  public let filePath: StaticString
  /// The line, counted from 1.
  public let line: UInt
  /// The column, counted from 1.
  public let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `ShopTests/CheckoutTests.swift:12:24`
  public var description: String { "\(fileID):\(line):\(column)" }
}
