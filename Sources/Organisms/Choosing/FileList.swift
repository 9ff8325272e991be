// SPDX-License-Identifier: MIT
// Organism: the items of a folder in a file picker.

import CuriumLists
import CuriumTokens
import CuriumControls

/// A folder as a file picker shows it.
struct FolderState {
  /// `nil` before the first folder is loaded.
  let path: String?
  /// The folders, then the files.
  let items: [FileItem]
  /// The reason why the folder can't be read.
  let failure: String?

  init(path: String?, items: [FileItem] = [], failure: String? = nil) {
    self.path = path
    self.items = items.filter(\.isFolder) + items.filter { !$0.isFolder }
    self.failure = failure
  }

  /// Returns the folder with the items for which `isShown` returns `true`.
  @MainActor func filtered(_ isShown: @MainActor (FileItem) -> Bool) -> FolderState {
    FolderState(path: path, items: items.filter(isShown), failure: failure)
  }
}

/// The items of a folder as a list. A message is above an empty list, which keeps the focus.
struct FileList: View {
  let folder: FolderState
  /// The message in a folder without items.
  let emptyTitle: String
  /// The name of the selected item of each visited folder.
  @Binding var selected: [String: String]
  let open: @MainActor (FileItem) -> Void
  @Environment(\.strings) private var strings

  var body: some View {
    // The stack gets only the keys that the list doesn't use. While the user types a name, Space
    // belongs to it.
    VStack(spacing: 0) {
      List(folder.items, selection: selection) { FileRow(item: $0) }
        .onActivate(of: FileItem.ID.self) { ids in
          if let item = folder.items.first(where: { ids.contains($0.id) }) { open(item) }
        }
        .keyHint(strings.openHint, "enter", isEnabled: !folder.items.isEmpty)
        .accessibilityLabel(folder.path ?? "")
        .overlay {
          if folder.items.isEmpty, folder.path != nil {
            FolderMessage(failure: folder.failure, emptyTitle: emptyTitle)
          }
        }
    }
    .onFocusedKeyPress(keys: [.space, .rightArrow]) { press in
      let item = folder.items.first { $0.id == selection.wrappedValue }
      guard let item, item.isFolder || press.key == .space else { return .ignored }
      open(item)
      return .handled
    }
  }

  /// The selected item of this folder: the first one, if none was selected before.
  private var selection: Binding<FileItem.ID?> {
    Binding {
      let name = folder.path.flatMap { selected[$0] }
      return folder.items.contains { $0.id == name } ? name : folder.items.first?.id
    } set: {
      if let path = folder.path { selected[path] = $0 }
    }
  }
}

/// The icon, the name and the detail of a folder or a file.
private struct FileRow: View {
  let item: FileItem
  @Environment(\.strings) private var strings

  var body: some View {
    HStack(spacing: ComponentTokens.FilePicker.spacing) {
      Image(systemName: item.isFolder ? "folder" : "doc")
        .ink(
          item.isFolder
            ? ComponentTokens.FilePicker.folderColor : ComponentTokens.FilePicker.fileColor)
      Text(item.name)
        .ink(ComponentTokens.FilePicker.nameColor)
        .layoutPriority(1)
      Spacer(minLength: 0)
      Text(item.detail).ink(ComponentTokens.FilePicker.detailColor)
    }
    .lineLimit(1)
    .accessibilityValue(item.isFolder ? strings.folder : "")
  }
}

/// Loads a folder, and shows the one before in the meantime.
struct FolderLoader<Content: View>: View {
  let folder: String
  let load: @MainActor (String) async throws -> [FileItem]
  @ViewBuilder let content: @MainActor (FolderState) -> Content
  @State private var shown = FolderState(path: nil)
  /// The number of loads so far. The last one wins, in whatever order they end.
  @State private var loads = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if shown.path != folder { LoadingSign() }
      content(shown)
    }
    .task(id: folder) { await update() }
    .refreshable { await update() }
  }

  private func update() async {
    loads += 1
    let number = loads
    let next: FolderState
    do {
      next = FolderState(path: folder, items: try await load(folder))
    } catch {
      next = FolderState(path: folder, failure: "\(error)")
    }
    // A refresh isn't cancelled when another folder is opened, or by the next refresh.
    if Task.isCancelled || number != loads { return }
    shown = next
  }
}
