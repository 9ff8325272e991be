// SPDX-License-Identifier: MIT
// Token: what the system knows of a path.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions about paths, without Foundation's cost.
enum FileFacts {
  /// The path from the root, without slashes at its end.
  static func absolute(_ path: String) -> String {
    var path = path
    if !path.hasPrefix("/"), let folder = getcwd(nil, 0) {
      path = "\(String(cString: folder))/\(path)"
      free(folder)
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Whether a folder is there; links are followed.
  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything has this name, a link that leads nowhere included.
  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// Whether a file has just been made and whoever writes it will close it.
  static func isNewFile(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && facts.st_nlink == 1
  }

  /// Where a link leads in the end; nil for what is no link, and for one that leads nowhere.
  static func target(_ path: String) -> String? {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return nil }
    defer { free(target) }
    return String(cString: target)
  }

  /// The names in a folder, sorted; none where it cannot be read.
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

  /// The name of an entry that `readdir` gave.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
  }

  /// Makes a folder, and those around it that are missing.
  ///
  /// - Throws: `ThemeFileError` with `.unwritable`.
  static func makeFolder(_ path: String) throws(ThemeFileError) {
    if isFolder(path) || path == "/" || path.isEmpty { return }
    let parts = split(path)
    try makeFolder(parts.folder)
    if mkdir(path, 0o777) == 0 || isFolder(path) { return }
    throw Place(file: parts.name, line: 0, path: "").error(
      .unwritable, "a folder that can be made at \(path): \(String(cString: strerror(errno)))",
      "Make the folder, or choose another one.")
  }

  /// The folder that a path lies in, and its name there.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }

  /// The path of a name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
