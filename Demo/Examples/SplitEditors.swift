// SPDX-License-Identifier: MIT
// Page: editors side by side.

import Curium

/// Editors side by side. Tab moves from one to the next; Control-N adds one, Control-R removes the
/// one with the focus.
struct SplitEditors: App {
  static let most = 6

  /// An editor. Its id keeps its caret and undo steps when another editor is removed.
  private struct Editor: Identifiable {
    let id: Int
    var text = ""
  }

  @State private var editors = [
    Editor(id: 1, text: "struct Note {\n  let title: String\n  var isDone = false\n}"),
    Editor(id: 2, text: "let notes = [\n  \"Ship 1.4\",\n  \"Call Ada\",\n]"),
  ]
  /// The editor to remove, and whether a question is open about it.
  @State private var removed = 1
  @State private var isAsking = false
  @FocusState private var focus: Int?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach($editors) { $editor in
          // The frame of the editor with the focus has the accent colour.
          Panel(title: "Editor \(editor.id)") {
            TextEditor(text: $editor.text).focused($focus, equals: editor.id)
              .textEditorStyle(.plain).syntaxHighlighting(.swift).lineNumbers()
          }
        }
      }
      KeyHints()
    }
    .onAppear { focus = 1 }
    .keyBinding("add", "ctrl+n", isEnabled: editors.count < Self.most, overridesControls: true) {
      let id = (editors.map(\.id).max() ?? 0) + 1
      editors.append(Editor(id: id))
      focus = id
    }
    .keyBinding("remove", "ctrl+r", isEnabled: editors.count > 1) { askToRemove() }
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .alert("Remove the editor and its text?", isPresented: $isAsking) {
      Button("Remove", role: .destructive) { remove() }
      Button("Cancel", role: .cancel) {}
    }
  }

  /// Removes the editor with the focus, after a question if it contains text.
  private func askToRemove() {
    guard let editor = editors.first(where: { $0.id == focus }) ?? editors.last else { return }
    removed = editor.id
    if editor.text.isEmpty { remove() } else { isAsking = true }
  }

  private func remove() {
    guard let place = editors.firstIndex(where: { $0.id == removed }) else { return }
    editors.remove(at: place)
    focus = editors[min(place, editors.count - 1)].id
  }
}
