// SPDX-License-Identifier: MIT
// Page: the dialog that edits one item.

import Curium

/// Edits the title and the priority of one item.
struct EditDialog: View {
  @State private var form: FormModel<Todo>
  @Environment(\.dismiss) private var dismiss
  private let onSave: (Todo) -> Void

  init(todo: Todo, onSave: @escaping (Todo) -> Void) {
    form = FormModel(todo) {
      FormField(\.title, "Title", .required("Enter a title."))
      FormField(\.priority, "Priority")
    }
    self.onSave = onSave
  }

  var body: some View {
    // On a small screen, the form is narrower and scrolls.
    ScrollView {
      ValidatedForm(form, submitButtonTitle: "Save", onSubmit: { save($0) }) {
        ValidatedInput(form.title)
        Picker("Priority", selection: form.priority.binding) {
          ForEach(Priority.all, id: \.self) { Text($0.rawValue) }
        }
      }
      .padding()
      .frame(idealWidth: 50, maxWidth: 50)
    }
  }

  private func save(_ todo: Todo) {
    onSave(todo)
    dismiss()
  }
}
