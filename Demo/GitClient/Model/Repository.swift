// SPDX-License-Identifier: MIT
// Page: the model of a repository.

import Curium
import CuriumDiff
import Foundation

/// A repository: what it contains, what is selected, and the commands that change it.
@MainActor @Observable final class Repository {
  /// The parts of a repository whose selected row has a diff.
  enum Part: Hashable {
    case changes, branches, commits
  }

  let git: Git
  private(set) var status = Status()
  private(set) var branches: [Branch] = []
  private(set) var commits: [Commit] = []
  /// The folders whose changes matter.
  private(set) var folders: [String] = []
  /// `true` after everything was read once.
  private(set) var isLoaded = false

  /// The part that the diff belongs to.
  var part = Part.changes
  var change: FileChange.ID?
  var branch: Branch.ID?
  var commit: Commit.ID?
  private(set) var diff = Diff(patch: "")
  var hunk: DiffHunk.ID?
  var lines: Set<DiffLine.ID> = []

  /// The failure of the last command.
  var problem: String?
  /// The titles of the running commands.
  private(set) var running: [String] = []
  /// Increased when something may have changed.
  private(set) var revision = 0

  init(git: Git) { self.git = git }

  var name: String { URL(filePath: git.folder).lastPathComponent }
  var selectedChange: FileChange? { status.changes.first { $0.id == change } }
  var selectedBranch: Branch? { branches.first { $0.id == branch } }
  var staged: [FileChange] { status.changes.filter { $0.area == .staged } }
  /// `true` if the diff shows changes that can be staged, or staged ones.
  var canStageParts: Bool {
    guard part == .changes, let selectedChange else { return false }
    return selectedChange.kind != .untracked && selectedChange.area != .conflict
  }

  // MARK: - Reading

  /// Reads everything again.
  func refresh() { revision += 1 }

  func load() async {
    await attempt { [git] in
      async let status = git("status", "--porcelain=v2", "--branch", "-z", "--untracked-files=all")
      async let branches = git("for-each-ref", "--sort=-committerdate", Branch.format, "refs/heads")
      async let files = git("ls-files", "-z")
      let new = try await Status(porcelain: status)
      if new != self.status { self.status = new }
      let found = try await Branch.all(in: branches)
      if found != self.branches { self.branches = found }
      let folders = try await Self.folders(of: files, in: git.folder)
      if folders != self.folders { self.folders = folders }
    }
    // Fails in a repository without commits.
    let log = (try? await git("log", "-n", "2000", Commit.format)) ?? ""
    let found = Commit.all(in: log)
    if found != commits { commits = found }
    keepSelections()
    isLoaded = true
  }

  /// Selects a row where there is none, or where it is gone. A change that was staged is followed.
  private func keepSelections() {
    if selectedChange == nil {
      let path = change.flatMap { $0.split(separator: ":", maxSplits: 1).last }
      let same = path.flatMap { path in status.changes.first { $0.path == path } }
      change = (same ?? status.changes.first)?.id
    }
    if selectedBranch == nil { branch = branches.first { $0.isCurrent }?.id ?? branches.first?.id }
    if !commits.contains(where: { $0.id == commit }) { commit = commits.first?.id }
  }

  /// Reads the diff of the selected row.
  func loadDiff() async {
    var text = ""
    await attempt { text = try await self.patch() }
    if Task.isCancelled { return }
    let new = await Self.parse(text)
    guard !Task.isCancelled, new != diff else { return }
    diff = new
    lines = []
    if hunk.flatMap({ new[$0] }) == nil { hunk = new.hunks.first?.id }
  }

  @concurrent private static func parse(_ text: String) async -> Diff { Diff(patch: text) }

  private func patch() async throws -> String {
    switch part {
    case .changes:
      guard let selectedChange else { return "" }
      let path = selectedChange.path
      switch (selectedChange.area, selectedChange.kind) {
      case (_, .untracked):
        // The status 1 means that there are differences.
        return try await git(
          "diff", "--no-ext-diff", "--no-index", "--", "/dev/null", path, statuses: [0, 1])
      case (.staged, _):
        return try await git(
          "diff", "--no-ext-diff", "--cached", "-M", "--", path, selectedChange.oldPath ?? path)
      default: return try await git("diff", "--no-ext-diff", "--", path)
      }
    case .branches:
      guard let branch, !commits.isEmpty else { return "" }
      return try await git("diff", "--no-ext-diff", "HEAD...\(branch)", "--")
    case .commits:
      guard let commit else { return "" }
      return try await git("show", "--format=", "-m", "--first-parent", commit)
    }
  }

  /// Returns the folders of the repository that contain files, and those of git itself.
  private nonisolated static func folders(of files: String, in root: String) -> [String] {
    var folders: Set = [root, "\(root)/.git", "\(root)/.git/refs/heads"]
    for file in files.split(separator: "\0") {
      var path = file
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        if !folders.insert("\(root)/\(path)").inserted { break }
      }
    }
    return folders.sorted()
  }

  // MARK: - Changing

  /// Runs a command that changes the repository, and reads everything again. Returns whether it
  /// has succeeded.
  @discardableResult
  func run(_ title: String, _ work: @escaping (Git) async throws -> Void) async -> Bool {
    running.append(title)
    problem = nil
    let isDone = await attempt { [git] in try await work(git) }
    if let place = running.firstIndex(of: title) { running.remove(at: place) }
    refresh()
    return isDone
  }

  @discardableResult private func attempt(_ work: () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch {
      if !Task.isCancelled { problem = "\(error)" }
      return false
    }
  }
}
