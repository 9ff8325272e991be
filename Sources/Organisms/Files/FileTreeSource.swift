// SPDX-License-Identifier: MIT
// Organism: the source of the folders and files in a tree.

/// The source of the folders and files in a `FileTree`.
enum FileTreeSource {
  /// The disk. The filter returns whether the tree shows an item, given its path.
  case disk(filter: (@Sendable (FileItem, String) -> Bool)?)
  /// The app, which loads the items in the folder at a path.
  case loader(@MainActor (String) async throws -> [FileItem])

  var isDisk: Bool {
    if case .disk = self { true } else { false }
  }

  /// Returns the path of the top of a tree, without slashes at its end.
  @MainActor func path(of root: String) -> String {
    isDisk ? root.absolutePath : FilePicker.normalized(root[...])
  }

  /// Reads a folder. Returns `nil` if its contents are still `old`.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - root: The path of the top of the tree.
  ///   - old: The contents before.
  @MainActor func read(
    _ folder: String, below root: String, after old: FolderContents?
  ) async -> FolderContents? {
    switch self {
    case .disk(let filter):
      return await FolderContents.read(folder, below: root, after: old, where: filter)
    case .loader(let load):
      let new: FolderContents
      do {
        new = FolderContents(try await load(folder), in: folder)
      } catch {
        new = FolderContents(.unreadable((error as? UnreadableFolder)?.reason ?? "\(error)"))
      }
      return new == old ? nil : new
    }
  }
}
