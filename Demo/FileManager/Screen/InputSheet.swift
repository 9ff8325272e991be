// SPDX-License-Identifier: MIT
// Page: a line of text that the user types.

import Curium

/// Asks for a name or a path.
struct InputSheet: View {
  let title: String
  let button: String
  /// Returns the reason why a text isn't accepted; `nil` if it is.
  let objection: @MainActor (String) -> String?
  /// Returns the texts to suggest for the typed one.
  var suggestions: @MainActor (String) async -> [String] = { _ in [] }
  let onSubmit: @MainActor (String) -> Void
  @State private var text = ""
  @State private var problem: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).bold()
      TextField(title, text: $text)
        .textInputSuggestions(for: $text, find: suggestions)
        .onSubmit { submit() }
        .defaultFocus()
        .fieldLine()
      if let problem { Text(problem).foregroundStyle(.error).lineLimit(3) }
      HStack {
        Button(button) { submit() }
          .buttonStyle(.variant(.primary))
          .disabled(text.isEmpty)
        Button("Cancel", role: .cancel) { dismiss() }
      }
    }
    .padding()
    .frame(idealWidth: 56, maxWidth: 56)
    .onChange(of: text) { problem = nil }
  }

  private func submit() {
    guard !text.isEmpty else { return }
    problem = objection(text)
    if problem == nil { onSubmit(text) }
  }
}
