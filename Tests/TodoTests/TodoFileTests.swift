// SPDX-License-Identifier: MIT
// Testing: the file of a to-do list never loses anything, even if it is invalid.

import Foundation
import Testing

@testable import todo

/// A separate folder for each test.
final class TodoFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }

  var file: URL { url.appending(path: "todo.json") }
  /// The names in the folder, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func write(_ text: String, to name: String = "todo.json") throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(_ name: String = "todo.json") -> String? {
    (try? Data(contentsOf: url.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The titles in the file.
  var titles: [String]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? JSONDecoder().decode([Todo].self, from: data))?.map(\.title)
  }
}

struct TodoFileTests {
  private let folder = TodoFolder()

  private static let milk = #"[{"id":"1","title":"Milk","priority":"Normal","isDone":false}]"#

  @Test(arguments: [
    #"[{"id":"1","title":"Ro"#, "not JSON", "{}", #"{"version":2,"todos":[]}"#, "[1]", "\u{0}",
    #"[{"id":"1"}]"#, "[[[[", #"[{"id":"1","title":"x","isDone":"no"}]"#,
  ])
  func `a file that isn't a list is renamed by the first save, and its contents are kept`(
    text: String
  ) throws {
    try folder.write(text)
    var file = TodoFile(folder.file)
    #expect(throws: TodoFileError.notAList) { try file.read(into: []) }
    #expect(folder.names == ["todo.json"] && folder.text() == text)
    let saved = try file.save([Todo(title: "Bread")])
    #expect(saved.keptAs == "todo-unreadable.json")
    #expect(folder.names == ["todo-unreadable.json", "todo.json"])
    #expect(folder.text("todo-unreadable.json") == text && folder.titles == ["Bread"])
  }

  @Test func `a name that exists isn't overwritten`() throws {
    try folder.write("first", to: "todo-unreadable.json")
    try folder.write("second")
    var file = TodoFile(folder.file)
    #expect(try file.save([]).keptAs == "todo-unreadable-2.json")
    #expect(folder.text("todo-unreadable.json") == "first")
    #expect(folder.text("todo-unreadable-2.json") == "second")
  }

