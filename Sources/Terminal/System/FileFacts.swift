// SPDX-License-Identifier: MIT
// Terminal: queries and helpers for paths.

import CuriumLibc

/// Queries and helpers for paths, without the cost of Foundation.
///
/// A path is a sequence of bytes. As a `Character`, a slash would include a combining mark after
/// it.
package enum FileFacts {
  private static let slash = UInt8(ascii: "/")

  /// Returns whether a path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the absolute path, without trailing slashes.
  package static func absolute(_ path: String) -> String {
    var path = path
    if !isAbsolute(path), let folder = getcwd(nil, 0) {
      path = "\(String(cString: folder))/\(path)"
      free(folder)
    }
    while path.utf8.count > 1, path.utf8.last == slash { path.unicodeScalars.removeLast() }
    return path
  }

  /// Returns whether there is a folder at the path. Links are followed.
  package static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether anything exists at the path, including a broken link.
  package static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// Returns the path without links; `nil` if there is nothing at its end, with the reason in
  /// `errno`.
  package static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the final target of a link; `nil` for anything but a link, and for a broken link.
  package static func target(_ path: String) -> String? {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else { return nil }
    return resolved(path)
  }

  /// Returns the sorted names in a folder; empty if it can't be read.
  package static func entries(_ folder: String) -> [String] {
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

  /// Creates a folder, and missing folders around it. `isPrivate` is `true` for folders that only
  /// the user can read.
  package static func makeFolder(_ path: String, isPrivate: Bool = false) throws(FileFault) {
    if isFolder(path) || ["", ".", "/"].contains(path) { return }
    try makeFolder(split(path).folder, isPrivate: isPrivate)
    if mkdir(path, isPrivate ? 0o700 : 0o777) == 0 { return }
    let reason = String(cString: strerror(errno))
    // Another program may have created it by now.
    if isFolder(path) { return }
    throw FileFault(
      path: path, expected: "a folder at \(path), but it couldn't be created: \(reason)",
      advice: "Create the folder, or choose another one.")
  }

  /// Returns the folder of a path and the name in it.
  package static func split(_ path: String) -> (folder: String, name: String) {
    guard let end = path.utf8.lastIndex(of: slash) else { return (".", path) }
    let folder = path[..<end]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.utf8.index(after: end)...]))
  }

  /// Returns the path of a name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
