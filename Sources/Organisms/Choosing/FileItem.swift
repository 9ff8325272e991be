// SPDX-License-Identifier: MIT
// Organism: the folders and files of a file picker.

import CuriumTerminal
import CuriumText

/// A folder or a file in a `FilePicker`.
///
///     FileItem("notes.txt", detail: String(byteCount: 2_048))
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

  /// Returns the folders and files in the folder at `path`, sorted by name: regardless of case, and
  /// with numbers by value. The detail of a file is its size.
  ///
  /// Links are followed. Names that aren't UTF-8 are left out, because no string is their path. The
  /// folder is read on another thread, so a slow disk doesn't delay a frame.
  ///
  /// - Throws: `UnreadableFolder` if the folder can't be read.
  @concurrent public static func contents(ofFolder path: String) async throws(UnreadableFolder)
    -> [FileItem]
  {
    do {
      return try FolderEntry.entries(of: path)
        .map { (key: NaturalText($0.name), entry: $0) }
        .sorted { ($0.key, $0.entry.name) < ($1.key, $1.entry.name) }
        .map { _, entry in
          FileItem(
            entry.name, isFolder: entry.isFolder,
            detail: entry.size.map { String(byteCount: $0) } ?? "")
        }
    } catch {
      throw UnreadableFolder(path: path, reason: error.reason)
    }
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
  ///   - reason: The reason that the system gives.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
