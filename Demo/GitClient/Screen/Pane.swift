// SPDX-License-Identifier: MIT
// Page: the panes of a repository.

/// A pane of the screen.
enum Pane: Hashable {
  case changes, branches, commits, diff

  /// The part that the pane lists; `nil` for the diff.
  var part: Repository.Part? {
    switch self {
    case .changes: .changes
    case .branches: .branches
    case .commits: .commits
    case .diff: nil
    }
  }
}
