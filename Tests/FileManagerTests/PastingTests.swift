// SPDX-License-Identifier: MIT
// Testing: copied and moved files.

import Curium
import CuriumTesting
import Foundation
import TestModels
import Testing

@testable import file_manager

@MainActor struct PastingTests {
  @Test func `copies files and folders to another folder`() async throws {
    let test = try TestFolder()
    try test.root.link(test("docs/link"), to: "guide.md")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500, .modificationDate: Date(timeIntervalSince1970: 1_000)],
      ofItemAtPath: test("docs"))
    let harness = await test.open()
    harness.press("c")
    test.browser.go(to: test("empty"))
    await harness.wait { test.browser.isLoaded }
    await harness.settle()
    harness.press("v")
    #expect(await harness.wait { test.browser.single?.name == "docs" })
    #expect(test.names(in: "empty/docs") == ["guide.md", "link"])
    #expect(test.text(of: "empty/docs/guide.md") == "# Guide\n")
    let copy = try #require(Entry(path: test("empty/docs")))
    #expect(copy.mode == 0o500 && copy.date == Date(timeIntervalSince1970: 1_000))
    #expect(Entry(path: test("empty/docs/link"))?.target == "guide.md")
    for path in ["docs", "empty/docs"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: test(path))
    }
    harness.press("ctrl+z")
    #expect(await harness.wait { test.names(in: "empty") == [] })
    #expect(test.names().contains("docs"))
  }

  @Test func `a copy in the same folder gets a number`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("end c v")
    #expect(await harness.wait { test.browser.single?.name == "b 2.txt" })
    harness.press("v")
    #expect(await harness.wait { test.browser.single?.name == "b 3.txt" })
    #expect(test.text(of: "b 3.txt") == "second\n")
  }

  @Test func `moves files, and back`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("end shift+up x")
    test.browser.go(to: test("empty"))
    await harness.wait { test.browser.isLoaded }
    await harness.settle()
    #expect(harness.position(of: "2 items to move") != nil)
    harness.press("v")
    #expect(await harness.wait { test.browser.selected.count == 2 })
    #expect(test.names(in: "empty") == ["a.txt", "b.txt"] && test.names() == ["docs", "empty"])
    #expect(test.browser.clipboard == nil)
    harness.press("ctrl+z")
    #expect(await harness.wait { test.names() == ["a.txt", "b.txt", "docs", "empty"] })
  }

  @Test(arguments: [
    ("Replace", ["b.txt"], "second\n"), ("Keep Both", ["b 2.txt", "b.txt"], "other\n"),
    ("Skip", ["b.txt"], "other\n"),
  ])
  func `asks what happens to files with the same name`(
    _ answer: String, _ names: [String], _ text: String
  ) async throws {
    let test = try TestFolder()
    try test.write("other\n", to: "empty/b.txt")
    let harness = await test.open()
    harness.press("end c")
    test.browser.go(to: test("empty"))
    await harness.wait { test.browser.isLoaded }
    await harness.settle()
    harness.press("v")
    await harness.settle()
    #expect(harness.position(of: "b.txt exists here already.") != nil)
    harness.press(.button, answer)
    #expect(
      await harness.wait {
        test.names(in: "empty") == names && test.text(of: "empty/b.txt") == text
      })
    // A replaced file is in the trash.
    let trashed = (try? FileManager.default.contentsOfDirectory(atPath: test.root("trash/files")))
    #expect((trashed ?? []) == (answer == "Replace" ? ["b.txt"] : []))
  }

  @Test func `a folder can't be put into itself`() async throws {
    let test = try TestFolder()
    try test.root.link(test("way"), to: "docs")
    let harness = await test.open()
    harness.press("x")
    test.browser.go(to: test("way"))
    await harness.wait { test.browser.isLoaded }
    await harness.settle()
    harness.press("v")
    await harness.settle()
    #expect(harness.position(of: "docs can't be put into itself.") != nil)
    #expect(test.names(in: "docs") == ["guide.md"])
  }

  @Test func `a cancelled copy leaves nothing behind`() async throws {
    let test = try TestFolder()
    try test.write(String(repeating: "x", count: 5_000_000), to: "big")
    let job = CopyJob(title: "")
    let moves = [Move(source: test("big"), destination: test("empty/big"))]
    let task = Task { await job.run(moves) }
    while job.copied == 0 { await Task.yield() }
    job.cancel()
    let (done, error) = await task.value
    #expect(done.isEmpty == (error is CancellationError))
    #expect(test.names(in: "empty") == done.map { FilePath.name(of: $0.destination) })
  }

  @Test func `a failed copy says which file it was about, and keeps the finished ones`()
    async throws
  {
    let test = try TestFolder()
    #expect(mkfifo(test("pipe"), 0o600) == 0)
    let job = CopyJob(title: "")
    let moves = ["a.txt", "pipe", "b.txt"].map {
      Move(source: test($0), destination: test("empty/\($0)"))
    }
    let (done, error) = await job.run(moves)
    #expect(done == [moves[0]] && test.names(in: "empty") == ["a.txt"])
    #expect("\(try #require(error))".contains("pipe is a device"))
  }
}
