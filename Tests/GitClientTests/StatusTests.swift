// SPDX-License-Identifier: MIT
// Testing: reads the output of git.

import Foundation
import Testing

@testable import git_client

struct StatusTests {
  private func status(_ records: String...) -> Status {
    Status(porcelain: records.map { $0 + "\0" }.joined())
  }

  @Test func `reads the branch and its distance from the one that it follows`() {
    let status = status(
      "# branch.oid 12ab", "# branch.head feature/login", "# branch.upstream origin/main",
      "# branch.ab +2 -13")
    #expect(status.branch == "feature/login")
    #expect(status.upstream == "origin/main")
    #expect(status.ahead == 2 && status.behind == 13)
    #expect(self.status("# branch.head (detached)").branch == nil)
    #expect(status.hasCommits && !self.status("# branch.oid (initial)").hasCommits)
  }

  @Test func `a file that is changed in the index and again after that is listed twice`() {
    let status = status("1 MD N... 100644 100644 000000 1a 2b a file.txt")
    #expect(
      status.changes == [
        FileChange(area: .unstaged, kind: .deleted, path: "a file.txt"),
        FileChange(area: .staged, kind: .modified, path: "a file.txt"),
      ])
  }

  @Test func `a renamed file has both paths`() {
    let status = status("2 R. N... 100644 100644 100644 1a 1a R100 new name", "old name")
    #expect(
      status.changes == [
        FileChange(area: .staged, kind: .renamed, path: "new name", oldPath: "old name")
      ])
    #expect(status.changes[0].paths == ["new name", "old name"])
    let copy = self.status("2 C. N... 100644 100644 100644 1a 1a C100 copy", "original")
    #expect(copy.changes.map(\.paths) == [["copy"]])
  }

  @Test func `a path can begin with a combining mark`() {
    let status = status("? \u{301}a b", "1 .M N... 100644 100644 100644 1a 1a \u{200D}c")
    #expect(status.changes.map(\.path) == ["\u{301}a b", "\u{200D}c"])
  }

  @Test func `conflicts are first, then changes by their paths`() {
    let status = status(
      "? z", "1 A. N... 000000 100644 100644 00 2b b", "1 .M N... 100644 100644 100644 1a 1a c",
      "u UU N... 100644 100644 100644 100644 1a 2b 3c d e", "? a")
    #expect(
      status.changes.map(\.id)
        == ["conflict:d e", "unstaged:a", "unstaged:c", "unstaged:z", "staged:b"])
  }

  @Test(arguments: ["", "\0\0", "1", "1 ", "1 MM", "2 R. a", "u", "? ", "# branch.ab x", "💥 a b"])
  func `anything else is ignored`(_ text: String) {
    _ = Status(porcelain: text)
    #expect(Status(porcelain: text + "\0? a\0").changes.last?.path == "a" || text.hasPrefix("2"))
  }

  @Test func `reads commits with their branches and tags`() {
    let text =
      "ab12\u{1F}Anna\u{1F}1700000000\u{1F}HEAD -> main, tag: v1.0, origin/main\u{1F}Add a\u{1E}\n"
      + "cd34\u{1F}Ben\u{1F}1600000000\u{1F}\u{1F}\u{1E}\n" + "broken\u{1E}"
    let commits = Commit.all(in: text)
    #expect(commits.map(\.id) == ["ab12", "cd34"])
    #expect(commits[0].names == ["main", "v1.0", "origin/main"])
    #expect(commits[0].subject == "Add a")
    #expect(commits[1].names == [] && commits[1].subject == "")
  }

  @Test func `reads branches`() {
    let text =
      "main\u{1F}*\u{1F}ahead 1, behind 2\u{1F}1700000000\nold\u{1F} \u{1F}gone\u{1F}1\nx\n"
    let branches = Branch.all(in: text)
    #expect(branches.map(\.name) == ["main", "old"])
    #expect(branches.map(\.isCurrent) == [true, false])
    #expect(branches.map(\.track) == ["ahead 1, behind 2", "gone"])
  }

  @Test func `ages are short`() {
    let now = Date(timeIntervalSince1970: 2_000_000_000)
    let seconds: [TimeInterval] = [-5, 59, 60, 7_200, 86_400 * 3, 86_400 * 70, 86_400 * 800]
    #expect(
      seconds.map { now.addingTimeInterval(-$0).age(at: now) }
        == ["now", "now", "1 min", "2 h", "3 d", "2 mo", "2 y"])
  }
}
