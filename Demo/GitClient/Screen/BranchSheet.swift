// SPDX-License-Identifier: MIT
// Page: the name of a new branch.

import Curium

/// Asks for the name of a new branch.
struct BranchSheet: View {
  let create: @MainActor (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("New branch").bold()
      TextField("Name", text: $name, prompt: Text("feature/name"))
        .onSubmit { submit() }
        .defaultFocus()
        .fieldLine()
      HStack {
        Button("Create") { submit() }
          .buttonStyle(.variant(.primary))
          .disabled(name.isEmpty)
        Button("Cancel", role: .cancel) { dismiss() }
      }
    }
    .padding()
    .frame(idealWidth: 48, maxWidth: 48)
  }

  private func submit() {
    guard !name.isEmpty else { return }
    dismiss()
    create(name)
  }
}
