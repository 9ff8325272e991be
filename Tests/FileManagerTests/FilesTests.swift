// SPDX-License-Identifier: MIT
// Testing: paths, the trash and previews.

import Curium
import Foundation
import TestModels
import Testing

@testable import file_manager

struct FilesTests {
  @Test func `absolute paths resolve the user's folder and dots`() {
    #expect(FilePath.absolute("a/./b/../c", in: "/x") == "/x/a/c")
    #expect(FilePath.absolute("../../..", in: "/x/y") == "/")
    #expect(FilePath.absolute("/a//b/") == "/a/b")
    #expect(FilePath.absolute("~/a") == FilePath.join(FilePath.home, "a"))
    #expect(FilePath.absolute("~user", in: "/") == "/~user")
    #expect(FilePath.folder(of: "/a") == "/" && FilePath.folder(of: "/a/b") == "/a")
    #expect(FilePath.name(of: "/") == "/" && FilePath.name(of: "/a/b") == "b")
    #expect(!FilePath.contains("/a/b", "/a/bc") && FilePath.contains("/", "/a"))
  }

  @Test func `a name that is taken gets a number before its ending`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.txt", "a 2.txt", ".profile"] { try folder.write("", to: folder(name)) }
    #expect(FilePath.unoccupied(folder("a.txt")) == folder("a 3.txt"))
    #expect(FilePath.unoccupied(folder("a.txt"), besides: [folder("a 3.txt")]) == folder("a 4.txt"))
    #expect(FilePath.unoccupied(folder(".profile")) == folder(".profile 2"))
    #expect(FilePath.unoccupied(folder("b")) == folder("b"))
  }

  @Test func `nothing is replaced by a move, not even a broken link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: folder("a"))
    try folder.link(folder("b"), to: "nowhere")
    #expect(throws: FileError("\(folder("b")) exists already. Nothing was replaced.")) {
      try Move(source: folder("a"), destination: folder("b")).perform()
    }
    #expect(FilePath.exists(folder("a")))
  }

  @Test func `the trash keeps files with the same name apart, and records their paths`() throws {
    let folder = try TemporaryFolder()
    let trash = Trash(folder: folder("trash"))
    var items: [Trash.Item] = []
    for text in ["1", "2"] {
      try folder.write(text, to: folder("50 % sure.txt"))
      items.append(try trash.add(folder("50 % sure.txt")))
    }
    #expect(items.map { FilePath.name(of: $0.file) } == ["50 % sure.txt", "50 % sure.txt 2"])
    let info = try String(contentsOfFile: items[0].info, encoding: .utf8).split(separator: "\n")
    #expect(info[0] == "[Trash Info]")
    #expect(info[1] == "Path=\(folder.path)/50%20%25%20sure.txt")
    #expect(try #/DeletionDate=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/#.wholeMatch(in: info[2]) != nil)
    try trash.restore(items[1])
    #expect(try String(contentsOfFile: folder("50 % sure.txt"), encoding: .utf8) == "2")
    #expect(!FilePath.exists(items[1].info))
    // The other one stays in the trash, because its place is taken.
    #expect(throws: FileError.self) { try trash.restore(items[0]) }
    #expect(FilePath.exists(items[0].file) && FilePath.exists(items[0].info))
  }

  @Test func `previews show text, Markdown, pictures and bytes`() async throws {
    let folder = try TemporaryFolder()
    func preview(_ name: String, _ bytes: [UInt8]) async throws -> Preview {
      try Data(bytes).write(to: URL(filePath: folder(name)))
      return await Preview.load(try #require(Entry(path: folder(name))), showsHidden: false)
    }
    #expect(try await preview("a.SWIFT", Array("let é".utf8)) == .text("let é", language: "swift"))
    #expect(try await preview("Makefile", Array("a:".utf8)) == .text("a:", language: "makefile"))
    #expect(try await preview("a.md", Array("# A".utf8)) == .markdown("# A"))
    #expect(try await preview("a.txt", [0x61, 0xFF]) == .bytes([0x61, 0xFF]))
    #expect(try await preview("zero", [0, 1]) == .bytes([0, 1]))
    #expect(try await preview("empty", []) == .text("", language: "empty"))
    #expect(try await preview("no.png", [1, 0]) == .bytes([1, 0]))
    // The limit cuts the last character in half.
    let long = [UInt8](repeating: 0x61, count: Preview.textLimit - 1) + Array("é".utf8)
    guard case .text(let text, _) = try await preview("long.txt", long) else {
      Issue.record("Not a text")
      return
    }
    #expect(text.count == Preview.textLimit - 1)
  }

  @Test func `the entries of a folder are folders first, with numbers in order`() throws {
    let folder = try TemporaryFolder()
    for name in ["b 10", "b 9", "A", ".x"] { try folder.write("", to: folder(name)) }
    try folder.make(folder("z"))
    try folder.link(folder("link"), to: "z")
    try folder.link(folder("lost"), to: "nowhere")
    let entries = try Entry.all(in: folder.path)
    #expect(entries.map(\.name).prefix(2) == ["link", "z"])
    #expect(entries.map(\.name).suffix(2) == ["b 10", "lost"])
    #expect(entries.first { $0.name == "lost" }?.kind == .brokenLink)
    #expect(throws: FileError.self) { try Entry.all(in: folder("A")) }
  }
}
