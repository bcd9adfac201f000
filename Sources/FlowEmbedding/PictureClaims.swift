/// The files that places write and read, to detect a file that two places write, or that one writes
/// and another reads.
///
/// Files are compared by path, so paths must be absolute.
public struct PictureClaims: Sendable {
  /// What a place writes, and the option of its mark that names the file.
  public enum Kind: String, Sendable {
    case picture, page

    /// What to do about a file that cannot be written.
    public var remedy: String {
      switch self {
      case .picture: "Name another file with file=."
      case .page: "Name another file with page=."
      }
    }
  }

  private var documents: [String: String] = [:]
  private var readers: [String: String] = [:]
  private var writers: [String: (place: String, dot: String)] = [:]

  public init() {}

  /// Adds a Markdown file.
  ///
  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - name: the file's name in messages.
  public mutating func add(document path: String, named name: String) {
    documents[path] = documents[path] ?? name
  }

  /// Adds a file that a place is drawn from.
  ///
  /// - Parameters:
  ///   - path: the file's absolute path.
  ///   - place: the place, such as `README.md:12`.
  public mutating func add(source path: String, readAt place: String) {
    readers[path] = readers[path] ?? place
  }

  /// Adds a picture or page that a place writes, after all documents and sources.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the picture or page.
  ///   - place: the place, such as `README.md:12`.
  ///   - dot: what is equal for equal pictures or pages: the DOT that they are drawn from, for example.
  ///   - kind: what the place writes.
  /// - Returns: what is wrong with that, as in `Diagnostic.message`; nil where nothing is.
  public mutating func add(
    picture path: String, writtenAt place: String, drawnFrom dot: String, as kind: Kind = .picture
  ) -> String? {
    if let document = documents[path] {
      return "the \(kind) would overwrite \(document). \(kind.remedy)"
    }
    if let reader = readers[path] {
      return "the \(kind) would overwrite the input of \(reader). \(kind.remedy)"
    }
    guard let other = writers[path] else {
      writers[path] = (place, dot)
      return nil
    }
    guard !other.dot.utf8.elementsEqual(dot.utf8) else { return nil }
    return "\(other.place) writes another \(kind) to this file. \(kind.remedy)"
  }
}
