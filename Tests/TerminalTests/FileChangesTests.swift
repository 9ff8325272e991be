// SPDX-License-Identifier: MIT
// Terminal: changes to real files, as made by editors and people.

import Foundation
import TestModels
import Testing

@testable import CuriumTerminal

/// A way for programs to save a file.
enum Save: CaseIterable, Sendable {
  case truncatingAndWriting
  case inPieces
  case renamingOver
  case movingTheOldOneAway
  case deletingFirst
  case severalTimes

  func act(_ folder: TemporaryFolder, _ file: String) async throws {
    switch self {
    case .truncatingAndWriting: try folder.write("two", to: file)
    case .inPieces:
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.truncate(atOffset: 0)
      for piece in ["t", "w", "o"] { try handle.write(contentsOf: Data(piece.utf8)) }
      try handle.close()
    case .renamingOver:
      try folder.write("two", to: file + ".new")
      folder.move(file + ".new", to: file)
    case .movingTheOldOneAway:
      folder.move(file, to: file + "~")
      try folder.write("two", to: file)
      try folder.remove(file + "~")
    case .deletingFirst:
      try folder.remove(file)
      try folder.write("two", to: file)
    case .severalTimes:
      for text in ["a", "b", "two"] {
        try folder.write(text, to: file)
        // Lets each one be reported separately.
        for _ in 0..<20 { await MainActor.run {} }
      }
    }
  }
}

@Suite(.timeLimit(.minutes(10))) struct FileChangesTests {
  @Test(arguments: Save.allCases)
  func `each way of saving a file is one change`(save: Save) async throws {
    let folder = try TemporaryFolder()
    let (file, other) = (folder("a.tokens.json"), folder("b.tokens.json"))
    try folder.write("one", to: file)
    var changes = FileChanges(of: [file, other]).makeAsyncIterator()
    for _ in 0..<2 {
      try await save.act(folder, file)
      #expect(await changes.next() == [file])
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "two")
      // Anything left over from the save would be reported together with this.
      try folder.write("", to: other)
      #expect(await changes.next() == [other])
    }
  }

  @Test func `files in a folder are reported when added, changed and removed`() async throws {
    let folder = try TemporaryFolder()
    var changes = FileChanges(of: [folder.path + "/"]).makeAsyncIterator()
    try folder.write("1", to: folder("a"))
    #expect(await changes.next() == [folder("a")])
    try folder.write("2", to: folder("a"))
    try folder.write("2", to: folder("b"))
    #expect(await changes.next() == [folder("a"), folder("b")])
    folder.move(folder("a"), to: folder("c"))
    #expect(await changes.next() == [folder("a"), folder("c")])
    try folder.remove(folder("b"))
    #expect(await changes.next() == [folder("b")])
  }

  /// A way for programs to create a complete file under its name.
  enum Creation: CaseIterable, Sendable {
    case savingNewTheme, replacingNothing, linkingAndUnlinking, linkingUnnamed

    func act(_ folder: TemporaryFolder, _ file: String) async throws {
      let bytes = Array("1".utf8)
      switch self {
      case .savingNewTheme:
        #expect(try FileReplacement(of: file).write(bytes, existing: .keep))
      case .replacingNothing: try FileReplacement(of: file).write(bytes)
      case .linkingAndUnlinking:
        let other = folder("elsewhere")
        try folder.write("1", to: other)
        try await Self.pause()
        #expect(Foundation.link(other, file) == 0 && unlink(other) == 0)
      case .linkingUnnamed:
        #if os(Linux)
          let unnamed = open(folder("in"), 0o20_000_000 | O_DIRECTORY | O_WRONLY, 0o644)
          try #require(unnamed >= 0)
          #expect(write(unnamed, bytes, bytes.count) == 1)
          try await Self.pause()
          let name = "/proc/self/fd/\(unnamed)"
          #expect(linkat(AT_FDCWD, name, AT_FDCWD, file, AT_SYMLINK_FOLLOW) == 0)
          close(unnamed)
        #else
          try folder.write("1", to: file)
        #endif
      }
    }

    /// Waits longer than a tick of the clock that the kernel takes the times of files from.
    private static func pause() async throws { try await Task.sleep(for: .milliseconds(30)) }
  }

  @Test(arguments: Creation.allCases)
  func `a file that appears complete is reported`(creation: Creation) async throws {
    let folder = try TemporaryFolder()
    try folder.make(folder("in"))
    let (file, last) = (folder("in/a"), folder("in/last"))
    for paths in [[folder("in")], [file, last]] {
      var changes = FileChanges(of: paths).makeAsyncIterator()
      try await creation.act(folder, file)
      // Without this, nothing would end the test if the file isn't reported.
      try folder.write("1", to: last)
      var reported: Set<String> = []
      while !reported.contains(last) { reported.formUnion(await changes.next() ?? [last]) }
      #expect(reported.contains(file))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "1")
      for path in [file, last] { try folder.remove(path) }
    }
  }

  @Test func `a file can be watched before its folder exists`() async throws {
    let folder = try TemporaryFolder()
    let file = folder("x/y/z/a")
    var changes = FileChanges(of: [file]).makeAsyncIterator()
    try folder.make(folder("x/other"))
    try folder.make(folder("x/y/z"))
    try folder.write("1", to: file)
    #expect(await changes.next() == [file])
    try folder.remove(folder("x"))
    #expect(await changes.next() == [file])
    try folder.make(folder("x/y/z"))
    try folder.write("1", to: file)
    #expect(await changes.next() == [file])
  }

  @Test func `a folder is watched again after it is recreated`() async throws {
    let folder = try TemporaryFolder()
    let inner = folder("themes")
    var changes = FileChanges(of: [inner]).makeAsyncIterator()
    for _ in 0..<2 {
      try folder.make(inner)
      #expect(await changes.next()?.contains(inner) == true)
      try folder.write("1", to: inner + "/a")
      #expect(await changes.next() == [inner + "/a"])
      folder.move(inner, to: folder("away"))
      #expect(await changes.next()?.contains(inner) == true)
      try folder.remove(folder("away"))
    }
  }

  @Test func `the target of a symbolic link is watched`() async throws {
    let folder = try TemporaryFolder()
    for name in ["dotfiles", "themes"] { try folder.make(folder(name)) }
    let target = folder("dotfiles/a")
    try folder.write("1", to: target)
    var changes = FileChanges(of: [folder("themes"), folder("b")]).makeAsyncIterator()
    try folder.link(folder("themes/a"), to: target)
    try folder.link(folder("b"), to: "dotfiles/a")
    #expect(await changes.next() == [folder("themes/a"), folder("b")])
    try folder.write("2", to: target + ".new")
    folder.move(target + ".new", to: target)
    #expect(await changes.next() == [folder("themes/a"), folder("b")])
  }

  @Test func `watching ends when its task is cancelled`() async throws {
    let folder = try TemporaryFolder()
    let task = Task {
      var count = 0
      for await _ in FileChanges(of: [folder.path]) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test func `file descriptors are released`() async throws {
    let folder = try TemporaryFolder()
    // By default, Linux allows 128 per user. More than that only works if earlier ones are
    // released.
    for _ in 0..<160 {
      var watch = FileChanges(of: [folder.path]).makeAsyncIterator().watch
      for _ in 0..<10_000 where watch == nil {
        await MainActor.run {}
        watch = FileChanges(of: [folder.path]).makeAsyncIterator().watch
      }
      try #require(watch != nil)
      watch = nil
      await MainActor.run {}
    }
  }
}
