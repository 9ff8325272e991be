// SPDX-License-Identifier: MIT
// Page: editors side by side.

import Curium

/// Editors side by side. Tab moves from one to the next; Control-N adds one, Control-X removes the
/// one with the focus.
struct SplitEditors: App {
  static let most = 6

  @State private var texts = ["", ""]
  /// The editor to remove, and whether a question is open about it.
  @State private var place = 0
  @State private var isAsking = false
  @FocusState private var focus: Int?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 1) {
        ForEach(texts.indices, id: \.self) { place in
          VStack(alignment: .leading, spacing: 0) {
            Text("Editor \(place + 1)").bold().lineLimit(1)
              .foregroundStyle(focus == place ? .brandPrimary : .textMuted)
            TextEditor(text: $texts[place]).focused($focus, equals: place)
              .textEditorStyle(EdgeBarTextEditorStyle())
          }
        }
      }
      .padding(1)
      KeyHints()
    }
    .onAppear { focus = 0 }
    .keyBinding("add", "ctrl+n", isEnabled: texts.count < Self.most, overridesControls: true) {
      texts.append("")
      focus = texts.count - 1
    }
    .keyBinding("remove", "ctrl+x", isEnabled: texts.count > 1) { askToRemove() }
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .alert("Remove the editor and its text?", isPresented: $isAsking) {
      Button("Remove", role: .destructive) { remove() }
      Button("Cancel", role: .cancel) {}
    }
  }

  /// Removes the editor with the focus, after a question if it contains text.
  private func askToRemove() {
    place = focus ?? texts.count - 1
    if texts[place].isEmpty { remove() } else { isAsking = true }
  }

  private func remove() {
    texts.remove(at: place)
    focus = min(place, texts.count - 1)
  }
}
