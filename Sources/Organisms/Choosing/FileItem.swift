// SPDX-License-Identifier: MIT
// Organism: the folders and files of a file picker.

import CuriumAtoms

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder or a file in a `FilePicker`.
///
///     FileItem("notes.txt", detail: "2 kB")
public struct FileItem: Hashable, Sendable, Identifiable {
  /// The name in its folder.
  public let name: String
  /// A Boolean value that indicates whether the item is a folder.
  public let isFolder: Bool
  /// Additional information, such as the size or the age.
  public let detail: String
  /// The name of the item.
  public var id: String { name }

  /// Creates a file or a folder.
  ///
  /// - Parameters:
  ///   - name: The name in its folder.
  ///   - isFolder: `true` if the user can open the item.
  ///   - detail: Additional information, such as the size or the age.
  public init(_ name: String, isFolder: Bool = false, detail: String = "") {
    self.name = name
    self.isFolder = isFolder
    self.detail = detail
  }

  /// Returns the folders and files in the folder at `path`, sorted by name. The detail of a file is
  /// its size.
  ///
  /// Links are followed. Names that aren't UTF-8 are left out, because no string is their path. The
  /// folder is read on another thread, so a slow disk doesn't delay a frame.
  ///
  /// - Throws: `UnreadableFolder` if the folder can't be read.
  @concurrent public static func contents(ofFolder path: String) async throws(UnreadableFolder)
    -> [FileItem]
  {
    guard let stream = opendir(path) else {
      throw UnreadableFolder(path: path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var items: [(key: String, item: FileItem)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(validatingCString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard let name, name != ".", name != ".." else { continue }
      var facts = stat()
      let isKnown = fstatat(dirfd(stream), name, &facts, 0) == 0
      let isFolder = isKnown && facts.st_mode & S_IFMT == S_IFDIR
      let detail = isKnown && !isFolder ? size(Int(facts.st_size)) : ""
      items.append((name.lowercased(), FileItem(name, isFolder: isFolder, detail: detail)))
    }
    return items.sorted { ($0.key, $0.item.name) < ($1.key, $1.item.name) }.map(\.item)
  }

  /// Returns a number of bytes as a short string: `842 B`, `1.2 kB`.
  private static func size(_ bytes: Int) -> String {
    let short = ShortNumber.text(Double(bytes))
    return short.last.map { $0.isLetter ? "\(short.dropLast()) \($0)B" : "\(short) B" } ?? ""
  }
}

/// The error for a folder that can't be read.
///
///     throw UnreadableFolder(path: "/var/log", reason: "Permission denied")
public struct UnreadableFolder: Error, Hashable, CustomStringConvertible {
  /// The path of the folder.
  public let path: String
  /// The reason that the system gives, such as "Permission denied".
  public let reason: String

  /// Creates the error for the folder at `path`.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - reason: What prevents reading it.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
