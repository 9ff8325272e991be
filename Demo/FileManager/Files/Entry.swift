// SPDX-License-Identifier: MIT
// Page: a file, a folder or a link.

import Curium
import Foundation

/// A file, a folder or a link in a folder.
struct Entry: Identifiable, Hashable, Sendable {
  enum Kind: Sendable {
    case folder, file
    /// A device, a pipe or a socket.
    case special
    /// A link whose target doesn't exist.
    case brokenLink
  }

  let path: String
  let name: String
  /// The kind of the file, or of the target of a link.
  let kind: Kind
  let isLink: Bool
  /// The size in bytes.
  let size: Int64
  /// The time of the last change.
  let date: Date
  /// The permissions, such as 0o644.
  let mode: UInt32

  var id: String { path }
  var isFolder: Bool { kind == .folder }
  var isHidden: Bool { name.hasPrefix(".") }

  /// Creates the entry for a path; `nil` if there is no file.
  init?(path: String) {
    var facts = stat()
    guard lstat(path, &facts) == 0 else { return nil }
    isLink = facts.st_mode & S_IFMT == S_IFLNK
    let isBroken = isLink && stat(path, &facts) != 0
    self.path = path
    name = FilePath.name(of: path)
    kind =
      switch facts.st_mode & S_IFMT {
      case _ where isBroken: .brokenLink
      case S_IFDIR: .folder
      case S_IFREG: .file
      default: .special
      }
    size = Int64(facts.st_size)
    #if canImport(Darwin)
      let time = facts.st_mtimespec
    #else
      let time = facts.st_mtim
    #endif
    date = Date(timeIntervalSince1970: TimeInterval(time.tv_sec))
    mode = UInt32(facts.st_mode) & 0o7777
  }

  /// Returns the entries of a folder, the folders first, sorted by name. Names that aren't UTF-8
  /// are left out, because no string is their path.
  static func all(in folder: String) throws -> [Entry] {
    guard let stream = opendir(folder) else { throw FileError(path: folder) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let item = readdir(stream) {
      let name = withUnsafeBytes(of: &item.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name != ".", name != "..",
        let entry = Entry(path: FilePath.join(folder, name))
      else { continue }
      entries.append(entry)
    }
    return entries.sorted {
      if $0.isFolder != $1.isFolder { return $0.isFolder }
      return $0.name.localizedStandardCompare($1.name) == .orderedAscending
    }
  }

  /// Returns the folders whose paths begin with the one that the user has typed.
  @concurrent static func folders(for typed: String, in folder: String) async -> [String] {
    guard !typed.isEmpty else { return [] }
    let end = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (parent, name) = (typed[..<end], typed[end...].lowercased())
    let entries = try? all(in: parent.isEmpty ? folder : FilePath.absolute("\(parent)", in: folder))
    return (entries ?? []).filter {
      $0.isFolder && $0.name.lowercased().hasPrefix(name) && (!$0.isHidden || name.hasPrefix("."))
    }
    .prefix(50).map { "\(parent)\($0.name)/" }
  }

  /// The permissions as `ls -l` shows them, such as `rw-r--r--`.
  var permissions: String {
    var text = ""
    for (place, letter) in "rwxrwxrwx".enumerated() {
      text.append(mode >> (8 - place) & 1 == 1 ? letter : "-")
    }
    return text
  }

  /// The permissions, and the size of a file or the target of a link.
  var facts: String {
    if let target { return "\(permissions) → \(target)" }
    return isFolder ? permissions : "\(permissions) \(String(byteCount: size))"
  }

  /// The target of a link.
  var target: String? {
    isLink ? try? FileManager.default.destinationOfSymbolicLink(atPath: path) : nil
  }
}
