// SPDX-License-Identifier: MIT
// Testing: folders, links and unusual files in the directory browser.

import Curium
import CuriumTesting
import Foundation
import Testing

@testable import examples

@MainActor struct DirectoryBrowserTests {
  /// Returns the screen of a folder with a single entry, which `make` creates, after some keys.
  private func screen(
    pressing keys: String = "", _ make: (URL) throws -> Void
  ) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try make(folder)
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    harness.press(keys)
    await harness.settle()
    return harness.screen
  }

  @Test func `an empty file is called empty, like an empty folder`() async throws {
    let screen = try await screen { try Data().write(to: $0.appending(path: "a.txt")) }
    #expect(screen.contains { $0.contains("Empty") })
    #expect(screen.dropFirst(2).contains { $0.contains("a.txt") })
  }

  @Test func `the preview of a long file ends with a whole line`() async throws {
    let screen = try await screen(pressing: "⇥ end") { folder in
      let text = "First line\n" + String(repeating: "日", count: 4_000)
      try Data(text.utf8).write(to: folder.appending(path: "a.txt"))
    }
    #expect(screen.contains { $0.contains("First line") })
    #expect(!screen.contains { $0.contains("\u{FFFD}") })
  }

  @Test(arguments: ["loop", "nowhere"])
  func `a link to itself or to nothing is a broken link`(target: String) async throws {
    let screen = try await screen {
      try FileManager.default.createSymbolicLink(
        atPath: $0.appending(path: "loop").path, withDestinationPath: target)
    }
    #expect(screen.contains { $0.contains("Broken link") })
    #expect(screen.contains { $0.contains("It leads nowhere") })
    #expect(!screen.contains { $0.contains("Pipe") })
  }

  #if os(Linux)
    @Test func `a name that isn't UTF-8 is the reason why its file can't be read`() async throws {
      let screen = try await screen { folder in
        let path = Array(folder.path.utf8) + Array("/bad".utf8) + [0xFF, 0]
        let file = path.withUnsafeBufferPointer { bytes in
          bytes.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) }
        }
        #expect(file >= 0)
        close(file)
      }
      #expect(screen.contains { $0.contains("Can't read this item") })
      #expect(screen.contains { $0.contains("Its name isn't valid UTF-8") })
    }

    @Test func `an error of the system has no number`() async {
      // The kernel lists this file, but refuses to read it.
      let harness = Harness(width: 70, height: 12) {
        DirectoryBrowser(folder: URL(filePath: "/proc/self/attr"))
      }
      await harness.settle()
      #expect(harness.screen.contains { $0.contains("Can't read this item") })
      #expect(harness.screen.contains { $0.contains("The system can't open it") })
      #expect(!harness.screen.contains { $0.contains("NSCocoaErrorDomain") })
    }
  #endif

  @Test func `the browser enters folders, and returns to the same row`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "reports")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Deployed at nine.\n".utf8).write(to: inner.appending(path: "today.txt"))
    try Data().write(to: folder.appending(path: "a.txt"))
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    #expect(harness.screen[1].contains("reports") && harness.screen[2].contains("a.txt"))
    harness.press("⏎")
    await harness.settle()
    #expect(
      harness.screen[1].contains("today.txt") && harness.screen[1].contains("Deployed at nine."))
    harness.press("⌫")
    await harness.settle()
    #expect(harness.screen[1].hasPrefix("│ ▌") && harness.screen[1].contains("reports"))
    harness.press("ctrl+c")
    #expect(harness.requests == [.copy(inner.path)])
    harness.rightClick(x: 20, y: 5)
    #expect(harness.position(of: "▌Go up") != nil && harness.position(of: "Open") == nil)
    harness.press("esc")
    harness.rightClick(x: 20, y: 1)
    harness.press("⏎")
    await harness.settle()
    #expect(harness.screen[1].contains("today.txt"))
  }

  @Test func `the browser follows links to folders, and doesn't wait for a pipe`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "reports")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: inner.appending(path: "today.txt"))
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "link"), withDestinationURL: inner)
    #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    harness.press("end")
    await harness.settle()
    let message = try #require(harness.position(of: "Not a regular file"))
    // In the middle of the right side, not in its first row.
    #expect(message.y > 2 && message.x > 34)
    harness.press("home ⏎")
    await harness.settle()
    #expect(harness.screen[1].contains("today.txt"))
  }

  @Test func `the browser shows the kind and the size of a file that isn't text`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(count: 2_000).write(to: folder.appending(path: "logo.png"))
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    #expect(harness.position(of: "Not a text file") != nil)
    #expect(harness.position(of: "PNG 2 kB") != nil)
  }

  @Test func `the browser says that a folder is empty, has only hidden files, or can't be read`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: inner.appending(path: ".secret"))
    let harness = Harness(width: 70, height: 12) { DirectoryBrowser(folder: folder) }
    await harness.settle()
    // The selection stays, and the right side follows.
    #expect(harness.position(of: "No visible items") != nil)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: "No visible items") == nil)
    #expect(harness.screen[1].contains("inner") && harness.screen[1].contains(".secret"))
    harness.press(". ⏎")
    await harness.settle()
    #expect(harness.position(of: "No visible items") != nil)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: "No visible items") == nil)
    #expect(harness.screen[1].contains(".secret"))
    try FileManager.default.removeItem(at: inner.appending(path: ".secret"))
    harness.press(". .")
    await harness.settle()
    #expect(harness.position(of: "Empty") != nil && !harness.screen[1].contains(".secret"))
    try FileManager.default.removeItem(at: inner)
    harness.press(".")
    await harness.settle()
    #expect(harness.position(of: "Can't read this item") != nil)
    #expect(harness.position(of: "Empty") == nil && harness.repaint() == 0)
  }
}
