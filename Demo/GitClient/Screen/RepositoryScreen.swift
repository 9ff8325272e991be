// SPDX-License-Identifier: MIT
// Page: the whole screen of a repository.

import Curium
import CuriumDiff

/// A repository in the theme that the user has chosen.
struct RepositoryScreen: View {
  let repository: Repository
  @AppStorage("theme") private var theme: String?

  var body: some View {
    RepositoryView(repository: repository)
      .themed(
        Binding(
          get: { theme.flatMap { AppTheme.builtIn(named: $0) } }, set: { theme = $0?.name }))
  }
}

/// The panes of a repository, the commands for all of them, and the loading of their contents.
private struct RepositoryView: View {
  @Bindable var repository: Repository
  @State private var isCommitting = false
  @State private var isNamingBranch = false
  /// The pane that a small window shows.
  @State private var shown = Pane.changes
  @FocusState private var pane: Pane?
  @Environment(\.toast) private var toast
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      if let problem = repository.problem {
        Banner(title: "Git has failed", message: problem, intent: .error) {
          repository.problem = nil
        }
      }
      GeometryReader { geometry in
        RepositoryPanes(
          repository: repository, shown: $shown, pane: $pane, size: geometry.size)
      }
      StatusBar {
        if let title = repository.running.last {
          Text("\(title)…").foregroundStyle(.textSecondary)
        }
        BranchLabel(repository: repository)
      }
    }
    .sheet(isPresented: $isCommitting) {
      CommitSheet(repository: repository) { toast("Committed", systemImage: "checkmark") }
    }
    .sheet(isPresented: $isNamingBranch) {
      BranchSheet { name in
        perform("\(name) is checked out") { await repository.create(branch: name) }
      }
    }
    .keyBinding("commit", "c", section: "Repository", hintPriority: .high) { isCommitting = true }
    .keyBinding("stage all", "a", section: "Repository", isEnabled: hasChanges) {
      perform { await repository.toggleAllStaged() }
    }
    .keyBinding("new branch", "n", section: "Repository", hintPriority: .low) {
      isNamingBranch = true
    }
    .keyBinding("fetch", "f", section: "Repository", hintPriority: .low) {
      perform("Fetched") { await repository.fetch() }
    }
    .keyBinding("pull", "p", section: "Repository", hintPriority: .low) {
      perform("Pulled") { await repository.pull() }
    }
    .keyBinding("push", "shift+p", section: "Repository", hintPriority: .low) {
      perform("Pushed") { await repository.push() }
    }
    .keyBinding("refresh", "r", section: "Repository", hintPriority: .low) { repository.refresh() }
    .keyBinding("changes", "1", section: "Go to", hintPriority: .low) { show(.changes) }
    .keyBinding("branches", "2", section: "Go to", hintPriority: .low) { show(.branches) }
    .keyBinding("commits", "3", section: "Go to", hintPriority: .low) { show(.commits) }
    .keyBinding("diff", "4", section: "Go to", hintPriority: .low) { show(.diff) }
    .keyBinding("quit", "q", hintPriority: .pinned) { quit() }
    .keyHelp()
    .commandPalette()
    .maximizablePanes()
    .defaultFocus($pane, .changes)
    .onChange(of: pane) { _, pane in if let pane { show(pane) } }
    .task(id: repository.revision) { await repository.load() }
    .task(id: DiffSubject(repository)) { await repository.loadDiff() }
    .task(id: repository.folders) { [folders = repository.folders] in
      for await _ in FileChanges(of: folders) { repository.refresh() }
    }
  }

  private func show(_ pane: Pane) {
    shown = pane
    self.pane = pane
    if let part = pane.part { repository.part = part }
  }

  private var hasChanges: Bool { !repository.status.changes.isEmpty }

  /// Runs a command. If it succeeds, a message says so.
  private func perform(_ message: String, _ work: @escaping () async -> Bool) {
    Task { if await work() { toast(message, systemImage: "checkmark", color: .success) } }
  }

  private func perform(_ work: @escaping () async -> Void) { Task { await work() } }
}

/// Everything that determines the diff.
private struct DiffSubject: Equatable {
  private let part: Repository.Part
  private let selection: String?
  private let status: Status
  private let commit: Commit.ID?
  private let revision: Int

  @MainActor init(_ repository: Repository) {
    part = repository.part
    selection =
      switch repository.part {
      case .changes: repository.change
      case .branches: repository.branch
      case .commits: repository.commit
      }
    status = repository.status
    commit = repository.commits.first?.id
    revision = repository.part == .changes ? repository.revision : 0
  }
}

/// The current branch, and how far it is from the one that it follows.
private struct BranchLabel: View {
  let repository: Repository

  var body: some View {
    let status = repository.status
    HStack {
      if status.ahead > 0 { Text("↑\(status.ahead)").foregroundStyle(.success) }
      if status.behind > 0 { Text("↓\(status.behind)").foregroundStyle(.warning) }
      Text(status.branch ?? "no branch").bold().foregroundStyle(.brandPrimary)
      Text(repository.name).foregroundStyle(.textSecondary)
    }
    .fixedSize()
  }
}
