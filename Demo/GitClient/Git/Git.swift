// SPDX-License-Identifier: MIT
// Page: runs git.

import Foundation

/// Runs `git` in a repository.
struct Git: Sendable {
  /// A command of `git` that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Options that give the output the form that this program reads. They override the settings of
  /// the user.
  private static let options = [
    "core.quotePath=false", "color.ui=never", "color.diff=never", "diff.noprefix=false",
    "diff.mnemonicPrefix=false", "log.showSignature=false",
  ].flatMap { ["-c", $0] }

  /// The folder of the working tree.
  let folder: String

  /// Returns the top folder of the working tree that contains `folder`.
  static func root(of folder: String) throws -> String {
    let text = try run(["rev-parse", "--show-toplevel"], in: folder)
    return text.trimmingCharacters(in: .newlines)
  }

  /// Runs a command with `input`, and returns its output.
  ///
  /// - Parameter statuses: The exit statuses that aren't failures.
  @concurrent func callAsFunction(
    _ arguments: String..., input: String? = nil, statuses: Set<Int32> = [0]
  ) async throws -> String {
    try Self.run(arguments, in: folder, input: input, statuses: statuses)
  }

  private static func run(
    _ arguments: [String], in folder: String, input: String? = nil, statuses: Set<Int32> = [0]
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + options + ["--no-pager"] + arguments
    // No command may wait for a password or an editor in this terminal, or lock out other programs.
    // A path is a name: the asterisk in `*.log` doesn't stand for others.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_TERMINAL_PROMPT": "0", "SSH_ASKPASS_REQUIRE": "force", "GIT_EDITOR": "true",
      "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1", "LC_ALL": "C",
    ]) { $1 }
    let output = Pipe()
    let errors = try temporaryFile()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = try input.map { try temporaryFile($0) } ?? FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure(description: "Can't run git: \(error.localizedDescription)")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard statuses.contains(process.terminationStatus) else {
      try errors.seek(toOffset: 0)
      let message = String(decoding: errors.readDataToEndOfFile(), as: UTF8.self)
      throw Failure(description: message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return text
  }

  /// Returns a file with `text` that is deleted when it is closed. A program can neither block nor
  /// be ended by a file, unlike by a pipe that nobody reads.
  private static func temporaryFile(_ text: String = "") throws -> FileHandle {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try FileHandle(forUpdating: url)
  }
}
