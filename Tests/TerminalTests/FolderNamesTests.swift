// SPDX-License-Identifier: MIT
// Terminal: changes of the names in real folders.

import Foundation
import TestModels
import Testing

@testable import CuriumTerminal

@Suite(.timeLimit(.minutes(10))) struct FolderNamesTests {
  /// A watch of the names in folders.
  private struct Names {
    let watch: FileWatch
    var signals: AsyncStream<Void>.Iterator

    init(of paths: [String]) throws {
      let (signals, bell) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let watch = FileWatch(paths, detail: .names) { bell.yield() }
      self.watch = try #require(watch)
      self.signals = signals.makeAsyncIterator()
      self.watch.start()
    }

    /// Returns the next changes.
    mutating func next() async -> Set<String> {
      while await signals.next() != nil {
        let paths = watch.take()
        if !paths.isEmpty { return paths }
      }
      return []
    }
  }

  @Test func `only added, removed and renamed names are reported, as their folder`() async throws {
    let folder = try TemporaryFolder()
    let (first, second) = (folder("first"), folder("second"))
    for path in [first, second] { try folder.make(path) }
    try folder.write("1", to: folder("target"))
    try folder.link(first + "/link", to: folder("target"))
    var names = try Names(of: [first, second])
    try folder.write("1", to: first + "/a")
    #expect(await names.next() == [first])
    try folder.write("2", to: first + "/a")
    try folder.write("2", to: folder("target"))
    // Anything that the writes report would be reported together with this.
    try folder.make(second + "/b")
    #expect(await names.next() == [second])
    folder.move(first + "/a", to: second + "/a")
    #expect(await names.next() == [first, second])
    try folder.remove(second + "/b")
    #expect(await names.next() == [second])
  }

  @Test func `a watch follows other folders without missing a change`() async throws {
    let folder = try TemporaryFolder()
    let (first, second) = (folder("first"), folder("second"))
    for path in [first, second] { try folder.make(path) }
    var names = try Names(of: [first])
    try folder.write("1", to: first + "/a")
    names.watch.follow([first, second])
    try folder.write("1", to: second + "/b")
    var reported: Set<String> = []
    while reported != [first, second] { reported.formUnion(await names.next()) }
    names.watch.follow([second])
    try folder.write("1", to: first + "/c")
    try folder.write("1", to: second + "/d")
    #expect(await names.next() == [second])
  }

  @Test func `a folder inside one that is moved is reported, and followed in its place`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (outer, inner, last) = (folder("a"), folder("a/b"), folder("last"))
    for path in [inner, folder("other/b"), last] { try folder.make(path) }
    var names = try Names(of: [outer, inner, last])
    folder.move(outer, to: folder("away"))
    folder.move(folder("other"), to: outer)
    try folder.write("1", to: last + "/a")
    var reported: Set<String> = []
    while !reported.contains(last) { reported.formUnion(await names.next()) }
    #expect(reported == [outer, inner, last])
    try folder.write("1", to: inner + "/c")
    #expect(await names.next() == [inner])
    try folder.write("1", to: folder("away/b/c"))
    // Anything that the other folder reports would be reported together with this.
    try folder.write("1", to: last + "/b")
    #expect(await names.next() == [last])
  }

  @Test func `a link that leads to another folder now is reported, and followed there`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (link, last) = (folder("root/link"), folder("last"))
    for path in ["root", "one", "two", "last"] { try folder.make(folder(path)) }
    try folder.link(link, to: folder("one"))
    var names = try Names(of: [folder("root"), link, last])
    try folder.remove(link)
    try folder.link(link, to: folder("two"))
    try folder.write("1", to: last + "/a")
    var reported: Set<String> = []
    while !reported.contains(last) { reported.formUnion(await names.next()) }
    #expect(reported == [folder("root"), link, last])
    try folder.write("1", to: folder("two/a"))
    #expect(await names.next() == [link])
  }

  @Test func `a watch that follows the same folders again misses nothing`() async throws {
    let folder = try TemporaryFolder()
    let paths = (0..<40).map { folder("\($0)") }
    for path in paths { try folder.make(path) }
    var names = try Names(of: paths)
    for (index, path) in paths.enumerated() {
      names.watch.follow(index % 2 == 0 ? paths : Array(paths[index...]))
      try folder.write("1", to: path + "/a")
      #expect(await names.next() == [path])
    }
  }

  @Test func `a folder is followed again after it is created again`() async throws {
    let folder = try TemporaryFolder()
    let inner = folder("inner")
    var names = try Names(of: [inner])
    for _ in 0..<2 {
      try folder.make(inner)
      #expect(await names.next() == [inner])
      try folder.write("1", to: inner + "/a")
      #expect(await names.next() == [inner])
      folder.move(inner, to: folder("away"))
      #expect(await names.next() == [inner])
      try folder.remove(folder("away"))
    }
  }

  #if os(Linux)
    @Test func `changed permissions are reported for folders, but not for files`() async throws {
      let folder = try TemporaryFolder()
      let inner = folder("inner")
      try folder.make(inner)
      try folder.write("1", to: folder("file"))
      var names = try Names(of: [folder.path])
      #expect(chmod(folder("file"), 0o600) == 0 && chmod(inner, 0o700) == 0)
      #expect(await names.next() == [inner])
      names.watch.follow([inner])
      #expect(chmod(inner, 0o750) == 0)
      #expect(await names.next() == [inner])
    }
  #endif
}
