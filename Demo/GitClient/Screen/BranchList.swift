// SPDX-License-Identifier: MIT
// Page: the local branches.

import Curium
import Foundation

/// The local branches, the latest one first.
struct BranchList: View {
  @Bindable var repository: Repository
  let pane: FocusState<Pane?>.Binding
  @Environment(\.toast) private var toast

  var body: some View {
    let selected = repository.selectedBranch
    List(repository.branches, selection: $repository.branch) { BranchRow(branch: $0) }
      .focused(pane, equals: .branches)
      .onActivate(of: Branch.ID.self) { _ in if let selected { checkOut(selected) } }
      .keyBinding(
        "check out", "space", section: "Branches", hintPriority: .high,
        isEnabled: selected?.isCurrent == false
      ) {
        if let selected { checkOut(selected) }
      }
      .keyBinding(
        "delete", "d", "delete", section: "Branches", isEnabled: selected?.isCurrent == false
      ) {
        if let selected { delete(selected) }
      }
  }

  private func checkOut(_ branch: Branch) {
    Task {
      guard !branch.isCurrent, await repository.checkOut(branch) else { return }
      toast("\(branch.name) is checked out", systemImage: "checkmark", color: .success)
    }
  }

  private func delete(_ branch: Branch) {
    Task {
      guard await repository.delete(branch) else { return }
      toast("\(branch.name) is deleted", systemImage: "checkmark", color: .success)
    }
  }
}

/// A branch, its distance from the one that it follows, and its age.
private struct BranchRow: View {
  let branch: Branch

  var body: some View {
    HStack {
      Text(branch.name).bold(branch.isCurrent).lineLimit(1).truncationMode(.middle)
        .foregroundStyle(branch.isCurrent ? Color.brandPrimary : .textPrimary)
      Spacer()
      Text(branch.track).foregroundStyle(.warning).lineLimit(1).layoutPriority(-1)
      Text(branch.date.age(at: Date())).foregroundStyle(.textSecondary).fixedSize()
    }
  }
}
