// SPDX-License-Identifier: MIT
// Page: the dialog that edits one item.

import Curium

/// Edits the title and the priority of one item.
struct EditDialog: View {
  @State private var todo: Todo
  @State private var isTitleMissing = false
  @FocusState private var isTitleFocused: Bool
  @Environment(\.dismiss) private var dismiss
  /// The priorities, including one of the item that only a newer version knows.
  private let priorities: [Priority]
  private let onSave: (Todo) -> Void

  init(todo: Todo, onSave: @escaping (Todo) -> Void) {
    self.todo = todo
    self.onSave = onSave
    priorities =
      Priority.all.contains(todo.priority) ? Priority.all : Priority.all + [todo.priority]
  }

  var body: some View {
    // On a small screen, the form is narrower and scrolls.
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        TitleText(text: "Edit task")
        FormInput(
          label: "Title", placeholder: "What needs doing?", text: $todo.title,
          errorMessage: isTitleMissing && todo.title.isBlank ? "Enter a title." : nil
        )
        .focused($isTitleFocused)
        .onSubmit { save() }
        .keyHint("save", "enter", isEnabled: isTitleFocused)
        .padding(.top, 1)
        FormRow(label: "Priority") {
          Picker("Priority", selection: $todo.priority) {
            ForEach(priorities, id: \.self) { Text($0.rawValue) }
          }
          .labelsHidden()
        }
        HStack(spacing: 2) {
          PrimaryButton(title: "Save") { save() }
          SecondaryButton(title: "Cancel") { dismiss() }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .padding()
      .frame(idealWidth: 50, maxWidth: 50)
    }
  }

  private func save() {
    isTitleMissing = todo.title.isBlank
    if isTitleMissing {
      isTitleFocused = true
    } else {
      onSave(todo)
      dismiss()
    }
  }
}
