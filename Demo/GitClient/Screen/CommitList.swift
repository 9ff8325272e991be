// SPDX-License-Identifier: MIT
// Page: the commits of the current branch.

import Curium
import Foundation

/// The commits of the current branch, which can be searched.
struct CommitList: View {
  @Bindable var repository: Repository
  let pane: FocusState<Pane?>.Binding
  @Binding var shown: Pane
  @State private var query = ""
  @State private var found: [Commit] = []

  var body: some View {
    List(found, selection: $repository.commit) { CommitRow(commit: $0) }
      .focused(pane, equals: .commits)
      .onActivate(of: Commit.ID.self) { _ in
        shown = .diff
        pane.wrappedValue = .diff
      }
      .overlay {
        if !query.isEmpty, found.isEmpty {
          ContentUnavailableView.search(text: query)
        } else if repository.isLoaded, found.isEmpty {
          ContentUnavailableView("No commits", systemImage: "tray")
        }
      }
      .searchable(text: $query, prompt: "Search commits")
      .onDeferredChange(of: $query) { _ in filter() }
      .onChange(of: repository.commits, initial: true) { filter() }
  }

  private func filter() {
    found = repository.commits.filter { query.isEmpty || matches($0) }
    if let first = found.first, !found.contains(where: { $0.id == repository.commit }) {
      repository.commit = first.id
    }
  }

  private func matches(_ commit: Commit) -> Bool {
    let texts = [commit.subject, commit.author, commit.id]
    return texts.contains { $0.localizedCaseInsensitiveContains(query) }
  }
}

/// A commit: its branches and tags, its subject, its author and its age.
private struct CommitRow: View {
  let commit: Commit

  var body: some View {
    HStack {
      Text("\(names)\(commit.subject)").lineLimit(1)
      Spacer()
      Text(commit.author).lineLimit(1).foregroundStyle(.textSecondary).layoutPriority(-2)
      Text(commit.date.age(at: Date())).foregroundStyle(.textSecondary).fixedSize()
    }
  }

  private var names: Text {
    let names = commit.names.map { $0 + " " }.joined()
    return Text(names).foregroundStyle(.brandPrimary)
  }
}
