// SPDX-License-Identifier: MIT
// Testing: runs other programs to their end.

import Foundation

/// A program as a child process, whose end is awaited without holding a thread.
enum ChildProgram {
  /// A program that the package builds, beside the bundle of the tests; nil if it is not there.
  static func beside(_ name: String) -> String? {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
    guard let bundle, let range = bundle.firstRange(of: ".xctest") else { return nil }
    let folder = URL(filePath: String(bundle[..<range.lowerBound])).deletingLastPathComponent()
    let path = folder.appending(path: name).path()
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// A program in one of the folders of PATH.
  static func installed(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program; what it writes must fit into a pipe.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
