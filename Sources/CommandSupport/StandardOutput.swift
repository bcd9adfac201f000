import Escaping

/// Standard output, for results that are printed line by line.
public enum StandardOutput {
  /// Writes lines of text, with a line break at the end; control characters are shown, not sent.
  ///
  /// - Parameter line: the text.
  /// - Throws: ``FileError``, where the disk is full, say.
  public static func write(_ line: String) throws(FileError) {
    try OutputFile(path: "-").write(Array("\(TerminalText.escaped(line, keepsLines: true))\n".utf8))
  }
}
