// SPDX-License-Identifier: MIT
// Organism: whether a file can be saved at a path.

import CuriumLibc

/// The result of looking for the file that the user wants to save.
enum SaveTarget: Equatable {
  /// There is no such file, and its folder is writable.
  case new
  /// There is a writable file.
  case existing
  /// There is a folder.
  case folder
  /// The folder with a path, in which the file would be, doesn't exist.
  case noFolder(String)
  /// The file can't be saved, for the reason that the system gives.
  case impossible(String)

  /// Looks for the file at an absolute path, on another thread. A path that ends with a slash is
  /// that of a folder. Creates nothing.
  @concurrent static func find(_ path: String) async -> SaveTarget {
    // The system ends a path at a zero byte, which would name a different file.
    guard !path.utf8.contains(0) else { return failure(EINVAL) }
    var facts = stat()
    if stat(path, &facts) == 0 {
      if facts.st_mode & S_IFMT == S_IFDIR { return .folder }
      return isWritable(path, W_OK) ? .existing : failure(errno)
    }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: String.slash) else {
      return failure(errno)
    }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    if isWritable(folder, W_OK | X_OK) { return .new }
    return errno == ENOENT ? .noFolder(folder) : failure(errno)
  }

  private static func isWritable(_ path: String, _ access: Int32) -> Bool {
    faccessat(AT_FDCWD, path, access, AT_EACCESS) == 0
  }

  private static func failure(_ number: Int32) -> SaveTarget {
    .impossible(String(cString: strerror(number)))
  }
}
