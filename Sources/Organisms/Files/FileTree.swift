// SPDX-License-Identifier: MIT
// Organism: a tree of the folders and files on disk.

public import CuriumControls
import CuriumLists

/// A tree of the folders and files in a folder, on disk or from the app.
///
/// The rows at the top level are the contents of the folder. Folders come before files, and both
/// are sorted by name. A folder is read when it is expanded, off the main thread. Its row is busy
/// meanwhile, and shows a spinner after 0.2 seconds. If a folder can't be read, for example without
/// the permission, its row shows the reason. A link to a folder can be expanded too, unless it
/// leads to a folder around it. On disk, a change of the names in a visible folder changes the tree
/// within about 50 ms, and expanded folders stay expanded.
///
/// The ids of the rows are paths. Add actions with the modifiers for rows:
/// `onActivate(of: String.self)` opens files, `onRename(of: String.self)` edits a name in place,
/// `onMove(of: String.self)` lets the user move rows to another folder, and
/// `contextMenu(forSelectionType: String.self)` adds a menu. Your actions change the files, and the
/// tree shows the result. In a destination, the `parent` is `nil` for the top level; ignore the
/// index, because the tree is sorted.
///
/// *Sizing:* fills the available space; as tall as its rows if the height is unspecified.
/// *Keys:* those of `TreeView`; `*` and Option-→ also read the folders that they expand, one more
/// level each time. Control-R and F5 read the visible folders again. On disk, Option-Period, the
/// command `files.hidden`, shows or hides hidden files.
/// *Tokens:* `tree.*`, `filePicker.*`, `sidebar.*` for the selected row, `button.primary.*`. The
/// labels come from `\.strings`.
///
///     struct Project: View {
///       @State private var selection: String?
///
///       var body: some View {
///         FileTree(root: "~/checkout", selection: $selection)
///           .onActivate(of: String.self) { paths in search(paths.first ?? "") }
///       }
///     }
public struct FileTree: View {
  private let root: String
  private let source: FileTreeSource
  private let showsHiddenFiles: Bool
  private let selection: RowSelection<String>?
  private let expanded: Binding<Set<String>>?
  @State private var folders = FolderTree()
  @State private var chosen: String?
  @State private var ownExpanded: Set<String> = []
  /// `true` if the user has changed whether hidden files are visible.
  @State private var isFilterFlipped = false
  @Environment(\.strings) private var strings

  private init(
    _ root: String, _ source: FileTreeSource, _ selection: RowSelection<String>?,
    _ expanded: Binding<Set<String>>?, showsHiddenFiles: Bool = false
  ) {
    self.root = root
    self.source = source
    self.selection = selection
    self.expanded = expanded
    self.showsHiddenFiles = showsHiddenFiles
  }

  /// Creates a tree of the folders and files on disk, in which the user can select one row.
  ///
  ///     FileTree(root: "Sources") { item, path in
  ///       item.isFolder ? !path.hasSuffix("/Generated") : path.hasSuffix(".swift")
  ///     }
  ///
  /// - Parameters:
  ///   - root: The path of the folder. A relative one, such as `.`, begins at the working
  ///    directory, and one with `~` at the user's home folder. The ids of rows are absolute paths.
  ///   - selection: The path of the selected row. With `nil`, the tree manages the selection
  ///    itself.
  ///   - expanded: The paths of the expanded folders. With `nil`, the tree manages them itself, and
  ///    all folders are initially collapsed.
  ///   - showsHiddenFiles: `true` to show names that begin with a dot, until the user hides them.
  ///   - filter: Returns whether the tree shows an item, given its path. It is called on another
  ///    thread when a folder is read. To use another filter, also give the tree another `.id`. With
  ///    `nil`, the tree shows all items.
  public init(
    root: String, selection: Binding<String?>? = nil, expanded: Binding<Set<String>>? = nil,
    showsHiddenFiles: Bool = false,
    filter: (@Sendable (_ item: FileItem, _ path: String) -> Bool)? = nil
  ) {
    self.init(
      root, .disk(filter: filter), selection.map { .single($0) }, expanded,
      showsHiddenFiles: showsHiddenFiles)
  }

  /// Creates a tree of the folders and files on disk, in which the user can select any number of
  /// rows.
  ///
  /// - Parameters:
  ///   - root: The path of the folder, as for a single selection.
  ///   - selection: The paths of the selected rows. → and ← have no effect on several rows.
  ///   - expanded: The paths of the expanded folders. With `nil`, the tree manages them itself, and
  ///    all folders are initially collapsed.
  ///   - showsHiddenFiles: `true` to show names that begin with a dot, until the user hides them.
  ///   - filter: Returns whether the tree shows an item, given its path, as for a single selection.
  ///    With `nil`, the tree shows all items.
  public init(
    root: String, selection: Binding<Set<String>>, expanded: Binding<Set<String>>? = nil,
    showsHiddenFiles: Bool = false,
    filter: (@Sendable (_ item: FileItem, _ path: String) -> Bool)? = nil
  ) {
    self.init(
      root, .disk(filter: filter), .multiple(selection), expanded,
      showsHiddenFiles: showsHiddenFiles)
  }

