// SPDX-License-Identifier: MIT
// Views: a button that renames the current row of a list.

public import CuriumEngine
import CuriumControls
import CuriumViews

/// A button or an item of a menu that turns the name of the current row into a text field. Put it
/// in the context menu of a row, or of a list inside `onRename(of:perform:)`. Elsewhere, it is
/// disabled.
///
/// *Sizing:* hugs its title. *Keys:* Return and Space.
///
///     List(packages, selection: .constant(id)) { RowName($0.name, of: $0.id) }
///       .contextMenu(forSelectionType: Package.ID.self) { _ in RenameButton() }
///       .onRename(of: Package.ID.self) { _, name in search(name) }
public struct RenameButton: View {
  @Environment(\.rename) private var rename
  @Environment(\.strings) private var strings

  /// Creates a button with the title "Rename".
  public init() {}

  /// The button.
  public var body: some View {
    let rename = rename
    Button(strings.rename) { rename?() }.disabled(rename == nil)
  }
}
