// SPDX-License-Identifier: MIT
// Page: the changed files.

import Curium

/// The changed files: those with conflicts, those that aren't staged, and those that are.
struct ChangeList: View {
  @Bindable var repository: Repository
  let pane: FocusState<Pane?>.Binding
  @Binding var shown: Pane
  @State private var discarded: FileChange?
  @State private var isDiscarding = false

  var body: some View {
    let selected = repository.selectedChange
    List(selection: $repository.change) {
      section("Conflicts", .conflict)
      section("Not staged", .unstaged)
      section("Staged", .staged)
    }
    .focused(pane, equals: .changes)
    .onActivate(of: FileChange.ID.self) { _ in
      shown = .diff
      pane.wrappedValue = .diff
    }
    .overlay {
      if repository.status.changes.isEmpty, repository.isLoaded {
        ContentUnavailableView("No changes", systemImage: "checkmark")
      }
    }
    .keyBinding(
      selected?.area == .staged ? "unstage" : "stage", "space", id: "stage", section: "Changes",
      hintPriority: .high, isEnabled: selected != nil
    ) {
      if let selected { Task { await repository.toggleStaged(selected) } }
    }
    .keyBinding("discard", "d", "delete", section: "Changes", isEnabled: selected != nil) {
      discarded = selected
      isDiscarding = true
    }
    .confirmationDialog(
      "Discard the changes?", isPresented: $isDiscarding, titleVisibility: .visible,
      presenting: discarded
    ) { change in
      Button("Discard", role: .destructive) { Task { await repository.discard(change) } }
    } message: { change in
      Text(
        [.untracked, .added, .copied].contains(change.kind)
          ? "\(change.path) will be deleted."
          : "\(change.oldPath ?? change.path) will be as it was.")
    }
  }

  @ViewBuilder private func section(_ title: String, _ area: FileChange.Area) -> some View {
    let changes = repository.status.changes.filter { $0.area == area }
    if !changes.isEmpty {
      Section(title) {
        ForEach(changes) { ChangeRow(change: $0) }
      }
    }
  }
}

/// A changed file: the kind of the change, and the path.
private struct ChangeRow: View {
  let change: FileChange

  var body: some View {
    HStack {
      Text(String(change.kind.rawValue)).bold().foregroundStyle(color).fixedSize()
      Text(change.oldPath.map { "\($0) → \(change.path)" } ?? change.path)
        .lineLimit(1)
        .truncationMode(.head)
    }
    .tag(change.id)
  }

  private var color: Color {
    switch change.kind {
    case .added, .untracked, .copied: .success
    case .deleted, .unmerged: .error
    case .modified, .renamed, .typeChanged: .warning
    }
  }
}
