// SPDX-License-Identifier: MIT
// Page: the diff of the selected row.

import Curium
import CuriumDiff

/// The diff of the selected row. Hunks and lines of changed files can be staged.
struct DiffPane: View {
  @Bindable var repository: Repository
  let pane: FocusState<Pane?>.Binding
  @Binding var shown: Pane

  var body: some View {
    DiffView(repository.diff, selection: $repository.hunk, lines: $repository.lines)
      .focused(pane, equals: .diff)
      .onActivate(of: DiffHunk.ID.self) { _ in stage(.hunk) }
      .keyBinding(
        "\(verb) hunk", "space", id: "stage-hunk", section: "Diff", hintPriority: .high,
        isEnabled: repository.canStageParts && repository.hunk != nil
      ) { stage(.hunk) }
      .keyBinding(
        "\(verb) line", "l", id: "stage-line", section: "Diff",
        isEnabled: repository.canStageParts && !repository.lines.isEmpty
      ) { stage(.lines) }
      .keyBinding("back", "esc", section: "Diff", hintPriority: .low) {
        shown = back
        pane.wrappedValue = back
      }
  }

  private var verb: String { repository.selectedChange?.area == .staged ? "unstage" : "stage" }

  private var back: Pane {
    switch repository.part {
    case .changes: .changes
    case .branches: .branches
    case .commits: .commits
    }
  }

  private func stage(_ selection: Repository.DiffSelection) {
    guard repository.canStageParts else { return }
    Task { await repository.toggleStaged(selection) }
  }
}
