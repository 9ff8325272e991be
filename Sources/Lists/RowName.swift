// SPDX-License-Identifier: MIT
// Views: the name of a row, which the user can edit in place.

public import CuriumEngine
import CuriumControls
import CuriumTokens
import CuriumViews

/// The name of a row in a list, a table or a tree, which turns into a text field while the user
/// renames the row; see `onRename(of:perform:)`.
///
/// *Sizing:* hugs the name, like `Text`. The field is as wide as proposed.
/// *Keys:* in the field, those of `TextField`: Return renames the row, and Escape cancels.
///
///     struct Folder: Identifiable {
///       let id: Int
///       var name: String
///       var folders: [Folder]?
///     }
///     struct Folders: View {
///       let roots: [Folder]
///       let rename: @MainActor (Folder.ID, String) throws -> Void
///       var body: some View {
///         TreeView(roots, children: { $0.folders }) { RowName($0.name, of: $0.id) }
///           .onRename(of: Folder.ID.self, perform: rename)
///       }
///     }
public struct RowName: View {
  private let name: String
  private let id: AnyHashable
  @Environment(\.rowRenaming) private var renaming

  /// Creates the `name` of the row with an `id`.
  public init(_ name: some StringProtocol, of id: some Hashable) {
    self.name = String(name)
    self.id = AnyHashable(id)
  }

  /// The name, or the field.
  public var body: some View {
    if let renaming, renaming.id == id {
      RowNameField(name: name, id: id, renaming: renaming)
    } else {
      Text(verbatim: name)
    }
  }
}

/// A field for the new name of a row.
private struct RowNameField: View {
  let name: String
  let id: AnyHashable
  let renaming: RowRenaming
  @State private var text: String
  @State private var hasFailed = false
  @FocusState private var isFocused: Bool
  @Environment(\.toast) private var toast

  init(name: String, id: AnyHashable, renaming: RowRenaming) {
    self.name = name
    self.id = id
    self.renaming = renaming
    _text = State(initialValue: name)
  }

  var body: some View {
    TextField(name, text: $text)
      .hasError(hasFailed)
      .selectsTextOnFocus()
      .onSubmit(rename)
      .onExitCommand { renaming.end(id) }
      .focused($isFocused)
      .defaultFocus()
      .onChange(of: text) { hasFailed = false }
      .onChange(of: isFocused) { old, _ in if old { rename() } }
      .onDisappear { renaming.end(id) }
  }

  private func rename() {
    // The field that ends loses the focus too.
    if renaming.id != id { return }
    if text == name || text.allSatisfy(\.isWhitespace) { return renaming.end(id) }
    do {
      try renaming.perform(id, text)
      renaming.end(id)
    } catch {
      hasFailed = true
      toast("\(error)", color: .error)
    }
  }
}
