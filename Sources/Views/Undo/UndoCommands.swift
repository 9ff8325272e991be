// SPDX-License-Identifier: MIT
// Views: the commands that undo and redo changes of an app.

public import CuriumEngine
import CuriumTerminal

extension View {
  /// Adds the commands that undo and redo the changes in `history`. Hints, help and the command
  /// palette show them with the names of the changes, such as "undo delete Milk", while there is
  /// something to undo or redo.
  ///
  ///     struct Shopping: View {
  ///       @State private var items = ["Milk", "Tea"]
  ///       @State private var selection: String?
  ///       @State private var history = UndoHistory()
  ///
  ///       var body: some View {
  ///         List(items, id: \.self, selection: $selection) { Text($0) }
  ///           .keyBinding("delete", "d") { if let selection { delete(selection) } }
  ///           .undoCommands(history)
  ///       }
  ///
  ///       private func delete(_ item: String) {
  ///         let items = $items.undoable("delete \(item)", in: history)
  ///         items.wrappedValue.removeAll { $0 == item }
  ///       }
  ///     }
  ///
  /// *Keys:* Control-Z undoes, Control-Y and Control-Shift-Z redo. A key map changes them with the
  /// names `undo` and `redo`. A focused text field or editor undoes its own edits first, and
  /// inserts text with Control-Y. Control-Z doesn't suspend the app, even if there is nothing left
  /// to undo. The commands come before the key of a message with an action. Keys in a sheet don't
  /// reach the views below it, so add the modifier to the content of the sheet too.
  ///
  /// While the user edits text in place, such as the name of an item or a cell of a table, disable
  /// the commands. Otherwise, once the field has no more edits to undo, Control-Z reverts a change
  /// of the view around the field.
  ///
  ///     struct Renaming: View {
  ///       let history: UndoHistory
  ///       @State private var name = ""
  ///       @FocusState private var isEditing: Bool
  ///
  ///       var body: some View {
  ///         TextField("Name", text: $name)
  ///           .focused($isEditing)
  ///           .undoCommands(history, isEnabled: !isEditing)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - history: The changes to undo and redo.
  ///   - isEnabled: `false` disables both commands and hides them from hints. Control-Z still
  ///    doesn't suspend the app.
  public func undoCommands(_ history: UndoHistory, isEnabled: Bool = true) -> some View {
    UndoCommands(content: self, history: history, isEnabled: isEnabled)
  }
}

private struct UndoCommands<Content: View>: View {
  let content: Content
  let history: UndoHistory
  let isEnabled: Bool
  @Environment(\.strings) private var strings

  var body: some View {
    content
      .keyBinding(
        command(strings.undoChange, history.undoTitle, "ctrl+z", id: "undo"),
        isEnabled: isEnabled && history.canUndo
      ) { history.undo() }
      .keyBinding(
        command(strings.redoChange, history.redoTitle, "ctrl+y", "ctrl+shift+z", id: "redo"),
        isEnabled: isEnabled && history.canRedo
      ) { history.redo() }
  }

  private func command(
    _ phrase: String, _ title: String?, _ keys: KeySequence..., id: String
  ) -> KeyBinding {
    KeyBinding(Strings.fill(phrase, title ?? ""), keys, id: id, hintPriority: .low)
  }
}
