// SPDX-License-Identifier: MIT
// Page: the list, what is added to it, and its keys.

import Curium

/// The list with a field to add to it.
struct TodoScreen: View {
  @Bindable var store: TodoStore
  @State private var draft = ""
  @State private var selection: Todo.ID?
  @State private var edited: Todo?
  @State private var chosenTheme: AppTheme?
  @FocusState private var isAdding: Bool
  @Environment(\.appTheme) private var theme
  @Environment(\.quit) private var quit

  var body: some View {
    MainLayout(title: "To do") {
      HStack {
        StandardTextField(placeholder: "What is to do?", text: $draft)
          .focused($isAdding)
          .onSubmit { add() }
        PrimaryButton(title: "Add", isEnabled: !draft.isEmpty) { add() }
      }
      if let failure = store.failure {
        Banner(title: "Not saved", message: failure, intent: .error)
      }
      if store.todos.isEmpty {
        ContentUnavailableView(
          "Nothing to do", systemImage: "checkmark", description: Text("Press n to add something."))
      } else {
        list
      }
      KeyHints()
    }
    .sheet(item: $edited) { todo in
      EditDialog(todo: todo) { store.replace($0) }
    }
    .keyBinding("new", "n") { isAdding = true }
    .keyBinding("theme", "t") { nextTheme() }
    .keyBinding("quit", "q") { quit() }
    .keyHelp()
    .commandPalette()
    .themed(chosenTheme ?? theme)
    .onAppear { selection = store.todos.first?.id }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach($store.todos) { $todo in
        HStack {
          CheckBox(text: todo.title, isSelected: $todo.isDone)
          Spacer()
          if todo.priority == .high { Badge(text: "high", color: .error) }
        }
      }
    }
    .keyHint("done", "enter")
    .keyBinding("edit", "e") { edited = store.todos.first { $0.id == selection } }
    .keyBinding("remove", "d", "delete") { remove() }
  }

  private func add() {
    guard !draft.isEmpty else { return }
    selection = store.add(draft)
    draft = ""
  }

  /// Takes the chosen one out, and chooses the one that comes to stand in its place.
  private func remove() {
    guard let place = store.todos.firstIndex(where: { $0.id == selection }) else { return }
    store.todos.remove(at: place)
    selection = store.todos.isEmpty ? nil : store.todos[min(place, store.todos.count - 1)].id
  }

  private func nextTheme() {
    let themes = AppTheme.builtIn
    let place = themes.firstIndex { $0.name == (chosenTheme ?? theme).name } ?? -1
    chosenTheme = themes[(place + 1) % themes.count]
  }
}
