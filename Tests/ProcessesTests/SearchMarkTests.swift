// SPDX-License-Identifier: MIT
// Testing: the marks of a search in the list of processes.

import Curium
import CuriumTesting
import Testing

@testable import ProcessScreens

@MainActor struct SearchMarkTests {
  private static let processes: [ProcessReading] = [
    .fake(20, "cron", user: "root"), .fake(300, "cat", command: "/bin/cat /var/log/sshd.log"),
    .fake(4_000, "zsh"),
  ]

  @Test(arguments: [
    ("sshd", "cat (300)", ["sshd"]), ("ssh LOG", "cat (300)", ["log", "ssh"]),
    ("30 cat", "cat (300)", ["30", "cat", "cat"]), ("root", "cron (20)", ["root"]),
    ("zs", "zsh (4000)", ["zs", "zs"]),
  ])
  func `a search marks what it finds in each column`(query: String, row: String, marks: [String])
    async throws
  {
    let model = ProcessModel(source: FakeSource(Self.processes))
    let harness = Harness(width: 96, height: 20) { ProcessScreen().environment(model) }
    for _ in 0..<5 { await harness.settle() }
    // Loads take a second sample.
    await harness.advance(by: .milliseconds(300))
    for _ in 0..<5 { await harness.settle() }
    harness.press("/")
    harness.type(query)
    let frame = try #require(harness.find(.row, row)).frame
    var found: [String] = []
    var wasMarked = false
    for x in frame.minX..<frame.maxX {
      let isMarked = harness.cell(x: x, y: frame.minY).style.attributes.contains(.underline)
      if isMarked, !wasMarked { found.append("") }
      if isMarked { found[found.count - 1] += harness.text(x: x, y: frame.minY) }
      wasMarked = isMarked
    }
    #expect(found == marks, "\(harness.screen[frame.minY])")
    #expect(harness.repaint() == 0)
  }
}
