// SPDX-License-Identifier: MIT
// Testing: the app with folders on disk.

import Curium
import CuriumTerminal
import CuriumTesting
import TestModels
import Testing

@testable import file_manager

@MainActor struct FileManagerTests {
  @Test func `shows the folders first, and a preview of the selected entry`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    let rows = ["▪ docs", "▪ empty", "▫ a.txt", "▫ b.txt"].map { harness.position(of: $0)?.y }
    #expect(rows == [5, 6, 7, 8])
    #expect(await harness.wait { harness.position(of: "guide.md") != nil })
    harness.press("down down")
    #expect(await harness.wait { harness.position(of: "1 first") != nil })
    #expect(harness.screen[22].contains("─ rw-r--r-- 6 B ─"))
    #expect(harness.repaint() == 0)
  }

  @Test func `goes into folders, back up, and back and forward`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("right")
    #expect(await harness.wait { harness.position(of: "Guide") != nil })
    harness.press("left")
    #expect(await harness.wait { test.browser.isLoaded })
    #expect(test.browser.folder == test("").dropLast() && test.browser.single?.name == "docs")
    harness.press("[")
    #expect(await harness.wait { test.browser.single?.name == "guide.md" })
    harness.press("]")
    #expect(await harness.wait { test.browser.single?.name == "docs" })
  }

  @Test func `creates folders and files, and refuses names that are taken`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("n")
    await harness.settle()
    harness.type("docs")
    harness.press("enter")
    await harness.settle()
    #expect(harness.position(of: "“docs” exists already.") != nil)
    harness.type("2")
    harness.press("enter")
    #expect(await harness.wait { test.browser.single?.name == "docs2" })
    harness.press("shift+n")
    await harness.settle()
    harness.type("c.txt")
    harness.press("enter")
    #expect(await harness.wait { test.browser.single?.name == "c.txt" })
    #expect(test.names() == ["a.txt", "b.txt", "c.txt", "docs", "docs2", "empty"])
    harness.press("ctrl+z ctrl+z")
    #expect(await harness.wait { test.names() == ["a.txt", "b.txt", "docs", "empty"] })
    harness.press("ctrl+y")
    #expect(await harness.wait { test.browser.single?.name == "docs2" })
  }

  @Test func `renames in place, and back`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("end f2")
    await harness.settle()
    harness.type("a.txt")
    harness.press("enter")
    await harness.settle()
    #expect(harness.position(of: "exists already.") != nil)
    harness.press("esc f2")
    harness.type("c.txt")
    harness.press("enter")
    #expect(await harness.wait { test.browser.single?.name == "c.txt" })
    #expect(test.text(of: "c.txt") == "second\n")
    harness.press("ctrl+z")
    #expect(await harness.wait { test.names() == ["a.txt", "b.txt", "docs", "empty"] })
  }

  @Test func `moves files to the trash, and undoes it`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("end shift+up d")
    #expect(await harness.wait { test.names() == ["docs", "empty"] })
    #expect(await harness.wait { test.browser.single?.name == "empty" })
    harness.press("ctrl+z")
    #expect(await harness.wait { test.names() == ["a.txt", "b.txt", "docs", "empty"] })
    #expect(await harness.wait { test.browser.selected.map(\.name) == ["a.txt", "b.txt"] })
    harness.press("ctrl+y")
    #expect(await harness.wait { test.names() == ["docs", "empty"] })
  }

  @Test func `asks before it deletes permanently`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("end shift+delete")
    await harness.settle()
    #expect(harness.position(of: "Delete b.txt permanently?") != nil)
    harness.press("esc")
    await harness.settle()
    #expect(test.names().contains("b.txt"))
    harness.press("shift+delete")
    await harness.settle()
    harness.press(.button, "Delete")
    #expect(await harness.wait { !test.names().contains("b.txt") })
    #expect(!test.browser.history.canUndo)
  }

  @Test func `follows changes that other programs make`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    try test.write("new\n", to: "c.txt")
    #expect(await harness.wait { harness.position(of: "c.txt") != nil })
    try test.root.remove(test("docs"))
    #expect(await harness.wait { harness.position(of: "docs") == nil })
    #expect(test.browser.single?.name == "empty")
  }

  @Test func `searches the folder, and shows hidden files`() async throws {
    let test = try TestFolder()
    try test.write("", to: ".hidden")
    let harness = await test.open()
    #expect(harness.position(of: ".hidden") == nil)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: ".hidden") != nil)
    harness.press("/")
    await harness.settle()
    harness.type("b.t")
    await harness.settle()
    #expect(test.browser.entries.map(\.name) == ["b.txt"])
    harness.type("q")
    await harness.settle()
    #expect(test.browser.entries.isEmpty && test.browser.selection.isEmpty)
    harness.press("esc esc")
    await harness.settle()
    #expect(test.browser.entries.count == 5)
  }

  @Test func `a renamed entry is visible, even if the search doesn't find it`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("/")
    await harness.settle()
    harness.type("b.t")
    harness.press("enter f2")
    await harness.settle()
    harness.type(".c")
    harness.press("enter")
    #expect(await harness.wait { test.browser.single?.name == ".c" })
  }

  @Test func `goes to a typed folder, which it suggests`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    harness.press("g")
    await harness.settle()
    harness.type("nowhere")
    harness.press("enter")
    await harness.settle()
    #expect(harness.position(of: "nowhere isn't a folder.") != nil)
    harness.press("esc g")
    await harness.settle()
    harness.type("em")
    #expect(await harness.wait { harness.position(of: "empty/") != nil })
    harness.press("tab enter")
    #expect(await harness.wait { test.browser.folder == test("empty") })
    #expect(await harness.wait { harness.position(of: "The folder is empty") != nil })
  }

  @Test func `says why a folder can't be read`() async throws {
    let test = try TestFolder()
    let harness = await test.open()
    test.browser.go(to: test("gone"))
    #expect(await harness.wait { harness.position(of: "Can't read the folder") != nil })
    #expect(harness.position(of: "such file or directory") != nil)
    harness.press("left")
    #expect(await harness.wait { harness.position(of: "a.txt") != nil })
  }

  @Test(arguments: [(40, 12), (1, 1), (60, 30), (200, 60)])
  func `fits every window`(_ width: Int, _ height: Int) async throws {
    let test = try TestFolder()
    let harness = await test.open(width: width, height: height)
    #expect(harness.repaint() == 0)
    #expect((harness.position(of: "docs") != nil) == (width > 1))
    harness.press("down c v x ?")
    await harness.settle()
    #expect(harness.repaint() == 0)
  }
}
