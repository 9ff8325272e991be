// SPDX-License-Identifier: MIT
// Page: the commands that change a repository.

import CuriumDiff
import Foundation

extension Repository {
  /// Stages a file, or removes it from the index.
  func toggleStaged(_ change: FileChange) async {
    if change.area == .staged {
      await unstage(change.paths)
    } else {
      await run("Staging") {
        for path in change.paths { _ = try await $0("add", "-A", "--", path) }
      }
    }
  }

  /// Stages everything, or removes everything from the index if all is staged.
  func toggleAllStaged() async {
    if status.changes.allSatisfy({ $0.area == .staged }) {
      await unstage(["."])
    } else {
      await run("Staging") { _ = try await $0("add", "-A", "--", ".") }
    }
  }

  private func unstage(_ paths: [String]) async {
    let hasCommits = status.hasCommits
    await run("Unstaging") { git in
      for path in paths {
        if hasCommits {
          _ = try await git("reset", "-q", "--", path)
        } else {
          _ = try await git("rm", "-r", "-q", "--cached", "--", path)
        }
      }
    }
  }

  /// A part of the diff.
  enum DiffSelection {
    case hunk, lines
  }

  /// Stages a part of the diff, or removes it from the index.
  func toggleStaged(_ selection: DiffSelection) async {
    guard canStageParts, let change = selectedChange else { return }
    let isReversed = change.area == .staged
    let patch =
      switch selection {
      case .hunk: hunk.flatMap { diff.patch(of: [$0], reversed: isReversed) }
      case .lines: diff.patch(of: lines, reversed: isReversed)
      }
    guard let patch else { return }
    await run(isReversed ? "Unstaging" : "Staging") { git in
      _ = try await git("apply", "--cached", "-", input: patch)
    }
  }

  /// Discards the changes of a file in the working tree.
  func discard(_ change: FileChange) async {
    await run("Discarding") { git in
      switch (change.area, change.kind) {
      case (_, .untracked): _ = try await git("clean", "-f", "-q", "--", change.path)
      case (.staged, _):
        for path in change.paths.reversed() {
          _ = try await git("restore", "--staged", "--worktree", "--", path)
        }
      default: _ = try await git("restore", "--", change.path)
      }
    }
  }

  /// Commits the index. With `amends`, replaces the last commit.
  func commit(_ message: String, amends: Bool) async -> Bool {
    await run("Committing") { git in
      if amends {
        _ = try await git("commit", "-q", "--amend", "-F", "-", input: message)
      } else {
        _ = try await git("commit", "-q", "-F", "-", input: message)
      }
    }
  }

  /// Returns the message of the last commit.
  func lastMessage() async -> String {
    let text = try? await git("log", "-1", "--format=%B")
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
  }

  func checkOut(_ branch: Branch) async -> Bool {
    await run("Checking out \(branch.name)") { _ = try await $0("switch", "-q", branch.name) }
  }

  func create(branch name: String) async -> Bool {
    let isCreated = await run("Creating \(name)") { _ = try await $0("switch", "-q", "-c", name) }
    if isCreated { branch = name }
    return isCreated
  }

  /// Deletes a branch whose commits are in its upstream or in the current branch.
  func delete(_ branch: Branch) async -> Bool {
    await run("Deleting \(branch.name)") {
      _ = try await $0("branch", "-q", "-d", "--", branch.name)
    }
  }

  func fetch() async -> Bool { await run("Fetching") { _ = try await $0("fetch", "-q") } }

  /// Fetches, and moves the current branch forward.
  func pull() async -> Bool { await run("Pulling") { _ = try await $0("pull", "-q", "--ff-only") } }

  /// Pushes the current branch. Creates the one that it follows, if there is none.
  func push() async -> Bool {
    let isNew = status.upstream == nil
    let branch = status.branch ?? "HEAD"
    return await run("Pushing") { git in
      if isNew {
        _ = try await git("push", "-q", "-u", "origin", branch)
      } else {
        _ = try await git("push", "-q")
      }
    }
  }
}
