/// The files that places write and read, to detect a file that two places write, or that one writes
/// and another reads.
///
/// Files are compared by path, so paths must be absolute.
public struct PictureClaims: Sendable {
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

  /// Adds a picture that a place writes, after all documents and sources.
  ///
  /// - Parameters:
  ///   - path: the picture's absolute path.
  ///   - place: the place, such as `README.md:12`.
  ///   - dot: the DOT that the picture is drawn from.
  /// - Returns: what is wrong with that, as in `Diagnostic.message`; nil where nothing is.
  public mutating func add(
    picture path: String, writtenAt place: String, drawnFrom dot: String
  ) -> String? {
    if let document = documents[path] {
      return "the picture would overwrite \(document). Name another file with file=."
    }
    if let reader = readers[path] {
      return "the picture would overwrite the input of \(reader). Name another file with file=."
    }
    guard let other = writers[path] else {
      writers[path] = (place, dot)
      return nil
    }
    guard !other.dot.utf8.elementsEqual(dot.utf8) else { return nil }
    return "\(other.place) writes another picture to this file. Name another file with file=."
  }
}
