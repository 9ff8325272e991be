// SPDX-License-Identifier: MIT
// Page: runs git.

import Foundation

/// Runs `git` in a repository.
struct Git: Sendable {
  /// A command of `git` that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

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
    process.arguments =
      ["git", "-C", folder, "-c", "core.quotePath=false", "-c", "color.ui=never", "--no-pager"]
      + arguments
    // No command may wait for a password or an editor in this terminal, or lock out other programs.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_TERMINAL_PROMPT": "0", "GIT_EDITOR": "true", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
    ]) { $1 }
    let (output, errors, typed) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = typed
    do {
      try process.run()
    } catch {
      throw Failure(description: "Can't run git: \(error.localizedDescription)")
    }
    let message = Reader(errors)
    let sender = Writer(input ?? "", to: typed)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    sender.wait()
    guard statuses.contains(process.terminationStatus) else {
      throw Failure(description: message.text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return text
  }

  /// Reads a pipe on a thread of its own, so that the program never waits for a full pipe.
  private final class Reader: @unchecked Sendable {
    private let group = DispatchGroup()
    private var data = Data()

    init(_ pipe: Pipe) {
      DispatchQueue.global().async(group: group) {
        self.data = pipe.fileHandleForReading.readDataToEndOfFile()
      }
    }

    /// The whole text, after the end of the pipe.
    var text: String {
      group.wait()
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Writes to a pipe on a thread of its own.
  private final class Writer: Sendable {
    private let group = DispatchGroup()

    init(_ text: String, to pipe: Pipe) {
      DispatchQueue.global().async(group: group) {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try? pipe.fileHandleForWriting.close()
      }
    }

    func wait() { group.wait() }
  }
}
