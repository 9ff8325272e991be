// SPDX-License-Identifier: MIT
// Page: the message of a commit.

import Curium

/// Asks for the message of a commit, and commits.
struct CommitSheet: View {
  let repository: Repository
  let onCommit: @MainActor () -> Void
  @State private var message = ""
  @State private var amends = false
  @State private var isBusy = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Text("Commit").bold()
        Spacer()
        Text(summary).foregroundStyle(.textSecondary).lineLimit(1)
      }
      TextEditor(text: $message, prompt: Text("Message"))
        .lineLimit(4...10)
        .defaultFocus()
        .textEditorStyle(.edgeBar)
      if let problem = repository.problem {
        Text(problem).foregroundStyle(.error).lineLimit(4)
      }
      if !repository.commits.isEmpty {
        Toggle("Replace the last commit", isOn: $amends)
          .toggleStyle(.checkbox)
          .onChange(of: amends) { _, amends in
            if amends { Task { await takeLastMessage() } }
          }
      }
      HStack {
        Button(amends ? "Replace" : "Commit") { commit() }
          .buttonStyle(.variant(.primary))
          .disabled(!canCommit)
        Button("Cancel", role: .cancel) { dismiss() }
      }
    }
    .padding()
    .frame(idealWidth: 72, maxWidth: 72)
    .keyBinding("commit", "ctrl+s", isEnabled: canCommit, overridesControls: true) { commit() }
    .interactiveDismissDisabled(!message.isEmpty)
    .onAppear { repository.problem = nil }
  }

  private var canCommit: Bool {
    !message.isBlank && !isBusy && (amends || !repository.staged.isEmpty)
  }

  private var summary: String {
    switch repository.staged.count {
    case 0: "nothing is staged"
    case 1: "1 file"
    case let count: "\(count) files"
    }
  }

  private func takeLastMessage() async {
    let last = await repository.lastMessage()
    if message.isBlank { message = last }
  }

  private func commit() {
    guard canCommit else { return }
    isBusy = true
    Task {
      let isDone = await repository.commit(message, amends: amends)
      isBusy = false
      guard isDone else { return }
      onCommit()
      dismiss()
    }
  }
}

extension String {
  /// `true` if there is no visible character.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
