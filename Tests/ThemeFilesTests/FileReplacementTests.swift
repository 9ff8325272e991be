// SPDX-License-Identifier: MIT
// Token: only files are replaced, and completely.

import CuriumTokens
import Foundation
import TestModels
import Testing

@testable import CuriumTerminal
@testable import CuriumThemeFiles

struct FileReplacementTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names() -> [String] { FileFacts.entries(folder.path) }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: folder(name), encoding: .utf8)
  }

  private func mode(_ name: String) -> mode_t {
    var facts = stat()
    return lstat(folder(name), &facts) == 0 ? facts.st_mode : 0
  }

  /// The error when writing to a name in the folder.
  private func fault(_ name: String) -> ThemeFileError? {
    #expect(throws: ThemeFileError.self) {
      try FileBytes.write(Array("new".utf8), to: folder(name))
    }
  }

  @Test func `a new file has the written contents, and its folder nothing else`() throws {
    try FileBytes.write(Array("new".utf8), to: folder("a.tokens.json"))
    #expect(text("a.tokens.json") == "new")
    #expect(names() == ["a.tokens.json"])
    try FileBytes.write([], to: folder("empty"))
    #expect(text("empty") == "")
  }

  @Test func `names that begin with a combining mark work`() throws {
    let path = folder("\u{301}a/\u{301}b")
    #expect(fault("\u{301}a/\u{301}b")?.expected == "a folder at \(folder("\u{301}a"))")
    #expect(fault("\u{301}a/\u{301}b")?.file == "\u{301}b")
    mkdir(folder("\u{301}a"), 0o755)
    try FileBytes.write(Array("new".utf8), to: path)
    #expect(try FileBytes.read(path) == Array("new".utf8))
    #expect(FileFacts.entries(folder("\u{301}a")) == ["\u{301}b"])
  }

  @Test(arguments: [0o600, 0o640, 0o755] as [mode_t])
  func `a file keeps its permissions and its owner`(permissions: mode_t) throws {
    try folder.write("old", to: folder("a"))
    chmod(folder("a"), permissions)
    let isRoot = geteuid() == 0
    if isRoot { chown(folder("a"), 12, 34) }
    try FileBytes.write(Array("new".utf8), to: folder("a"))
    var facts = stat()
    #expect(stat(folder("a"), &facts) == 0)
    #expect(facts.st_mode & 0o7777 == permissions)
    #expect(!isRoot || (facts.st_uid == 12 && facts.st_gid == 34))
    #expect(text("a") == "new" && names() == ["a"])
  }

  @Test func `a link stays a link, and its target is replaced`() throws {
    try folder.make(folder("far"))
    try folder.write("old", to: folder("far/file"))
    symlink("far/file", folder("near"))
    symlink("near", folder("nearer"))
    try FileBytes.write(Array("new".utf8), to: folder("nearer"))
    #expect(text("far/file") == "new")
    #expect(mode("near") & S_IFMT == S_IFLNK && mode("nearer") & S_IFMT == S_IFLNK)
    #expect(names() == ["far", "near", "nearer"])
    #expect(FileFacts.entries(folder("far")) == ["file"])
  }

  @Test func `anything but a file is rejected and left alone`() throws {
    try folder.make(folder("folder"))
    mkfifo(folder("pipe"), 0o600)
    symlink("pipe", folder("to pipe"))
    symlink("/dev/full", folder("to device"))
    symlink("nowhere", folder("dangling"))
    symlink("loop", folder("loop"))
    let expected = [
      "folder": "a regular file, but \(folder("folder")) is a folder",
      "pipe": "a regular file, but \(folder("pipe")) is a pipe",
      "to pipe": "a regular file, but \(folder("to pipe")) is a pipe",
      "to device": "a regular file, but \(folder("to device")) is a device",
      "dangling":
        "a link to an existing file, but \(folder("dangling")) leads to one that doesn't exist",
      "loop": "a link to a file, but \(folder("loop")) leads back to itself",
      "no/such/folder/a": "a folder at \(folder("no/such/folder"))",
      "pipe/a": "a folder at \(folder("pipe"))",
      "folder/": "the path of a file, not \"\(folder("folder/"))\"",
      "a\0b": "the path of a file, not \"\(folder("a␀b"))\"",
    ]
    let before = names()
    let modes = before.map(mode)
    for (name, words) in expected {
      let error = fault(name)
      #expect(error?.problem == .unwritable && error?.expected == words)
      #expect(error?.advice.isEmpty == false)
    }
    #expect(names() == before && before.map(mode) == modes)
    #expect(throws: ThemeFileError.self) { try FileBytes.write([], to: "") }
    #expect(throws: ThemeFileError.self) { try FileBytes.write([], to: "/dev/full") }
    #expect(throws: ThemeFileError.self) { try FileBytes.write([], to: "/") }
  }

  @Test func `a read-only file is kept`() throws {
    try folder.write("old", to: folder("a"))
    chmod(folder("a"), 0o444)
    #expect(fault("a")?.expected == "a file you can write to, but \(folder("a")) is read-only")
    #expect(text("a") == "old" && names() == ["a"])
  }

  @Test(.enabled(if: geteuid() != 0, "root can write to any folder"))
  func `a read-only folder is named in the error`() throws {
    try folder.make(folder("closed"))
    chmod(folder("closed"), 0o555)
    #expect(
      fault("closed/a")?.expected
        == "a folder you can write to, but you don't have permission for \(folder("closed"))")
    chmod(folder("closed"), 0o755)
  }

  @Test(
    arguments: [
      (ENOSPC, "enough free space on the disk with /themes"), (EDQUOT, "enough free space"),
      (EACCES, "a folder you can write to, but you don't have permission for /themes"),
      (EROFS, "a writable disk, but /themes is on a read-only one"),
      (ENAMETOOLONG, "a shorter path"), (EIO, "a writable file at"),
    ])
  func `a system error is reported with its path`(code: Int32, words: String) throws {
    let target = try FileTarget(folder("a"))
    let fault = FileBytes.unwritable(target.fault(code))
    let words = words.replacing("/themes", with: target.folder)
    #expect(fault.expected.hasPrefix(words) && !fault.advice.isEmpty)
    #expect(fault.problem == .unwritable && fault.file == "a")
  }

  @Test func `temporary files are removed unless their writer is running`() async throws {
    let left = ".curium-0123456789abcdef.tmp"
    let used = ".curium-fedcba9876543210.tmp"
    let others = [".curium-notes.tmp", "curium-0123456789abcdef.tmp", ".a.tokens.json.swp"]
    for name in [left, used] + others { try folder.write("half", to: folder(name)) }
    let lock = open(folder(used), O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    try FileBytes.write(Array("new".utf8), to: folder("a"))
    #expect(Set(names()) == Set(["a", used] + others))
    flock(lock, LOCK_UN)
    try FileBytes.write(Array("new".utf8), to: folder("b"))
    #expect(names().contains(used), "a process looks for them once in a folder")
    await #expect(processExitsWith: .success) { [path = folder("c") as String] in
      try FileBytes.write(Array("new".utf8), to: path)
    }
    #expect(Set(names()) == Set(["a", "b", "c"] + others))
  }

  /// Limits the size of the files that this process writes. Beyond it, writing fails like on a full
  /// disk: after some of the bytes.
  private static func limitFiles(toBytes bytes: rlim_t) {
    signal(SIGXFSZ, SIG_IGN)
    #if os(Linux)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    precondition(getrlimit(resource, &limit) == 0)
    limit.rlim_cur = bytes
    precondition(setrlimit(resource, &limit) == 0)
  }

  @Test func `a full disk leaves the old file, and nothing else`() async throws {
    try folder.write("old", to: folder("a"))
    await #expect(processExitsWith: .success) { [path = folder("a") as String] in
      FileReplacementTests.limitFiles(toBytes: 2)
      do throws(ThemeFileError) {
        try FileBytes.write(Array("new".utf8), to: path)
        preconditionFailure("the file was written")
      } catch {
        precondition(error.problem == .unwritable)
        precondition(error.expected.hasPrefix("enough free space on the disk"))
      }
    }
    #expect(text("a") == "old" && names() == ["a"])
  }

  @Test func `without access to the current folder, a folder in it is reported`() async throws {
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      precondition(chdir(path) == 0 && chmod(path, 0o600) == 0)
      // Root has access to every folder, unless it becomes another user.
      if geteuid() == 0, setuid(65_534) != 0 { return }
      let error = #expect(throws: FileFault.self) { try FileFacts.makeFolder("a/b") }
      precondition(error?.path == "a")
    }
    chmod(folder.path, 0o700)
  }

  @Test func `an existing file can be kept`() throws {
    #expect(try FileBytes.write(Array("one".utf8), to: folder("a"), existing: .keep))
    #expect(try !FileBytes.write(Array("two".utf8), to: folder("a"), existing: .keep))
    #expect(text("a") == "one" && names() == ["a"])
  }

  @Test func `eight simultaneous writers leave one complete file, and nothing else`() async throws {
    let path = folder("a")
    // Longer than a page, so that a mix of two would show.
    let texts = (0..<8).map { String(repeating: "\($0)", count: 20_000) }
    let seen = await withTaskGroup(of: [String].self) { group in
      for text in texts {
        group.addTask {
          (0..<10).compactMap { _ in
            do {
              try FileBytes.write(Array(text.utf8), to: path)
              return try String(contentsOfFile: path, encoding: .utf8)
            } catch {
              return "\(error)"
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(seen.count == 80 && Set(seen).isSubset(of: texts))
    #expect(names() == ["a"])
    // Of several tasks that create the same file, only one succeeds.
    let new = folder("b")
    let made = await withTaskGroup(of: Bool.self) { group in
      for text in texts {
        group.addTask {
          (try? FileBytes.write(Array(text.utf8), to: new, existing: .keep)) ?? false
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(made == 1 && names() == ["a", "b"])
  }

  @Test func `a document that couldn't be read back isn't written`() throws {
    try folder.write("old", to: folder("a"))
    // Writes one item per line, with deep indentation.
    let ones = Array(repeating: "1", count: 70_000).joined(separator: ",")
    let text =
      "{\"a\":" + String(repeating: "[", count: 62) + ones + String(repeating: "]", count: 62) + "}"
    let document = try ThemeDocument(parsing: text.utf8, name: "a")
    let error = #expect(throws: ThemeFileError.self) { try document.write(to: folder("a")) }
    #expect(error?.problem == .tooLarge && self.text("a") == "old")
    try folder.write(document.text, to: folder("big"))
    #expect(ThemeFile.read(contentsOf: folder("big")).errors.map(\.problem) == [.tooLarge])
  }
}
