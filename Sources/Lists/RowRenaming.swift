// SPDX-License-Identifier: MIT
// Views: rows of a list whose names the user can edit in place.

@_spi(Nodes) public import CuriumEngine
public import CuriumTerminal
import Observation

extension View {
  /// Lets the user rename the rows of the lists, tables and trees in this view, in place. Show the
  /// name of each row with a `RowName`, which turns into a text field.
  ///
  ///     struct Files: View {
  ///       struct File: Identifiable {
  ///         let id: Int
  ///         var name: String
  ///       }
  ///       struct NameTaken: Error, CustomStringConvertible {
  ///         let description = "Another file has this name. Choose a different one."
  ///       }
  ///       @State private var files = [File(id: 1, name: "a.txt"), File(id: 2, name: "b.txt")]
  ///       @State private var selection: File.ID?
  ///
  ///       var body: some View {
  ///         List(files, selection: $selection) { RowName($0.name, of: $0.id) }
  ///           .contextMenu(forSelectionType: File.ID.self) { _ in RenameButton() }
  ///           .onRename(of: File.ID.self) { id, name in
  ///             if files.contains(where: { $0.name == name }) { throw NameTaken() }
  ///             guard let index = files.firstIndex(where: { $0.id == id }) else { return }
  ///             files[index].name = name
  ///           }
  ///       }
  ///     }
  ///
  /// The name is selected, so typing replaces it. Return calls `action`, and so does moving the
  /// focus elsewhere, such as with an arrow or a click. Escape cancels, and so does a name that is
  /// empty or hasn't changed. Afterwards, the list has the focus. If `action` throws an error, a
  /// message shows its description, and the field stays.
  ///
  /// If the id of the row depends on its name, set the selection to the new id.
  ///
  /// *Keys:* F2 edits the name of the current row. A key map changes the key with the name
  /// `list.rename`. A `List` needs a `selection`.
  ///
  /// - Parameters:
  ///   - type: The type of the ids. Rows with ids of another type can't be renamed.
  ///   - title: The name of the command in hints, help and the command palette, in lower case, such
  ///    as "rename file". `nil` means "rename".
  ///   - hintPriority: The rank of the command in `KeyHints`. `.hidden` leaves it out.
  ///   - action: Gets the id of the row, and its new name. With `nil`, rows can't be renamed.
  public func onRename<ID: Hashable>(
    of type: ID.Type, title: String? = nil, hintPriority: KeyHintPriority = .low,
    perform action: (@MainActor (ID, String) throws -> Void)?
  ) -> some View {
    RenamingContent(
      content: self, isEnabled: action != nil, accepts: { action != nil && $0.base is ID },
      perform: { id, name in
        if let id = id.base as? ID { try action?(id, name) }
      }
    )
    .environment(\.rowCommandHints.rename, RowCommandHint(title: title, priority: hintPriority))
  }
}

/// An action that starts renaming the current row of a list, for example from a toolbar. Of several
/// lists in the view with `onRename(of:perform:)`, it acts on the one that had the focus last. In a
/// menu, use a `RenameButton`.
///
///     struct RenameInToolbar: View {
///       @Environment(\.rename) private var rename
///       var body: some View {
///         Button("Rename") { rename?() }.disabled(rename == nil)
///       }
///     }
public struct RenameAction {
  let renaming: RowRenaming

  /// Turns the name of the row into a text field.
  @MainActor public func callAsFunction() { renaming.start() }
}

extension EnvironmentValues {
  /// Starts renaming the current row of the list; `nil` outside of `onRename(of:perform:)`, and if
  /// that modifier has no action.
  public var rename: RenameAction? { rowRenaming.map { RenameAction(renaming: $0) } }

  /// The renaming of rows.
  var rowRenaming: RowRenaming? {
    get { self[TypeKey<RowRenaming>.self] }
    set { self[TypeKey<RowRenaming>.self] = newValue }
  }
}

/// The row that the user renames.
@MainActor @Observable final class RowRenaming {
  /// The id of the row, while its name is a text field.
  private(set) var id: AnyHashable?
  /// Renames a row.
  @ObservationIgnored var perform: @MainActor (AnyHashable, String) throws -> Void = { _, _ in }
  /// The node of the modifier.
  @ObservationIgnored weak var node: Node?
  /// The list in the view that had the focus last.
  @ObservationIgnored weak var list: ListNode?

  func begin(_ id: AnyHashable) { self.id = id }

  /// Turns the field of a row back into text.
  func end(_ id: AnyHashable) {
    if self.id == id { self.id = nil }
  }

  /// Begins with the current row of the list, or of the one of several that had the focus last.
  func start() {
    let last = list.flatMap { $0.flags.contains(.unmounted) ? nil : $0 }
    _ = (last ?? node?.firstList)?.renameRow()
  }
}

private struct RenamingContent<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  let accepts: @MainActor (AnyHashable) -> Bool
  let perform: @MainActor (AnyHashable, String) throws -> Void
  @State private var renaming = RowRenaming()

  var body: some View {
    ValueContent(
      content: content,
      value: RowRenameAction(renaming: renaming, accepts: accepts, perform: perform),
      make: RowRenamingNode.init
    )
    .environment(\.rowRenaming, isEnabled ? renaming : nil)
  }
}

/// An action for renamed rows.
private struct RowRenameAction {
  let renaming: RowRenaming
  /// Returns whether the user can rename the row with an id.
  let accepts: @MainActor (AnyHashable) -> Bool
  let perform: @MainActor (AnyHashable, String) throws -> Void
}

/// Holds an action for the lists inside. It takes no part in layout.
private final class RowRenamingNode: ValueNode<RowRenameAction> {
  @MainActor override init(_ value: RowRenameAction, _ context: borrowing _MountContext) {
    super.init(value, context)
    value.renaming.node = self
    value.renaming.perform = value.perform
  }

  @MainActor override func didReceiveValue(after old: RowRenameAction) {
    value.renaming.perform = value.perform
    // The action may be `nil` now, or no longer.
    graph.keys.directory.setNeedsUpdate()
  }
}

extension ListNode {
  /// `true` if the user can rename the row that commands act on.
  @MainActor var canRenameRow: Bool {
    isFocusable && commandRowID.map { renaming(of: $0) != nil } ?? false
  }

  /// Turns the name of the row that commands act on into a text field. Returns `false` if the user
  /// can't rename it.
  @MainActor func renameRow() -> Bool {
    guard canRenameRow else { return false }
    fromCommandRow { $0.renaming(of: $1.identifier)?.begin($1.identifier) }
    return true
  }

  /// Makes buttons that rename the current row act on this list, which has the focus.
  @MainActor func attractRenaming() {
    for node in selfAndAncestorsInLayer { (node as? RowRenamingNode)?.value.renaming.list = self }
  }

  /// Returns the renaming of a row: that of the innermost view that accepts its id.
  @MainActor private func renaming(of id: AnyHashable) -> RowRenaming? {
    parentInLayer?.selfAndAncestorsInLayer.lazy.compactMap { ($0 as? RowRenamingNode)?.value }
      .first { $0.accepts(id) }?.renaming
  }
}

extension Node {
  /// The first list in the node.
  var firstList: ListNode? { rowHost?.asListNode ?? firstOfChildren { $0.firstList } }
}
