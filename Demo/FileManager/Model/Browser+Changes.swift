// SPDX-License-Identifier: MIT
// Page: the commands that change files, and that can be undone.

import Curium
import Foundation

extension Browser {
  /// Creates an empty folder or file, and selects it.
  func create(_ name: String, isFolder: Bool) {
    let path = FilePath.join(folder, name)
    attempt {
      if isFolder {
        guard mkdir(path, 0o777) == 0 else { throw FileError(path: path) }
      } else {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path: path) }
        close(descriptor)
      }
      recordCreation(of: [path], "create \(name)")
      select([path])
    }
  }

  /// Returns why a new file can't have a name; `nil` if it can.
  func objection(to name: String) -> String? {
    if name.contains("/") || name.contains("\0") { return "A name can't contain “/”." }
    if name == "." || name == ".." { return "“\(name)” is the name of a folder." }
    if FilePath.exists(FilePath.join(folder, name)) { return "“\(name)” exists already." }
    return nil
  }

  /// Returns why the screen can't show a folder that the user has typed; `nil` if it can.
  func objection(toFolder path: String) -> String? {
    let isFolder = Entry(path: FilePath.absolute(path, in: folder))?.isFolder == true
    return isFolder ? nil : "\(path) isn't a folder."
  }

  /// Gives an entry another name.
  func rename(_ path: String, to name: String) throws {
    if let objection = objection(to: name) { throw FileError(objection) }
    let new = FilePath.join(FilePath.folder(of: path), name)
    try move([Move(source: path, destination: new)], "rename \(FilePath.name(of: path))")
    select([new])
  }

  /// Moves files on the same volume, one after the other. Those that were moved before a failure
  /// can be moved back.
  func move(_ moves: [Move], _ title: String) throws {
    var done: [Move] = []
    defer {
      if !done.isEmpty {
        history.record(title) {
          self.attempt { try self.move(done.reversed().map(\.reversed), title) }
        }
      }
      refresh()
    }
    for move in moves {
      try move.perform()
      done.append(move)
    }
  }

  /// Moves files to the trash. The user can undo this.
  func moveToTrash(_ paths: [String], _ title: String? = nil) {
    var items: [Trash.Item] = []
    attempt { for path in paths { items.append(try trash.add(path)) } }
    refresh()
    guard !items.isEmpty else { return }
    let title = title ?? "delete \(Self.title(of: paths))"
    history.record(title) { self.restore(items, title) }
  }

  private func restore(_ items: [Trash.Item], _ title: String) {
    var paths: [String] = []
    attempt {
      for item in items {
        try trash.restore(item)
        paths.append(item.original)
      }
    }
    select(paths)
    if !paths.isEmpty { history.record(title) { self.moveToTrash(paths, title) } }
  }

  /// Records that files are new. Undo moves them to the trash, so that nothing is lost.
  func recordCreation(of paths: [String], _ title: String) {
    history.record(title) { self.moveToTrash(paths, title) }
  }

  /// Deletes files. This can't be undone.
  func deletePermanently(_ paths: [String]) async {
    let problem = await Self.remove(paths)
    if let problem { self.problem = problem }
    refresh()
  }

  @concurrent private static func remove(_ paths: [String]) async -> String? {
    do {
      for path in paths { try FileManager.default.removeItem(atPath: path) }
      return nil
    } catch {
      return FileError(error).description
    }
  }

  /// Runs a command. If it fails, the screen shows the reason.
  func attempt(_ work: () throws -> Void) {
    problem = nil
    do {
      try work()
    } catch {
      problem = FileError(error).description
    }
  }

  /// The name of a file, or the number of files.
  static func title(of paths: [String]) -> String {
    paths.count == 1 ? FilePath.name(of: paths[0]) : "\(paths.count) items"
  }
}
