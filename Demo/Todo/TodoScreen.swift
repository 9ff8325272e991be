// SPDX-License-Identifier: MIT
// Page: the list, the field that adds items, and its keys.

import Curium

/// The list, in the theme that the user has chosen.
struct TodoScreen: View {
  let store: TodoStore
  @State private var theme: AppTheme?

  var body: some View {
    TodoList(store: store, chosenTheme: $theme).themed($theme)
  }
}

/// The list, with a field that adds to it. It is a view of its own, inside the theme, because its
/// messages have the theme around it.
private struct TodoList: View {
  private enum Field: Hashable {
    case draft, list
  }

  @Bindable var store: TodoStore
  @Binding var chosenTheme: AppTheme?
  @State private var draft = ""
  /// The number of items added on this screen. Each draft is a field of its own, so that undo in
  /// the next one doesn't bring back the title of an added item.
  @State private var additions = 0
  @State private var selection: Todo.ID?
  @State private var edited: Todo?
  @FocusState private var focus: Field?
  @Environment(\.appTheme) private var theme
  @Environment(\.quit) private var quit
  @Environment(\.toast) private var toast

  var body: some View {
    VStack(spacing: 0) {
      MainLayout(title: "To do") {
        VStack(alignment: .leading, spacing: ComponentTokens.Page.spacing) {
          field
          messages
          if !store.todos.isEmpty { progress }
          // The list stays below the message, so that it keeps the focus.
          list.overlay {
            if store.todos.isEmpty {
              ContentUnavailableView(
                "Nothing to do", systemImage: "checkmark",
                description: Text(
                  focus == .draft
                    ? "Type a task, and press Return." : "Press n to add something."))
            }
          }
        }
        .frame(maxWidth: 72)
        .frame(maxWidth: .infinity)
      }
      KeyHints()
    }
    .sheet(item: $edited) { todo in
      EditDialog(todo: todo) { store.apply($0, to: todo) }
    }
    .dismissalConfirmationDialog(
      "Quit without saving?", shouldPresent: store.isUnsaved,
      actions: { Button("Quit", role: .destructive) {} },
      message: { Text(store.reason ?? "") }
    )
    .keyBinding("new", "n") { focus = .draft }
    // A key that also works while the field has the focus.
    .keyBinding("save", "ctrl+s", isEnabled: store.problem != nil) { store.save() }
    .keyBinding("theme", "t") { nextTheme() }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .commandPalette()
    // The keys of the list move the selection, which its commands use. In an empty list, there is
    // nothing to do but type.
    .defaultFocus($focus, store.todos.isEmpty ? .draft : .list)
    .onAppear { selection = store.todos.first?.id }
    // Other programs can change the file.
    .task { for await _ in FileChanges(of: [store.path]) { store.refresh() } }
  }

  private var field: some View {
    HStack(alignment: .top) {
      StandardTextField(placeholder: "What needs doing?", text: $draft)
        .id(additions)
        .focused($focus, equals: .draft)
        .onSubmit { add() }
        .keyHint("add", "enter", isEnabled: focus == .draft)
        .keyBinding("go to list", "esc", isEnabled: focus == .draft) { focus = .list }
        .fieldLine()
      PrimaryButton(title: "Add", isEnabled: !draft.isBlank) { add() }
    }
  }

  /// The problem with the file, and the new name of a file that was kept.
  @ViewBuilder private var messages: some View {
    if let problem = store.problem {
      Banner(
        title: store.isUnsaved ? "Not saved" : "There's a problem with the file", message: problem,
        intent: store.isUnsaved ? .error : .warning
      )
      .layoutPriority(1)
    }
    if let name = store.keptFile {
      Banner(
        title: "The old file is now called \(name)",
        message: "It wasn't a to-do list, or part of it was missing. Nothing in it has changed.",
        intent: .warning
      ) { store.keptFile = nil }
    }
  }

  /// How many items are done.
  private var progress: some View {
    let done = store.todos.count(where: \.isDone)
    return HStack(spacing: 2) {
      CaptionText(text: "\(done) of \(store.todos.count) done").fixedSize()
      ProgressView(value: Double(done), total: Double(store.todos.count))
        .meterFill(.gradient(.brand))
        .accessibilityHidden()
    }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach($store.todos) { $todo in
        HStack {
          Toggle(isOn: isDone($todo)) {
            Text(todo.title).strikethrough(todo.isDone)
              .foregroundStyle(todo.isDone ? Color.textMuted.legible() : .textPrimary)
          }
          .toggleStyle(.checkbox)
          // The keys of the list do everything that those of a check box would.
          .focusable(false)
          // A tint of the check box would make a part of the selected row darker.
          .token(ComponentTokens.Control.backgroundColorHover, .clear)
          Spacer()
          if todo.priority == .high { Badge(text: "high", color: .error) }
        }
      }
      .onMove { store.todos.moveSubranges($0, to: $1) }
    }
    .focused($focus, equals: .list)
    // The mark of an empty list would be above the message.
    .focusEffectDisabled(store.todos.isEmpty)
    // The list itself handles Return, which presses the check box.
    .keyBinding("done", "space", "enter", isEnabled: !store.todos.isEmpty) { toggle() }
    .keyBinding("edit", "e", isEnabled: !store.todos.isEmpty) {
      edited = store.todos.first { $0.id == selection }
    }
    .keyBinding("remove", "d", "delete", isEnabled: !store.todos.isEmpty) { remove() }
  }

  /// The state of a check box. A click on it also selects its row, and moves the focus to the list.
  private func isDone(_ todo: Binding<Todo>) -> Binding<Bool> {
    Binding(
      get: { todo.wrappedValue.isDone },
      set: { isDone in
        todo.wrappedValue.isDone = isDone
        selection = todo.wrappedValue.id
        focus = .list
      })
  }

  /// Adds an item. The focus returns from the button to the field, where the user can type the next
  /// one.
  private func add() {
    guard !draft.isBlank else { return }
    selection = store.add(draft)
    draft = ""
    additions += 1
    focus = .draft
  }

  /// Marks the selected item as done, or as not done.
  private func toggle() {
    guard let place = store.todos.firstIndex(where: { $0.id == selection }) else { return }
    store.todos[place].isDone.toggle()
  }

  /// Removes the selected item and selects the one that takes its place. A message offers to undo
  /// this.
  private func remove() {
    guard let place = store.todos.firstIndex(where: { $0.id == selection }) else { return }
    let todo = store.todos.remove(at: place)
    selection = store.todos.isEmpty ? nil : store.todos[min(place, store.todos.count - 1)].id
    toast("Removed: \(todo.title)", action: "Undo", key: "z") {
      selection = todo.id
      // Another instance may have brought it back, with changes.
      if store.todos.contains(where: { $0.id == todo.id }) { return }
      store.todos.insert(todo, at: min(place, store.todos.count))
    }
  }

  private func nextTheme() {
    let themes = AppTheme.builtIn
    let place = themes.firstIndex { $0.name == theme.name } ?? -1
    chosenTheme = themes[(place + 1) % themes.count]
  }
}
