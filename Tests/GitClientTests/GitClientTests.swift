// SPDX-License-Identifier: MIT
// Testing: the app with repositories on disk.

import Curium
import CuriumTerminal
import CuriumTesting
import Foundation
import TestModels
import Testing

@testable import git_client

@MainActor struct GitClientTests {
  @Test func `shows the changes, branches and commits, and the diff of the selected file`()
    async throws
  {
    let test = try await TestRepository()
    try test.changeTwoLines()
    try test.write(["hello"], to: "old file.txt")
    let harness = await test.open()
    #expect(await harness.wait { harness.position(of: "+ changed 2 ") != nil })
    for text in ["NOT STAGED", "? old file.txt", "M numbers.txt", "main Count to thirty"] {
      #expect(harness.position(of: text) != nil, "\(text)")
    }
    for title in ["Changes", "Branches", "Commits"] {
      #expect(harness.position(of: "─ \(title) ─") != nil, "\(title)")
    }
    #expect(harness.repaint() == 0)
    #expect(harness.screen[33].contains("main"))
    harness.press("3")
    #expect(await harness.wait { harness.position(of: "+ line 20") != nil })
  }

  @Test func `Space stages a file and removes it from the index`() async throws {
    let test = try await TestRepository()
    try test.changeTwoLines()
    let harness = await test.open()
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "STAGED") == CellPoint(x: 4, y: 1) })
    #expect(try await test.output("diff", "--cached", "--name-only") == ["numbers.txt"])
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "NOT STAGED") != nil })
    #expect(try await test.output("diff", "--cached", "--name-only") == [])
  }

  @Test func `Space in the diff stages a hunk, and l a line`() async throws {
    let test = try await TestRepository()
    try test.changeTwoLines()
    let harness = await test.open()
    #expect(await harness.wait { harness.position(of: "+ changed 2 ") != nil })
    harness.press("4")
    await harness.settle()
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "+ changed 2 ") == nil })
    #expect(
      try await test.output("diff", "--cached", "-U0").filter { $0.hasPrefix("+c") } == [
        "+changed 2"
      ])
    #expect(harness.position(of: "+ changed 29") != nil)
    // The row of the added line is the last but one of the second hunk.
    let row = try #require(harness.position(of: "+ changed 29"))
    harness.click(x: row.x, y: row.y)
    await harness.settle()
    harness.press("l")
    #expect(await harness.wait { harness.position(of: "+ changed 29") == nil })
    let staged = try await test.output("diff", "--cached", "-U0")
    #expect(staged.contains("+changed 29") && !staged.contains("-line 29"))
  }

  @Test func `commits the staged files`() async throws {
    let test = try await TestRepository()
    try test.changeTwoLines()
    let harness = await test.open()
    harness.press("a")
    #expect(await harness.wait { harness.position(of: "NOT STAGED") == nil })
    harness.press("c")
    #expect(await harness.wait { harness.position(of: "1 file") != nil })
    harness.type("Change two lines")
    harness.press("ctrl+s")
    #expect(await harness.wait { harness.position(of: "Committed") != nil })
    #expect(
      try await test.output("log", "--format=%s") == ["Change two lines", "Count to thirty"])
    #expect(await harness.wait { harness.position(of: "No changes") != nil })
  }

  @Test func `replaces the last commit`() async throws {
    let test = try await TestRepository()
    let harness = await test.open()
    harness.press("c")
    #expect(await harness.wait { harness.position(of: "nothing is staged") != nil })
    harness.press(.toggle, "Replace the last commit")
    #expect(await harness.wait { harness.find(.textField)?.value == "Count to thirty" })
    harness.press(.button, "Replace")
    #expect(await harness.wait { harness.position(of: "Committed") != nil })
    #expect(try await test.output("log", "--format=%s") == ["Count to thirty"])
  }

  @Test func `creates, checks out and deletes branches`() async throws {
    let test = try await TestRepository()
    let harness = await test.open()
    harness.press("n")
    #expect(await harness.wait { harness.position(of: "New branch") != nil })
    harness.type("topic")
    harness.press("enter")
    #expect(await harness.wait { harness.position(of: "topic is checked out") != nil })
    #expect(try await test.output("branch", "--show-current") == ["topic"])
    harness.press("2")
    await harness.settle()
    harness.press("home")
    #expect(await harness.wait { harness.screen[33].contains("check out") })
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "main is checked out") != nil })
    #expect(try await test.output("branch", "--show-current") == ["main"])
  }

  @Test func `discards a change after a question`() async throws {
    let test = try await TestRepository()
    try test.changeTwoLines()
    let harness = await test.open()
    harness.press("d")
    #expect(await harness.wait { harness.position(of: "Discard the changes?") != nil })
    harness.press(.button, "Cancel")
    await harness.settle()
    #expect(try await test.output("diff", "--name-only") == ["numbers.txt"])
    harness.press("d")
    #expect(await harness.wait { harness.find(.button, "Discard") != nil })
    harness.press(.button, "Discard")
    #expect(await harness.wait { harness.position(of: "No changes") != nil })
    #expect(try await test.output("diff", "--name-only") == [])
  }

  @Test func `a command that fails shows what git says`() async throws {
    let test = try await TestRepository()
    let harness = await test.open()
    harness.press("p")
    #expect(await harness.wait { harness.position(of: "Git has failed") != nil })
    #expect(harness.position(of: "no tracking information") != nil)
  }

  @Test func `a repository without commits can get its first one`() async throws {
    let test = try await TestRepository()
    _ = try await test.git("update-ref", "-d", "HEAD")
    _ = try await test.git("rm", "-r", "-q", "--cached", ".")
    let harness = await test.open()
    #expect(await harness.wait { harness.position(of: "No commits") != nil })
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "A numbers.txt") != nil })
    harness.press("space")
    #expect(await harness.wait { harness.position(of: "? numbers.txt") != nil })
  }

  @Test func `in a small window, each pane has a tab`() async throws {
    let test = try await TestRepository()
    try test.changeTwoLines()
    let harness = await test.open(width: 40, height: 12)
    #expect(harness.screen[0].contains("Changes  Branches  Commits  Diff"))
    harness.press("enter")
    #expect(await harness.wait { harness.position(of: "+ changed 2 ") != nil })
    harness.press("esc")
    #expect(await harness.wait { harness.position(of: "M numbers.txt") != nil })
    harness.press("3")
    #expect(await harness.wait { harness.position(of: "Count to") != nil })
  }

  @Test func `a command that doesn't read its input fails like any other`() async throws {
    let test = try await TestRepository()
    let input = String(repeating: "a line of a patch\n", count: 100_000)
    await #expect(throws: Git.Failure.self) {
      _ = try await test.git("apply", "--no-such-option", input: input)
    }
    #expect(try await test.git("hash-object", "--stdin", input: "a\n").hasPrefix("78981922"))
  }

  @Test func `finds the top folder, and refuses one outside of a repository`() async throws {
    let test = try await TestRepository()
    try test.folder.make(test.folder("deep/folder"))
    #expect(try Git.root(of: test.folder("deep/folder")) == test.folder.path)
    #expect(throws: Git.Failure.self) { try Git.root(of: "/") }
  }
}
