// SPDX-License-Identifier: MIT
// Page: the screen of the app: a field, a list, and the keys for both.

import Curium

/// The list of articles, with a field that adds to it.
struct ReadingScreen: View {
  private enum Field: Hashable {
    case draft, list
  }

  @Bindable var model: ReadingList
  @State private var draft = ""
  @State private var selection: Article.ID?
  @FocusState private var focus: Field?
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      MainLayout(title: "Reading list") {
        HStack(alignment: .top) {
          StandardTextField(placeholder: "Title of an article", text: $draft)
            .focused($focus, equals: .draft)
            .onSubmit { add() }
            .keyHint("add", "enter", isEnabled: focus == .draft)
            .keyBinding("go to list", "esc", isEnabled: focus == .draft) {
              focus = model.items.isEmpty ? nil : .list
            }
            .fieldLine()
          PrimaryButton(title: "Add", isEnabled: !draft.allSatisfy(\.isWhitespace)) { add() }
        }
        // The list stays below the message, so that it keeps the focus.
        list.overlay {
          if model.items.isEmpty {
            ContentUnavailableView(
              "Nothing to read", systemImage: "book",
              description: Text("Press n to add an article."))
          }
        }
        CaptionText(text: "\(model.unreadCount) of \(model.items.count) to read")
      }
      StatusBar()
    }
    .keyBinding("new", "n") { focus = .draft }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .commandPalette()
    .onAppear { selection = model.items.first?.id }
    .defaultFocus($focus, .list)
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach($model.items) { $article in
        CheckBox(text: article.title, isSelected: $article.isRead)
      }
    }
    .focused($focus, equals: .list)
    // The mark of an empty list would be above the message.
    .focusEffectDisabled(model.items.isEmpty)
    // The list itself handles Return, which presses the check box.
    .keyBinding("read", "space", "enter", isEnabled: !model.items.isEmpty) {
      model.toggle(selection)
    }
    .keyBinding("remove", "d", "delete", isEnabled: !model.items.isEmpty) {
      selection = model.remove(selection)
    }
  }

  private func add() {
    guard let id = model.add(draft) else { return }
    selection = id
    draft = ""
    focus = .draft
  }
}
