// SPDX-License-Identifier: MIT
// Organism: the choice of the files on disk that a file picker shows.

/// The choice of the files on disk that a file picker shows.
struct FileFilter {
  /// The ends of the names of files, in lower case. If empty, a name can have any end.
  private let suffixes: [String]
  /// `true` if names that begin with a dot are visible at first.
  let showsHiddenFiles: Bool

  /// Creates a filter for files with one of the extensions `types`.
  init(types: [String], showsHiddenFiles: Bool) {
    suffixes = types.map { ".\($0.lowercased())" }
    self.showsHiddenFiles = showsHiddenFiles
  }

  /// Returns whether the picker shows an item, given whether it shows hidden files now.
  func shows(_ item: FileItem, withHiddenFiles: Bool) -> Bool {
    let name = item.name.lowercased()
    return (withHiddenFiles || !name.hasPrefix("."))
      && (item.isFolder || suffixes.isEmpty || suffixes.contains { name.hasSuffix($0) })
  }
}
