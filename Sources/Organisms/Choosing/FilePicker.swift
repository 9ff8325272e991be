// SPDX-License-Identifier: MIT
// Organism: a file picker.

import CuriumAtoms
import CuriumTokens
public import CuriumControls

/// A folder or a file in a `FilePicker`.
///
///     FileItem("notes.txt", detail: "2 kB")
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
}

/// A file picker that navigates folders.
///
/// It doesn't access the file system: `contents` returns the items of a folder. Folders come before
/// files. The rows are a single Tab stop.
///
/// *Sizing:* fills the available space.
/// *Keys:* ↑ and ↓ move; Return, Space and a click open a folder or select a file; Backspace goes
/// to the parent folder.
/// *Tokens:* `filePicker.*`, `choice.*`, `button.icon.*`. The labels come from `\.strings`.
///
///     struct Import: View {
///       @State private var folder = "/checkout"
///
///       var body: some View {
///         FilePicker(path: $folder) { path in
///           path == "/checkout" ? [FileItem("notes.txt", detail: "2 kB")] : []
///         } onChoose: { path in
///           search(path)
///         }
///       }
///     }
public struct FilePicker: View {
  private let path: Binding<String>
  private let contents: @MainActor (String) -> [FileItem]
  private let onChoose: @MainActor (String) -> Void
  @Environment(\.strings) private var strings
  @FocusState private var focus: String?
  @State private var landing: Landing?

  /// The row that gets the focus when it appears in a folder that the user has opened.
  private struct Landing {
    let folder: String
    /// `nil` for the first row.
    var name: String?
  }

  /// Creates a picker that shows the folder at `path`. The picker goes up to `/`, or to the first
  /// name of a relative path.
  ///
  /// - Parameters:
  ///   - path: The path of the visible folder.
  ///   - contents: Returns the items of the folder at a path, which has no slash at its end unless
  ///    it is `/`. The picker calls it for each update. If it is slow, keep its result.
  ///   - onChoose: Called with the path of the selected file.
  public init(
    path: Binding<String>, contents: @escaping @MainActor (String) -> [FileItem],
    onChoose: @escaping @MainActor (String) -> Void
  ) {
    self.path = path
    self.contents = contents
    self.onChoose = onChoose
  }

  /// The path above the items.
  public var body: some View {
    let folder = folder
    let items = foldersFirst(contents(folder))
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: ComponentTokens.FilePicker.spacing) {
        IconButton(systemName: "arrow.up") { _ = goUp() }
          .accessibilityLabel(strings.back)
          .disabled(parent == nil)
        Text(folder)
          .foregroundStyle(ComponentTokens.FilePicker.pathColor)
          .lineLimit(1)
          .truncationMode(.middle)
      }
      if items.isEmpty {
        ContentUnavailableView(strings.emptyFolder, systemImage: "folder")
      } else {
        rows(items)
      }
    }
    .onChange(of: folder) { folderDidChange(items) }
    .onFocusedKeyPress(keys: [.delete]) { _ in goUp() ? .handled : .ignored }
  }

  /// The path of the visible folder.
  private var folder: String { Self.normalized(path.wrappedValue) }

  /// The path of the folder above; `nil` at the top.
  private var parent: String? {
    let folder = folder
    guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
    return Self.normalized(folder[..<slash])
  }

  private func foldersFirst(_ items: [FileItem]) -> [FileItem] {
    items.filter(\.isFolder) + items.filter { !$0.isFolder }
  }

  /// Returns a path without the slashes at its end.
  private static func normalized(_ path: some StringProtocol) -> String {
    path.lastIndex { $0 != "/" }.map { String(path[...$0]) } ?? "/"
  }

  private func rows(_ items: [FileItem]) -> some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(items) { item in
            FileRow(item: item) { open(item) }
              .focused($focus, equals: item.id)
              .onAppear { if item.id == target(in: items) { land(on: item) } }
          }
        }
        .id(folder)
      }
      .onChange(of: folder) { _, _ in proxy.scrollTo(target(in: items) ?? "") }
    }
    .focusSection()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func open(_ item: FileItem) {
    let place = folder == "/" ? "/\(item.name)" : "\(folder)/\(item.name)"
    guard item.isFolder else { return onChoose(place) }
    landing = Landing(folder: place)
    path.wrappedValue = place
  }

  /// Shows the folder above, and moves the focus to the one that the user has left. Returns `false`
  /// at the top.
  private func goUp() -> Bool {
    guard let parent else { return false }
    landing = Landing(folder: parent, name: folder.split(separator: "/").last.map(String.init))
    path.wrappedValue = parent
    return true
  }

  /// Returns the name of the row that gets the focus.
  private func target(in items: [FileItem]) -> String? {
    guard let landing, landing.folder == folder else { return nil }
    return landing.name ?? items.first?.id
  }

  /// Moves the focus to the first row if the row that gets it isn't in the folder.
  private func folderDidChange(_ items: [FileItem]) {
    let target = target(in: items)
    if items.contains(where: { $0.id == target }) { return }
    landing = nil
    if target != nil, let first = items.first { land(on: first) }
  }

  private func land(on item: FileItem) {
    landing = nil
    focus = item.id
  }
}

/// The icon, the name and the detail of a folder or a file.
private struct FileRow: View {
  let item: FileItem
  let action: @MainActor () -> Void

  var body: some View {
    Interactive(role: .row, action: action) { state in
      ChoiceGround(isSelected: state.isFocused, isHovered: state.isHovered) {
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
      }
    }
    .accessibilityLabel(item.name)
    .accessibilityValue(item.detail)
  }
}
