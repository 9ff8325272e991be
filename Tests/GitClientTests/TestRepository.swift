// SPDX-License-Identifier: MIT
// Testing: a repository on disk, and the app that shows it.

import Curium
import CuriumTesting
import Foundation
import TestModels

@testable import git_client

/// A new repository, and the screen of the app.
@MainActor struct TestRepository {
  let folder: TemporaryFolder
  let git: Git

  /// Creates a repository with one commit of a file of thirty lines.
  init() async throws {
    folder = try TemporaryFolder()
    git = Git(folder: folder.path)
    _ = try await git("init", "-q", "-b", "main")
    for (name, value) in [
      ("user.name", "Anna"), ("user.email", "anna@example.com"), ("commit.gpgsign", "false"),
    ] {
      _ = try await git("config", name, value)
    }
    try write((1...30).map { "line \($0)" }, to: "numbers.txt")
    try await commit("Count to thirty")
  }

  func write(_ lines: [String], to name: String) throws {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: folder(name))
  }

  func commit(_ message: String) async throws {
    _ = try await git("add", "-A")
    _ = try await git("commit", "-q", "-m", message)
  }

  /// Changes the second and the 29th line, so that there are two hunks.
  func changeTwoLines() throws {
    let lines = (1...30).map { [2, 29].contains($0) ? "changed \($0)" : "line \($0)" }
    try write(lines, to: "numbers.txt")
  }

  /// Starts the app, and waits until it shows the repository.
  func open(width: Int = 120, height: Int = 34) async -> Harness {
    let repository = Repository(git: git)
    let harness = Harness(width: width, height: height) {
      RepositoryScreen(repository: repository)
    }
    await harness.wait { repository.isLoaded }
    await harness.settle()
    return harness
  }

  /// The output of a command.
  func output(_ arguments: String...) async throws -> [String] {
    let text =
      switch arguments.count {
      case 1: try await git(arguments[0])
      case 2: try await git(arguments[0], arguments[1])
      default: try await git(arguments[0], arguments[1], arguments[2])
      }
    return text.split(separator: "\n").map(String.init)
  }
}
