// SPDX-License-Identifier: MIT
// Organism: the changes of one file of a diff.

/// The changes of one file of a `Diff`.
///
///     let files = Diff(patch: "--- a/One.swift\n+++ b/One.swift\n@@ -1 +1 @@\n-1\n+2\n").files
///     let paths = files.map(\.path)
public struct DiffFile: Identifiable, Equatable, Sendable {
  /// The identity of a file: its path, and its number among the files with this path.
  public struct ID: Hashable, Sendable {
    /// The path of the file: the one after the change, or that of a deleted file.
    public let path: String
    /// The number of files with the same path before it in the patch, such as in other commits.
    public let number: Int

    /// Creates the identity of the file at `path` after `number` files with the same path.
    public init(path: String, number: Int) {
      self.path = path
      self.number = number
    }
  }

  /// The kinds of changes of a file.
  public enum Change: Hashable, Sendable {
    /// The file has new content or another mode.
    case modified
    /// The file is new.
    case added
    /// The file was deleted.
    case deleted
    /// The file has a new path.
    case renamed
    /// The file is a copy of another one.
    case copied
  }

  /// The kind of the change.
  public internal(set) var change = Change.modified
  /// The path before the change; empty for a new file and in a comparison of two texts.
  public internal(set) var oldPath = ""
  /// The path after the change; empty for a deleted file and in a comparison of two texts.
  public internal(set) var newPath = ""
  /// `true` if the patch doesn't contain the content, because it isn't text.
  public internal(set) var isBinary = false
  /// The changed parts of the file, in order.
  public internal(set) var hunks: [DiffHunk] = []
  /// The number of added lines.
  public internal(set) var addedCount = 0
  /// The number of removed lines.
  public internal(set) var removedCount = 0
  /// The number of files with the same path before it in the patch.
  var number = 0
  /// The mode before the change, such as `100644`; empty if the patch doesn't say.
  var oldMode = ""
  /// The mode after the change; empty if the patch doesn't say.
  var newMode = ""
  /// The lines of the patch before the hunks that have no other place.
  var notes: [Substring] = []
  /// The texts of a comparison, for the lines between the hunks; `nil` in a patch.
  var texts: Texts?

  /// The identity of the file in its diff.
  public var id: ID { ID(path: path, number: number) }

  /// The path of the file: the one after the change, or that of a deleted file.
  public var path: String { newPath.isEmpty ? oldPath : newPath }

  /// Adds a hunk and counts its lines.
  mutating func append(_ hunk: DiffHunk) {
    hunks.append(hunk)
    for line in hunk.lines {
      if line.kind == .added { addedCount += 1 }
      if line.kind == .removed { removedCount += 1 }
    }
  }
}
