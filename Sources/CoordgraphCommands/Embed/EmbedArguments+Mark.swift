import ArgumentParser
import FlowEmbedding

extension EmbedArguments {
  /// What a mark says.
  ///
  /// - Throws: ``EmbedProblem``, with the place of the first option that cannot be.
  static func read(
    _ place: MarkedPlace, of document: MarkedDocument
  ) throws -> EmbedArguments {
    var arguments = try parse([])
    for (index, option) in place.options.enumerated() {
      do {
        arguments = try parse(place.options[...index].map(\.argument))
      } catch {
        throw EmbedProblem(
          document.problem(
            at: place, column: option.column, sentence(about: error, option: option)))
      }
    }
    if let sentence = arguments.contradiction {
      throw EmbedProblem(document.problem(at: place, sentence))
    }
    return arguments
  }

  /// In marks, options have no hyphens.
  private static func sentence(
    about error: any Error, option: MarkedPlace.Option
  ) -> String {
    guard exitCode(for: error) != .success else { return "Unknown option '\(option.name)'." }
    let sentence = message(for: error).replacing(/--([a-z-]+)( <[^>]*>)?/) { $0.1 }
    return sentence.hasSuffix(".") || sentence.hasSuffix("?") ? sentence : sentence + "."
  }

  /// Why options cannot be together, if they cannot.
  private var contradiction: String? {
    if sources.isEmpty {
      return "This mark does not say what to draw; add trace=FILE."
    }
    if view == .sequence, format != .mermaid, format != .outline {
      return "A sequence cannot be written as \(format.rawValue); "
        + "say format=mermaid or format=outline."
    }
    if view == .sequence, let option = diagram.given.first {
      return "\(option) goes with the other views: view=sequence tells a session as it happened."
    }
    if view != .sequence, sequence.session != nil {
      return "session= goes with view=sequence; other views show all sessions."
    }
    if diagram.hasDepthAlone {
      return "depth= counts steps from a focus; name one with focus=."
    }
    guard let file else { return nil }
    guard format.isPicture else {
      return "file= names a picture, and format=\(format.rawValue) makes none; "
        + "say format=svg or format=png."
    }
    guard file.lowercased().hasSuffix(".\(format.rawValue)") else {
      return "The name \(file) is none for \(format.rawValue); end it with .\(format.rawValue)."
    }
    return nil
  }
}

extension MarkedPlace.Option {
  /// As `coordgraph render` takes it.
  fileprivate var argument: String { "--\(name)" + (value.map { "=\($0)" } ?? "") }
}
