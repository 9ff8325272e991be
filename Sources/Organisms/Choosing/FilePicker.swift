// SPDX-License-Identifier: MIT
// Organism: a file picker.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A file picker that navigates folders.
///
/// Folders come before files. Each folder remembers its selected row. With `choosing: .folders`,
/// there are only folders, and a button below them chooses the current folder.
///
/// *Sizing:* fills the available space.
/// *Keys:* those of `List`: the arrows move, and letters go to the next name that begins with them.
/// Return, Space and a double click open a folder or choose a file; → opens a folder; ← and
/// Backspace go to the parent folder. Option-Period shows or hides hidden files on disk. In a new
/// sheet or page, the focus begins in the list, not at the button above it.
/// *Tokens:* `filePicker.*`, `sidebar.*` for the selected row, `button.icon.*`,
/// `button.primary.*`. The labels come from `\.strings`.
///
///     struct Import: View {
///       @State private var folder = "/checkout"
///
///       var body: some View {
///         FilePicker(path: $folder, types: ["json", "yaml"]) { path in search(path) }
///       }
///     }
public struct FilePicker: View {
  /// The kind of item that a picker chooses.
  public enum Choice: Hashable, Sendable {
    /// A file.
    case files
    /// The current folder.
    case folders
  }

  /// The source of the items of a folder.
  private enum Source {
    case disk(FileFilter)
    case items(@MainActor (String) -> [FileItem])
    case loader(@MainActor (String) async throws -> [FileItem])
  }

  private let path: Binding<String>
  private let choice: Choice
  private let source: Source
  private let onChoose: @MainActor (String) -> Void
  /// The name of the selected item of each visited folder.
  @State private var selected: [String: String] = [:]
  /// `true` if the user has changed whether hidden files are visible.
  @State private var isFilterFlipped = false
  @Environment(\.strings) private var strings

  /// Creates a picker for the files or folders on disk. An error, such as a missing permission,
  /// takes the place of the items.
  ///
  /// - Parameters:
  ///   - path: The path of the visible folder. A relative one, such as `.`, begins at the working
  ///    directory, and one with `~` at the user's home folder; the paths of other folders and of
  ///    the chosen file are absolute. The picker goes up to `/`.
  ///   - choice: The kind of item to choose.
  ///   - types: The extensions of the files that can be chosen, without a dot. If empty, all files
  ///    can.
  ///   - showsHiddenFiles: `true` to show names that begin with a dot, until the user hides them.
  ///   - onChoose: Called with the path of the chosen file or folder.
  public init(
    path: Binding<String>, choosing choice: Choice = .files, types: [String] = [],
    showsHiddenFiles: Bool = false, onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.path = path
    self.choice = choice
    source = .disk(FileFilter(types: types, showsHiddenFiles: showsHiddenFiles))
    self.onChoose = onChoose
  }

  /// Creates a picker for items that the app has.
  ///
  /// - Parameters:
  ///   - path: The path of the visible folder. The picker goes up to `/`, or to the first name of a
  ///    relative path.
  ///   - choice: The kind of item to choose.
  ///   - contents: Returns the items of the folder at a path, which has no slash at its end unless
  ///    it is `/`. The picker calls it for each update.
  ///   - onChoose: Called with the path of the chosen file or folder.
  public init(
    path: Binding<String>, choosing choice: Choice = .files,
    contents: @escaping @MainActor (String) -> [FileItem],
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.path = path
    self.choice = choice
    source = .items(contents)
    self.onChoose = onChoose
  }

