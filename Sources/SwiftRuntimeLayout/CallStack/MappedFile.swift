#if os(Linux)
  import Glibc

  /// The bytes of a file, mapped into memory to be read, for as long as the program runs.
  struct MappedFile {
    let bytes: UnsafeRawBufferPointer

    /// Nil when the file cannot be opened or is empty.
    ///
    /// The file must not shrink: use it for the running executable, which Linux keeps from being
    /// written to.
    init?(path: String) {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_size > 0 else { return nil }
      let size = Int(status.st_size)
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
        return nil
      }
      bytes = UnsafeRawBufferPointer(start: start, count: size)
    }
  }
#endif