  @Test func `fields and priorities of a newer version are kept`() throws {
    let others =
      #""due":{"on":[1,2.50,-3e2,null,true,"é\n"]},"size":12345678901234567890123,"age":1e200"#
    try folder.write(#"[{"id":"1","title":"Milk","priority":"Urgent",\#(others)}]"#)
    var file = TodoFile(folder.file)
    var todos = try file.read(into: [])
    #expect(todos.map(\.title) == ["Milk"])
    todos[0].isDone = true
    todos.append(Todo(title: "Bread"))
    _ = try file.save(todos)
    var again = TodoFile(folder.file)
    #expect(try again.read(into: []) == todos)
    let text = try #require(folder.text())
    for part in ["12345678901234567890123", "1e+200", "2.5", "Urgent", "null", "é\\n"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `two programs keep each other's additions, edits and removals`() throws {
    try folder.write(Self.milk)
    var first = TodoFile(folder.file)
    var second = TodoFile(folder.file)
    var mine = try first.read(into: [])
    var theirs = try second.read(into: [])
    mine.append(Todo(title: "Bread"))
    mine = try first.save(mine).todos
    theirs[0].isDone = true
    theirs.append(Todo(title: "Eggs"))
    theirs = try second.save(theirs).todos
    #expect(theirs.map(\.title) == ["Milk", "Bread", "Eggs"])
    mine.removeAll { $0.title == "Bread" }
    mine = try first.save(mine).todos
    #expect(mine.map(\.title) == ["Milk", "Eggs"] && mine[0].isDone)
    #expect(try second.read(into: theirs) == mine)
    #expect(folder.names == ["todo.json"])
  }

  @Test func `changes that couldn't be saved are saved and merged later`() throws {
    var file = TodoFile(folder.url.appending(path: "inner/todo.json"))
    let error = TodoFileError.noFolder(folder.url.appending(path: "inner").path)
    #expect(throws: error) { try file.read(into: []) }
    let mine = [Todo(title: "Bread")]
    #expect(throws: error) { try file.save(mine) }
    #expect(file.isChanged(mine))
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "inner"), withIntermediateDirectories: true)
    try folder.write(Self.milk, to: "inner/todo.json")
    #expect(try file.save(mine).todos.map(\.title) == ["Milk", "Bread"])
  }

  @Test func `keeps the file's permissions, and doesn't write to a read-only file`() throws {
    try folder.write(Self.milk)
    chmod(folder.file.path, 0o640)
    var file = TodoFile(folder.file)
    let todos = try file.read(into: [])
    _ = try file.save(todos + [Todo(title: "Bread")])
    let mode = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    chmod(folder.file.path, 0o440)
    #expect(throws: TodoFileError.readOnly) { try file.save([]) }
    #expect(folder.titles == ["Milk", "Bread"] && folder.names == ["todo.json"])
  }

  @Test func `follows symbolic links, even to files that don't exist yet`() throws {
    let inner = folder.url.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    for (link, target) in [("todo.json", "inner/b"), ("inner/b", "c.json")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    var file = TodoFile(folder.file)
    _ = try file.save([Todo(title: "Bread")])
    _ = try file.save([Todo(title: "Eggs")])
    #expect(folder.titles == ["Eggs"])
    #expect(folder.names == ["inner", "todo.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    #expect(folder.text("inner/c.json") != nil)
    for (target, error) in [
      ("todo.json", TodoFileError.other("Too many symbolic links")),
      ("nowhere/x.json", .noFolder(folder.url.appending(path: "nowhere").path)),
    ] {
      try FileManager.default.removeItem(at: folder.file)
      try FileManager.default.createSymbolicLink(
        atPath: folder.file.path, withDestinationPath: target)
      #expect(throws: error) { try file.save([]) }
    }
  }

  @Test func `a folder, a pipe or a device is neither read nor replaced`() throws {
    let pipe = folder.url.appending(path: "pipe")
    mkfifo(pipe.path, 0o600)
    for url in [folder.url, pipe, URL(filePath: "/dev/zero"), URL(filePath: "/dev/full")] {
      var file = TodoFile(url)
      #expect(throws: TodoFileError.notAFile) { try file.read(into: []) }
      #expect(throws: TodoFileError.notAFile) { try file.save([Todo(title: "Bread")]) }
    }
    #expect(folder.names == ["pipe"])
  }

  @Test func `a huge file is neither read nor replaced`() throws {
    try folder.write("[")
    truncate(folder.file.path, 1 << 40)
    var file = TodoFile(folder.file)
    #expect(throws: TodoFileError.tooLarge) { try file.read(into: []) }
    #expect(throws: TodoFileError.tooLarge) { try file.save([]) }
  }

  @Test func `an empty file is a new list; a deleted or emptied one is saved again`() throws {
    try folder.write("")
    var file = TodoFile(folder.file)
    #expect(try file.read(into: []) == [])
    let todos = try file.save([Todo(title: "Bread")]).todos
    try FileManager.default.removeItem(at: folder.file)
    #expect(throws: TodoFileError.gone) { try file.read(into: todos) }
    _ = try file.save(todos)
    try folder.write("")
    #expect(throws: TodoFileError.gone) { try file.read(into: todos) }
    _ = try file.save(todos)
    #expect(folder.titles == ["Bread"] && folder.names == ["todo.json"])
  }

  @Test func `while another program has the lock, saving fails and doesn't hang`() throws {
    var file = TodoFile(folder.file, lockAttempts: 1)
    let lock = try FolderLock(folder.url.path, attempts: 1)
    #expect(throws: TodoFileError.busy) { try file.save([Todo(title: "Bread")]) }
    #expect(folder.names == [])
    lock.unlock()
    _ = try file.save([Todo(title: "Bread")])
    #expect(folder.titles == ["Bread"])
  }

  @Test func `programs that save at the same time lose nothing`() async throws {
    await withTaskGroup { group in
      for program in 0..<4 {
        group.addTask { [file = folder.file] in
          var file = TodoFile(file, lockAttempts: 10_000)
          var todos: [Todo] = []
          for number in 0..<10 {
            todos.append(Todo(title: "\(program).\(number)"))
            guard let saved = try? file.save(todos) else { continue }
            todos = saved.todos
          }
        }
      }
    }
    let expected = (0..<4).flatMap { program in (0..<10).map { "\(program).\($0)" } }
    #expect(folder.titles?.sorted() == expected)
    #expect(folder.names == ["todo.json"])
  }

  @Test func `every error says what to do`() {
    let errors: [TodoFileError] = [
      .notAList, .notAFile, .tooLarge, .readOnly, .gone, .noPermission, .noFolder("/nowhere"),
      .diskFull, .busy,
      .other("Input/output error"),
    ]
    for error in errors {
      let message = error.message(for: folder.file)
      let advice = ["todo FILE", "press Control-S", "Press Control-S", "The next save"]
      #expect(advice.contains { message.contains($0) }, "\(message)")
    }
  }
}
