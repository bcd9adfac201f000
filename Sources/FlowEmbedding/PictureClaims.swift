/// Which place writes which file, so that no two write one, and none writes what another reads.
///
/// Files are told apart by the names they are given here: make these absolute.
public struct PictureClaims: Sendable {
  /// A place that writes a file.
  public struct Claim: Sendable, Hashable {
    /// `README.md:12`.
    public var place: String
    /// What the picture is drawn from.
    public var dot: String

    public init(place: String, dot: String) {
      self.place = place
      self.dot = dot
    }
  }

  private var documents: [String: String] = [:]
  private var readers: [String: String] = [:]
  private var writers: [String: Claim] = [:]

  public init() {}

  /// Notes a Markdown file that is written itself.
  public mutating func add(document path: String, named name: String) {
    documents[path] = documents[path] ?? name
  }

  /// Notes a file that a place is drawn from.
  public mutating func add(source path: String, readAt place: String) {
    readers[path] = readers[path] ?? place
  }

  /// Notes a picture that a place writes.
  ///
  /// Add all documents and sources before.
  ///
  /// - Returns: why it cannot, as a sentence without its full stop; nil when it can.
  public mutating func add(picture path: String, _ claim: Claim) -> String? {
    if let document = documents[path] {
      return "the picture would be written over \(document); give it another name with file="
    }
    if let reader = readers[path] {
      return "the picture would be written over what \(reader) is drawn from; "
        + "give it another name with file="
    }
    guard let other = writers[path] else {
      writers[path] = claim
      return nil
    }
    guard !other.dot.utf8.elementsEqual(claim.dot.utf8) else { return nil }
    return "\(other.place) writes another picture of that name; "
      + "give one of them a name of its own with file="
  }
}
