// SPDX-License-Identifier: MIT
// Token: queries and helpers for paths.

import CuriumLibc

/// Queries and helpers for paths, without the cost of Foundation.
package enum FileFacts {
  /// Returns the absolute path, without trailing slashes.
  static func absolute(_ path: String) -> String {
    var path = path
    if !path.hasPrefix("/"), let folder = getcwd(nil, 0) {
      path = "\(String(cString: folder))/\(path)"
      free(folder)
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns whether there is a folder at the path. Links are followed.
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether anything exists at the path, including a broken link.
  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// Returns the final target of a link; `nil` for anything but a link, and for a broken link.
  static func target(_ path: String) -> String? {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  /// Returns the sorted names in a folder; empty if it can't be read.
  static func entries(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns the name of an entry from `readdir`.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
  }

  /// Creates a folder, and missing folders around it.
  ///
  /// - Throws: `ThemeFileError` with `.unwritable`.
  package static func makeFolder(_ path: String) throws(ThemeFileError) {
    if isFolder(path) || path == "/" || path.isEmpty { return }
    let parts = split(path)
    try makeFolder(parts.folder)
    if mkdir(path, 0o777) == 0 || isFolder(path) { return }
    throw Place(file: parts.name).error(
      .unwritable,
      "a folder at \(path), but it couldn't be created: \(String(cString: strerror(errno)))",
      "Create the folder, or choose another one.")
  }

  /// Returns the folder of a path and the name in it.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// Returns the path of a name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
