import PortableUIKit

/// One note.
final class NoteViewController: UIViewController {}
