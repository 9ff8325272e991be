// SPDX-License-Identifier: MIT
// Organism: the contents of a folder in a tree of files.

import CuriumTerminal

/// The contents of a folder in a `FileTree`.
struct FolderContents: Equatable, Sendable {
  /// The reason why a folder has no contents.
  enum Failure: Equatable, Sendable {
    /// The folder can't be read, for the given reason.
    case unreadable(String)
    /// The folder is a link to a folder around it, so its contents would have no end.
    case outerFolder
  }

  /// The folders, then the files.
  private var all: [FileTreeItem] = []
  /// Those of them that aren't hidden.
  private var visible: [FileTreeItem] = []
  let failure: Failure?

  /// Creates the contents of a folder that has none.
  init(_ failure: Failure) { self.failure = failure }

  /// Creates the contents of a folder from its items.
  ///
  /// - Parameters:
  ///   - items: The items, in the order of their rows, except that folders come first.
  ///   - folder: The path of the folder.
  ///   - isShown: Returns whether the tree shows an item, given its path. With `nil`, it shows all.
  init(
    _ items: [FileItem], in folder: String, where isShown: ((FileItem, String) -> Bool)? = nil
  ) {
    failure = nil
    for isFolder in [true, false] {
      for item in items where item.isFolder == isFolder {
        let path = FileFacts.join(folder, item.name)
        if isShown?(item, path) == false { continue }
        let shown = FileTreeItem(id: path, name: item.name, isFolder: isFolder)
        all.append(shown)
        if item.name.utf8.first != UInt8(ascii: ".") { visible.append(shown) }
      }
    }
  }

  /// Returns the folders, then the files.
  func items(withHiddenFiles: Bool) -> [FileTreeItem] { withHiddenFiles ? all : visible }

  // MARK: Reading

  /// Reads a folder on disk, on another thread. Returns `nil` if its contents are still `old`.
  @concurrent static func read(
    _ folder: String, below root: String, after old: FolderContents?,
    where isShown: (@Sendable (FileItem, String) -> Bool)?
  ) async -> FolderContents? {
    let new: FolderContents
    if isInside(folder, below: root) {
      new = FolderContents(.outerFolder)
    } else {
      do throws(UnreadableFolder) {
        let items = try await FileItem.contents(ofFolder: folder)
        new = FolderContents(items, in: folder, where: isShown)
      } catch {
        new = FolderContents(.unreadable(error.reason))
      }
    }
    return new == old ? nil : new
  }

  /// Returns whether a folder in a tree is a link to a folder that the link is in.
  private static func isInside(_ link: String, below root: String) -> Bool {
    guard link != root, let target = FileFacts.target(link) else { return false }
    let around = FileFacts.join(target, "")
    var folder = link
    while folder != root, folder != "/" {
      folder = FileFacts.split(folder).folder
      if let real = FileFacts.resolved(folder),
        FileFacts.join(real, "").utf8.starts(with: around.utf8)
      {
        return true
      }
    }
    return false
  }
}
