// SPDX-License-Identifier: MIT
// Page: the paths of files.

import Foundation

/// Functions for absolute paths.
enum FilePath {
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the folder that contains the file at `path`; `/` for the root.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Returns whether a path is a folder or below it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(join(folder, ""))
  }

  /// The folder of the user.
  static var home: String { absolute(NSHomeDirectory()) }

  /// Returns the absolute path for one that the user has typed, in which `~` is the user's folder.
  static func absolute(_ typed: String, in folder: String? = nil) -> String {
    let base = folder ?? FileManager.default.currentDirectoryPath
    let path =
      switch typed.first {
      case "/": typed
      case "~" where typed == "~" || typed.hasPrefix("~/"): NSHomeDirectory() + typed.dropFirst()
      default: join(base, typed)
      }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns whether there is a file at `path`. A link counts even if its target doesn't exist.
  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// Returns a number that is the same for all files of a volume.
  static func volume(of path: String) -> UInt64? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? UInt64(truncatingIfNeeded: facts.st_dev) : nil
  }

  /// Returns a path without links.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(UnsafeMutableRawPointer(real)) }
    return String(cString: real)
  }

  /// Returns `path`, or the first of `name 2.txt`, `name 3.txt` and so on that doesn't exist.
  /// The paths in `taken` count too.
  static func unoccupied(_ path: String, besides taken: Set<String> = []) -> String {
    func isFree(_ path: String) -> Bool { !exists(path) && !taken.contains(path) }
    if isFree(path) { return path }
    let name = name(of: path)
    let dot = name.dropFirst().lastIndex(of: ".") ?? name.endIndex
    let (stem, ending) = (name[..<dot], name[dot...])
    for number in 2... {
      let candidate = join(folder(of: path), "\(stem) \(number)\(ending)")
      if isFree(candidate) { return candidate }
    }
    return path
  }
}
