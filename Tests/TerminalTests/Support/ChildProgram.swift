// SPDX-License-Identifier: MIT
// Testing: runs other programs until they end.

import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Runs a child process and waits for its end without blocking a cooperative thread.
enum ChildProgram {
  /// The path of a program of this package, next to the test bundle; `nil` if it doesn't exist.
  static func beside(_ name: String) -> String? {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    guard let bundle, let range = bundle.firstRange(of: ".xctest") else { return nil }
    let folder = URL(filePath: String(bundle[..<range.lowerBound])).deletingLastPathComponent()
    let path = folder.appending(path: name).path()
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The path of a program in one of the folders in PATH.
  static func installed(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program until it ends or the task is cancelled. The output goes to a file, because a
  /// daemon left behind could keep a pipe open.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }
    let script = #"out=$1; shift; exec "$@" >"$out" 2>&1 </dev/null"#
    let words = ["/bin/sh", "-c", script, "sh", output.path(), path] + arguments
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let child = spawn(words, variables.map { "\($0)=\($1)" })
    try #require(child > 0)
    let status = await withTaskCancellationHandler {
      await end(of: child)
    } onCancel: {
      kill(child, SIGKILL)
    }
    return (status, try String(contentsOf: output, encoding: .utf8))
  }

  private static func spawn(_ words: [String], _ variables: [String]) -> pid_t {
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for string in arguments + environment { free(string) } }
    // A child inherits the signal mask, and pool threads block every signal, so a tmux server
    // couldn't be ended.
    var none = sigset_t()
    var mask = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    var child: pid_t = 0
    return posix_spawn(&child, words[0], nil, nil, arguments, environment) == 0 ? child : -1
  }

  /// Waits on a separate thread, because there are only as many cooperative threads as cores.
  private static func end(of child: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        continuation.resume(returning: status)
      }
    }
  }
}
