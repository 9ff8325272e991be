// SPDX-License-Identifier: MIT
// Page: the arrangement of the panes.

import Curium

/// The panes side by side, or one at a time in a small window.
struct RepositoryPanes: View {
  let repository: Repository
  /// The pane that a small window shows.
  @Binding var shown: Pane
  let pane: FocusState<Pane?>.Binding
  let size: CellSize

  /// The smallest size for several panes.
  private static let smallest = CellSize(width: 72, height: 18)

  var body: some View {
    if size.width >= Self.smallest.width && size.height >= Self.smallest.height {
      SplitView(.horizontal, spacing: -1) {
        SplitView(.vertical, spacing: -1) {
          framed("Changes", note: repository.status.changes.count) { changes }
          framed("Branches", note: repository.branches.count) { branches }
            .paneSize(min: 4, ideal: 7)
          framed("Commits", note: repository.commits.count) { commits }
        }
        .paneSize(min: 28, ideal: .fraction(0.4))
        Panel(title: title) { diff }
          .paneSize(min: 32)
          .layoutPriority(-1)
      }
      .joinsBorders()
    } else {
      TabView(selection: $shown) {
        changes.tabItem { Text("Changes") }.tag(Pane.changes)
        branches.tabItem { Text("Branches") }.tag(Pane.branches)
        commits.tabItem { Text("Commits") }.tag(Pane.commits)
        diff.tabItem { Text("Diff") }.tag(Pane.diff)
      }
      .onChange(of: shown) { _, shown in if let part = shown.part { repository.part = part } }
    }
  }

  private func framed(_ title: String, note: Int, @ViewBuilder content: () -> some View)
    -> some View
  {
    Panel(title: title, note: note > 0 ? "\(note)" : "", content: content)
  }

  private var title: String {
    switch repository.part {
    case .changes: repository.selectedChange?.path ?? "Diff"
    case .branches: repository.branch.map { "\($0) since HEAD" } ?? "Diff"
    case .commits: repository.commit.map { "Commit \($0.prefix(8))" } ?? "Diff"
    }
  }

  private var changes: some View { ChangeList(repository: repository, pane: pane, shown: $shown) }
  private var branches: some View { BranchList(repository: repository, pane: pane) }
  private var commits: some View { CommitList(repository: repository, pane: pane, shown: $shown) }
  private var diff: some View { DiffPane(repository: repository, pane: pane, shown: $shown) }
}
