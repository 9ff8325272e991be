// SPDX-License-Identifier: MIT
// Page: the screen of the app: a field, a list, and the keys for both.

import Curium

/// The list of articles, with a field that adds to it.
struct ReadingScreen: View {
  @Bindable var model: ReadingList
  @State private var draft = ""
  @State private var selection: Article.ID?
  @FocusState private var isAdding: Bool
  @Environment(\.quit) private var quit

  var body: some View {
    MainLayout(title: "Reading list") {
      HStack {
        StandardTextField(placeholder: "Title of an article", text: $draft)
          .focused($isAdding)
          .onSubmit { add() }
        PrimaryButton(title: "Add", isEnabled: !draft.isEmpty) { add() }
      }
      if model.items.isEmpty {
        ContentUnavailableView(
          "Nothing to read", systemImage: "book", description: Text("Press n to add an article."))
      } else {
        list
      }
      CaptionText(text: "\(model.unreadCount) of \(model.items.count) to read")
      KeyHints()
    }
    .keyBinding("new", "n") { isAdding = true }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .commandPalette()
    .onAppear { selection = model.items.first?.id }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach($model.items) { $article in
        CheckBox(text: article.title, isSelected: $article.isRead)
      }
    }
    .keyHint("read", "enter")
    .keyBinding("remove", "d", "delete") { model.remove(selection) }
  }

  private func add() {
    guard let id = model.add(draft) else { return }
    selection = id
    draft = ""
  }
}