  /// Creates a tree of items that must be loaded, such as those on a server or in an archive. The
  /// user can select one row.
  ///
  /// The items keep their order, except that folders come first. Their `detail` isn't shown.
  /// Hidden files are shown. After a change, the user loads the visible folders again with
  /// Control-R or F5.
  ///
  /// - Parameters:
  ///   - root: The path of the folder, which is `/` or part of the paths of its items.
  ///   - selection: The path of the selected row. With `nil`, the tree manages the selection
  ///    itself.
  ///   - expanded: The paths of the expanded folders. With `nil`, the tree manages them itself, and
  ///    all folders are initially collapsed.
  ///   - contents: Loads the items of the folder at a path, which has no slash at its end unless it
  ///    is `/`. The description of an error appears in the row. It is cancelled when the tree
  ///    disappears. To use another closure, also give the tree another `.id`.
  public init(
    root: String, selection: Binding<String?>? = nil, expanded: Binding<Set<String>>? = nil,
    contents: @escaping @MainActor (_ path: String) async throws -> [FileItem]
  ) {
    self.init(root, .loader(contents), selection.map { .single($0) }, expanded)
  }

  /// Creates a tree of items that must be loaded, in which the user can select any number of rows.
  ///
  /// - Parameters:
  ///   - root: The path of the folder, which is `/` or part of the paths of its items.
  ///   - selection: The paths of the selected rows. → and ← have no effect on several rows.
  ///   - expanded: The paths of the expanded folders. With `nil`, the tree manages them itself, and
  ///    all folders are initially collapsed.
  ///   - contents: Loads the items of the folder at a path, as for a single selection. To use
  ///    another closure, also give the tree another `.id`.
  public init(
    root: String, selection: Binding<Set<String>>, expanded: Binding<Set<String>>? = nil,
    contents: @escaping @MainActor (_ path: String) async throws -> [FileItem]
  ) {
    self.init(root, .loader(contents), .multiple(selection), expanded)
  }

  /// The visible rows, in a list.
  public var body: some View {
    if source.isDisk {
      let withHiddenFiles = showsHiddenFiles != isFilterFlipped
      tree(withHiddenFiles: withHiddenFiles)
        .keyBinding(
          withHiddenFiles ? strings.hideHiddenFiles : strings.showHiddenFiles, "alt+.",
          id: "files.hidden", hintPriority: .low
        ) { isFilterFlipped.toggle() }
    } else {
      tree(withHiddenFiles: true)
    }
  }

  @ViewBuilder private func tree(withHiddenFiles: Bool) -> some View {
    let (folders, source) = (self.folders, self.source)
    let root = source.path(of: self.root)
    let tree = TreeExpansion<FileTreeItem>(
      children: {
        $0.isFolder ? folders.items(in: $0.id, withHiddenFiles: withHiddenFiles) : nil
      }, expanded: expanded ?? $ownExpanded)
    let shown = folders.rows(of: tree, below: root, withHiddenFiles: withHiddenFiles)
    let roots = folders.items(in: root, withHiddenFiles: withHiddenFiles)
    TreeList(
      tree, shown.rows, of: roots, selection: selection ?? .single($chosen), isSorted: true
    ) { item, mark in
      let content = row(of: item, isOpen: mark.isOpen == true)
      return mark.label(content).accessibilityBusy(content.isLoading)
    }
    .keepsFocusSideways()
    .accessibilityLabel(root)
    .overlay { if roots.isEmpty { message(folders.contents(of: root)) } }
    .onChange(of: shown.folders, initial: true) { _, open in folders.show(open) }
    .task(id: root) { await folders.follow(source, below: root) }
    .refreshable { await folders.refresh() }
  }

  private func row(of item: FileTreeItem, isOpen: Bool) -> FileTreeRow {
    let contents = isOpen ? folders.contents(of: item.id) : nil
    return FileTreeRow(
      item: item, isOpen: isOpen, failure: contents?.failure, isLoading: isOpen && contents == nil)
  }

  /// The message in place of the rows; a spinner before the folder at the top has been read.
  @ViewBuilder private func message(_ contents: FolderContents?) -> some View {
    if let contents {
      FolderMessage(
        failure: contents.failure?.message(strings), emptyTitle: strings.emptyFolder)
    } else {
      LoadingSign()
    }
  }
}
