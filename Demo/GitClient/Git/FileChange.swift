// SPDX-License-Identifier: MIT
// Page: a changed file.

/// A changed file, in the index or in the working tree.
struct FileChange: Identifiable, Hashable, Sendable {
  enum Area: String, Hashable, Sendable {
    case conflict, unstaged, staged
  }

  enum Kind: Character, Hashable, Sendable {
    case added = "A"
    case modified = "M"
    case deleted = "D"
    case renamed = "R"
    case copied = "C"
    case typeChanged = "T"
    case unmerged = "U"
    case untracked = "?"
  }

  let area: Area
  let kind: Kind
  let path: String
  /// The path before the change; `nil` if it is the same.
  var oldPath: String?

  var id: String { "\(area.rawValue):\(path)" }

  /// All paths of the change, for commands. The original of a copy hasn't changed.
  var paths: [String] { [path] + (kind == .renamed ? [oldPath].compactMap(\.self) : []) }
}