  /// Creates a picker for items that must be loaded, such as those on a server.
  ///
  /// While a folder loads, the one before stays visible; after 0.2 seconds, a spinner appears. An
  /// error takes the place of the items. Control-R and F5 load the folder again.
  ///
  /// - Parameters:
  ///   - path: The path of the visible folder. The picker goes up to `/`, or to the first name of a
  ///    relative path.
  ///   - choice: The kind of item to choose.
  ///   - contents: Loads the items of the folder at a path, which has no slash at its end unless it
  ///    is `/`. It is cancelled when the user leaves the folder.
  ///   - onChoose: Called with the path of the chosen file or folder.
  @_disfavoredOverload public init(
    path: Binding<String>, choosing choice: Choice = .files,
    contents: @escaping @MainActor (String) async throws -> [FileItem],
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.path = path
    self.choice = choice
    source = .loader(contents)
    self.onChoose = onChoose
  }

  /// The path above the items.
  public var body: some View {
    let folder = folder
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: ComponentTokens.FilePicker.spacing) {
        IconButton(systemName: "arrow.up") { _ = goUp() }
          .accessibilityLabel(strings.back)
          .disabled(parent == nil)
          .defersFocus()
        Text(folder)
          .foregroundStyle(ComponentTokens.FilePicker.pathColor)
          .lineLimit(1)
          .truncationMode(.middle)
      }
      switch source {
      case .disk(let filter): disk(filter)
      case .items(let contents): list(FolderState(path: folder, items: contents(folder)))
      case .loader(let load): FolderLoader(folder: folder, load: load) { list($0) }
      }
    }
    .keyHint(strings.parentFolderHint, "left", isEnabled: parent != nil)
    .onFocusedKeyPress(keys: [.delete, .leftArrow]) { _ in goUp() ? .handled : .ignored }
  }

  /// The items of a folder on disk, and a key for hidden files.
  private func disk(_ filter: FileFilter) -> some View {
    let withHiddenFiles = filter.showsHiddenFiles != isFilterFlipped
    return FolderLoader(folder: folder) {
      try await FileItem.contents(ofFolder: $0)
    } content: { folder in
      list(folder.filtered { filter.shows($0, withHiddenFiles: withHiddenFiles) })
    }
    .keyBinding(
      withHiddenFiles ? strings.hideHiddenFiles : strings.showHiddenFiles, "alt+.",
      id: "files.hidden", hintPriority: .low
    ) { isFilterFlipped.toggle() }
  }

  /// The items of a folder, and the button that chooses it.
  @ViewBuilder private func list(_ loaded: FolderState) -> some View {
    let choosesFolder = choice == .folders
    let folder = choosesFolder ? loaded.filtered { $0.isFolder } : loaded
    FileList(
      folder: folder, emptyTitle: choosesFolder ? strings.noFolders : strings.emptyFolder,
      selected: $selected
    ) { item in
      guard let path = folder.path else { return }
      let place = path == "/" ? "/\(item.name)" : "\(path)/\(item.name)"
      if item.isFolder { self.path.wrappedValue = place } else { onChoose(place) }
    }
    if choosesFolder {
      PrimaryButton(title: strings.chooseFolder) {
        // While a folder loads, the items are those of the one before. The button isn't disabled,
        // because the focus would leave it.
        if folder.path == self.folder { onChoose(self.folder) }
      }
      .disabled(folder.path == nil || folder.failure != nil)
    }
  }

  /// The path of the visible folder, without slashes at its end.
  private var folder: String {
    let shown = path.wrappedValue
    if case .disk = source { return Self.normalized(shown.absolutePath[...]) }
    return Self.normalized(shown[...])
  }

  /// The path of the folder above; `nil` at the top.
  private var parent: String? {
    let folder = folder
    guard folder != "/", let slash = folder.utf8.lastIndex(of: String.slash) else { return nil }
    return Self.normalized(folder[..<slash])
  }

  /// Returns a path without the slashes at its end.
  static func normalized(_ path: Substring) -> String {
    path.utf8.lastIndex { $0 != String.slash }.map { String(Substring(path.utf8[...$0])) } ?? "/"
  }

  /// Shows the folder above, and selects the one that the user left. Returns `false` at the top.
  private func goUp() -> Bool {
    guard let parent else { return false }
    selected[parent] = folder.pathNames.last.map(String.init)
    path.wrappedValue = parent
    return true
  }
}
