// SPDX-License-Identifier: MIT
// Testing: the file that gets the entries of a log.

import CuriumTerminal
import Foundation
import Testing

struct LogFileTests {
  /// Runs `body` with a path in a separate folder.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "app.log").path())
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `each entry is a line of the file as soon as it is logged`() throws {
    try inFolder { path throws in
      let log = AppLog(capacity: 1)
      log.info("before", source: "")
      log.append(to: path)
      #expect(try text(path) == "")
      log.write(.info, "one", source: "Sync", at: .milliseconds(1_250))
      #expect(try text(path) == "+1.250 info Sync: one\n")
      log.write(.error, "two\nthree\u{1B}", source: "", at: .seconds(2))
      #expect(try text(path) == "+1.250 info Sync: one\n+2.000 error two␊three␛\n")
      #expect(log.entries.count == 1 && log.fileError == nil)
    }
  }

  @Test func `another run of the app appends to the file`() throws {
    try inFolder { path throws in
      for message in ["first", "second"] {
        let log = AppLog()
        log.append(to: path)
        log.write(.debug, message, source: "", at: .zero)
      }
      #expect(try text(path) == "+0.000 debug first\n+0.000 debug second\n")
    }
  }

  @Test func `the entries of many threads are in order`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let log = AppLog()
    log.append(to: path)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask { for number in 0..<100 { log.debug("\(task) \(number)", source: "") } }
      }
    }
    #expect(try text(path) == log.entries.map { $0.line + "\n" }.joined())
  }

  @Test func `a file that can't be written is reported, and the log keeps its entries`() throws {
    try inFolder { path throws in
      for (path, reason) in [
        ("\(path)/app.log", "No such file or directory"), ("/dev/null", "Operation not supported"),
      ] {
        let log = AppLog()
        log.append(to: path)
        log.warning("one")
        #expect(log.fileError == "Can't write the log to \(path): \(reason).")
        #expect(log.entries.map(\.message) == ["one"])
      }
    }
  }

  @Test func `a log without a file has no error`() {
    let log = AppLog()
    log.info("one")
    #expect(log.fileError == nil)
  }
}
