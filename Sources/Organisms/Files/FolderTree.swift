// SPDX-License-Identifier: MIT
// Organism: reads the folders of a tree of files while they are shown.

import CuriumControls
import CuriumTerminal
import Observation

/// The folders of a `FileTree`. Each one is read when it is first shown, and again when its list of
/// names changes on disk.
@MainActor @Observable final class FolderTree {
  /// The rows of a tree.
  struct Rows {
    let rows: TreeRows<FileTreeItem>
    /// The paths of the folders whose contents are shown.
    let folders: [String]
  }

  /// The values that rows depend on.
  private struct RowsInput: Equatable {
    let root: String
    let expanded: Set<String>
    let withHiddenFiles: Bool
    let version: Int
  }

  /// Changes with the contents of a folder.
  private var version = 0
  @ObservationIgnored private var contents: [String: FolderContents] = [:]
  @ObservationIgnored private var last: (input: RowsInput, rows: Rows)?
  /// The paths of the folders whose contents are shown.
  @ObservationIgnored private var shown: Set<String> = []
  /// Those of them that have to be read.
  @ObservationIgnored private var stale: Set<String> = []
  /// The paths of the folders that are being read.
  @ObservationIgnored private var reading: Set<String> = []
  @ObservationIgnored private var root = ""
  @ObservationIgnored private var source: FileTreeSource?
  @ObservationIgnored private var watch: FileWatch?
  /// Wakes `follow`.
  @ObservationIgnored private var bell: AsyncStream<Void>.Continuation?

  // MARK: Rows

  /// Returns the contents of a folder; `nil` before it has been read.
  func contents(of folder: String) -> FolderContents? { contents[folder] }

  /// Returns the items of a folder; none before it has been read.
  func items(in folder: String, withHiddenFiles: Bool) -> [FileTreeItem] {
    contents[folder]?.items(withHiddenFiles: withHiddenFiles) ?? []
  }

  /// Returns the rows below the folder at `root`. They are the same as before unless something has
  /// changed: a folder can have very many files, and an app can update the tree with each key.
  func rows(
    of tree: TreeExpansion<FileTreeItem>, below root: String, withHiddenFiles: Bool
  ) -> Rows {
    let input = RowsInput(
      root: root, expanded: tree.expanded.wrappedValue, withHiddenFiles: withHiddenFiles,
      version: version)
    if let last, last.input == input { return last.rows }
    let rows = tree.rows(of: items(in: root, withHiddenFiles: withHiddenFiles))
    let open = rows.all.filter { $0.item.isFolder && input.expanded.contains($0.id) }
    let result = Rows(rows: rows, folders: [root] + open.map(\.id))
    last = (input, result)
    return result
  }

  // MARK: Reading

  /// Sets the folders whose contents are shown. Reads those that weren't shown before.
  func show(_ folders: [String]) {
    let next = Set(folders)
    stale.formUnion(next.subtracting(shown))
    shown = next
    watch?.follow(folders)
    bell?.yield()
  }

  /// Reads the shown folders, and those on disk again when they change, until the task is
  /// cancelled.
  func follow(_ source: FileTreeSource, below root: String) async {
    let (signals, bell) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let watch = source.isDisk ? FileWatch([], detail: .names) { bell.yield() } : nil
    watch?.start()
    defer { watch?.stop() }
    (self.source, self.root, self.watch, self.bell) = (source, root, watch, bell)
    // Changes may have been missed while the view was away.
    contents = contents.filter { shown.contains($0.key) }
    stale = shown
    watch?.follow(Array(shown))
    bell.yield()
    await withDiscardingTaskGroup { group in
      for await _ in signals {
        if let watch { stale.formUnion(watch.take()) }
        stale.formIntersection(shown)
        for folder in stale.subtracting(reading) {
          group.addTask { await self.read(folder) }
        }
      }
    }
  }

  /// Reads all shown folders again.
  func refresh() async {
    stale.formUnion(shown)
    await withDiscardingTaskGroup { group in
      for folder in shown {
        group.addTask { await self.read(folder) }
      }
    }
  }

  /// Reads a folder. If it is being read already, `follow` reads it once more afterwards.
  private func read(_ folder: String) async {
    guard let source, reading.insert(folder).inserted else { return }
    stale.remove(folder)
    let new = await source.read(folder, below: root, after: contents[folder])
    reading.remove(folder)
    if Task.isCancelled {
      stale.insert(folder)
    } else if let new {
      contents[folder] = new
      version += 1
    }
    if stale.contains(folder) { bell?.yield() }
  }
}
