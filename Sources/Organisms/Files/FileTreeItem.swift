// SPDX-License-Identifier: MIT
// Organism: a folder or a file in a tree of files.

/// A folder or a file in a `FileTree`.
struct FileTreeItem: Hashable, Sendable, Identifiable {
  /// The path.
  let id: String
  /// The name in its folder.
  let name: String
  let isFolder: Bool
}
