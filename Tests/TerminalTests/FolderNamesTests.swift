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
