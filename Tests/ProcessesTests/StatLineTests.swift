// SPDX-License-Identifier: MIT
// Testing: the kernel's description of a process in one line.

import Testing

@testable import ProcessScreens

#if canImport(Glibc)
  import Glibc
#endif

struct StatLineTests {
  private static let fields =
    "1 812 812 0 -1 4194560 932 0 7 0 31 12 0 0 20 0 4 0 5421 16834560 1745 "
    + "18446744073709551615 1 1 0 0 0 0 0 4096 17667 0 0 0 17 1 0 0 0 0 0"

  private func line(_ text: String) -> StatLine? { StatLine(Array(text.utf8)) }

  @Test(arguments: ["sshd", "tmux: server", "(sd-pam)", "a) R 7 (b", ") S 1", "été 日本", ""])
  func `finds the fields after any name`(name: String) {
    let line = line("812 (\(name)) S \(Self.fields)\n")
    #expect(line?.pid == 812)
    #expect(line?.name == name)
    #expect(line?.state == .sleeping)
    #expect(line?.parent == 1)
    #expect(line?.ticks == 43)
    #expect(line?.threads == 4)
    #expect(line?.start == 5421)
    #expect(line?.residentPages == 1745)
  }

  @Test(arguments: [
    "", "812", "812 (sshd", "812 sshd) S", "812 (sshd) S 1 812", ")(", "0 (swapper) S 1",
    "-4 (group) S 1", "x (name) S 1",
  ])
  func `is nil if the bytes are truncated or invalid`(text: String) {
    #expect(line(text) == nil)
  }

  @Test func `repairs a name that isn't UTF-8`() {
    let line = StatLine(Array("7 (".utf8) + [0xFF, 0x41] + Array(") R \(Self.fields)".utf8))
    #expect(line?.name == "\u{FFFD}A")
    #expect(line?.state == .running)
  }

  @Test(arguments: [
    ("cat\0-n\0a b\0", "cat -n a b"), ("", ""), ("\0\0", ""),
    ("title  of its own\0\0\0", "title  of its own"),
  ])
  func `splits a command line into words`(bytes: String, command: String) {
    #expect(StatLine.command(Array(bytes.utf8)) == command)
  }

  #if canImport(Glibc)
    @Test func `reads the processes of this machine`() async throws {
      let reader = ProcessReader()
      let sample = await reader.sample()
      let own = try #require(sample.processes.first { $0.identity.pid == getpid() })
      #expect(own.memory > 0)
      #expect(own.threads > 0)
      #expect(!own.user.isEmpty)
      #expect(!own.command.isEmpty)
      #expect(own.age >= .zero && own.age < .seconds(86_400))
      let other = ProcessIdentity(pid: own.identity.pid, start: own.identity.start + 1)
      #expect(await reader.end(other) == .gone)
    }
  #endif
}
