// SPDX-License-Identifier: MIT
// Terminal: the folders and files in a folder.

import CuriumLibc

/// A folder or a file in a folder on disk.
package struct FolderEntry {
  package let name: String
  package let isFolder: Bool
  /// The size of a file in bytes; `nil` for a folder, and if it can't be read.
  package let size: Int?

  /// The reason why a folder can't be read, in the words of the system.
  package struct Failure: Error {
    package let reason: String
  }

  /// Returns the entries of the folder at `path`, in no order. Links are followed. Names that
  /// aren't UTF-8 are left out.
  package static func entries(of path: String) throws(Failure) -> [FolderEntry] {
    guard let stream = opendir(path) else {
      throw Failure(reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(validatingCString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard let name, name != ".", name != ".." else { continue }
      var facts = stat()
      let isKnown = fstatat(dirfd(stream), name, &facts, 0) == 0
      let isFolder = isKnown && facts.st_mode & S_IFMT == S_IFDIR
      entries.append(
        FolderEntry(
          name: name, isFolder: isFolder, size: isKnown && !isFolder ? Int(facts.st_size) : nil))
    }
    return entries
  }
}
