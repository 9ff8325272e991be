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
  public func undoCommands(_ history: UndoHistory) -> some View {
    UndoCommands(content: self, history: history)
  }
}

private struct UndoCommands<Content: View>: View {
  let content: Content
  let history: UndoHistory
  @Environment(\.strings) private var strings

  var body: some View {
    content
      .keyBinding(
        command(strings.undoChange, history.undoTitle, "ctrl+z", id: "undo"),
        isEnabled: history.canUndo
      ) { history.undo() }
      .keyBinding(
        command(strings.redoChange, history.redoTitle, "ctrl+y", "ctrl+shift+z", id: "redo"),
        isEnabled: history.canRedo
      ) { history.redo() }
  }

  private func command(
    _ phrase: String, _ title: String?, _ keys: KeySequence..., id: String
  ) -> KeyBinding {
    KeyBinding(Strings.fill(phrase, title ?? ""), keys, id: id, hintPriority: .low)
  }
}
