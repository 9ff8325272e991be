// SPDX-License-Identifier: MIT
// Page: editors side by side.

import Curium

/// Editors side by side. Tab moves from one to the next; Control-N adds one, Control-X removes the
/// last.
struct SplitEditors: App {
  static let most = 6

  @State private var texts = ["", ""]
  @FocusState private var focus: Int?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 1) {
        ForEach(texts.indices, id: \.self) { place in
          VStack(alignment: .leading, spacing: 0) {
            Text("Editor \(place + 1)").bold()
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
    .keyBinding("add", "ctrl+n", isEnabled: texts.count < Self.most) {
      texts.append("")
      focus = texts.count - 1
    }
    .keyBinding("remove", "ctrl+x", isEnabled: texts.count > 1) {
      texts.removeLast()
      focus = min(focus ?? 0, texts.count - 1)
    }
    .keyBinding("quit", "ctrl+q", hintPriority: .pinned) { quit() }
  }
}
