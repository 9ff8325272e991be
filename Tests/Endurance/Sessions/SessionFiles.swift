// SPDX-License-Identifier: MIT
// Testing: the folder of one random session.

import Foundation

/// The folder of one session: its home, the script that starts the program, the hosts' sockets.
struct SessionFiles {
  let folder: URL
  /// A unique name.
  let name = "curium-\(UUID().uuidString.prefix(8))"

  /// Creates the folder, and a script that stores its process ID and becomes `program`.
  init(program: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let command = try Self.command(for: program)
    let text = """
      #!/bin/sh
      cd "\(folder.path())" && echo $$ >id && exec \(command)

      """
    try text.write(to: folder.appending(path: Self.scriptName), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
  }

  /// The program "processes" can end other processes, so it runs as a user without any.
  private static func command(for program: String) throws -> String {
    guard program.hasSuffix("/processes") else { return "\"\(program)\"" }
    let asNobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let test = ["/bin/sh", "-c", "test -x \"$0\" && echo works", program]
    guard output(of: asNobody + test) == "works\n" else {
      throw Missing(what: "setpriv, or permission to use it")
    }
    return asNobody.joined(separator: " ") + " \"\(program)\""
  }

  struct Missing: Error { let what: String }

  /// The name of the script in the folder; the only command that bash finds.
  static let scriptName = "run"
  var script: String { folder.appending(path: Self.scriptName).path() }
  var socket: String { folder.appending(path: "tmux").path() }

  /// The program's process id, once it has started.
  var programID: Int32? {
    (try? String(contentsOf: folder.appending(path: "id"), encoding: .utf8)).flatMap {
      Int32($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// `true` if the program has work to do and may be waiting for a processor.
  var isProgramBusy: Bool { programState.contains("(running)") }

  /// The state of the program according to the kernel.
  var programState: String {
    guard let id = programID else { return "no process" }
    let status = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    let state = status.split(separator: "\n").first { $0.hasPrefix("State:") } ?? "ended"
    let place = (try? String(contentsOfFile: "/proc/\(id)/wchan", encoding: .utf8)) ?? ""
    return "process \(id), \(state), \(place)"
  }

  /// Forgets the process id, after the program has ended.
  func forgetProgram() {
    try? FileManager.default.removeItem(at: folder.appending(path: "id"))
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  static func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }

  /// Runs a command line and returns what it printed.
  static func output(of words: [String]) -> String {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    let data = try? pipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
