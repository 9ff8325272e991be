// SPDX-License-Identifier: MIT
// Page: the file of a to-do list, which several programs can use at once.

import Foundation

/// The file of a to-do list.
///
/// Saving loses nothing that is in the file:
/// 1. It locks the folder, so that programs save one after another.
/// 2. It reads the file again and merges what others have changed since.
/// 3. It writes a temporary file in the same folder and waits until the disk has it.
/// 4. It renames a file that isn't a to-do list, and then the temporary file to its final name.
struct TodoFile {
  /// What the file turned out to be.
  private enum Contents {
    case missing
    case list([Todo])
    case unreadable
  }

  let url: URL
  /// How often to try for the lock, 10 ms apart.
  private let lockAttempts: Int
  /// The list in the file when it was last read or saved.
  private var base: [Todo] = []

  /// The file at `url`; a symbolic link is followed whenever the file is read or saved.
  init(_ url: URL, lockAttempts: Int = 25) {
    self.url = url
    self.lockAttempts = lockAttempts
  }

  /// Whether `todos` differs from the list last read or saved.
  func isChanged(_ todos: [Todo]) -> Bool { todos != base }

  /// Returns `todos` with what others have changed in the file.
  mutating func read(into todos: [Todo]) throws(TodoFileError) -> [Todo] {
    switch try contents(of: FilePlace(following: url)) {
    case .missing where base.isEmpty: return todos
    case .missing: throw .gone
    case .unreadable: throw .notAList
    case .list(let theirs):
      defer { base = theirs }
      return todos.merging(theirs, since: base)
    }
  }

  /// Saves `todos` together with what others have changed in the file. Returns the list that is saved,
  /// and the new name of a file that was in the way.
  mutating func save(_ todos: [Todo]) throws(TodoFileError) -> (todos: [Todo], keptAs: String?) {
    let place = try FilePlace(following: url)
    let lock = try FolderLock(place.folder, attempts: lockAttempts)
    defer { lock.unlock() }
    var merged = todos
    var keptAs: String?
    switch try contents(of: place) {
    case .missing: try place.replace(with: Self.data(of: merged))
    case .unreadable: keptAs = try place.replace(with: Self.data(of: merged), keepsOld: true)
    case .list(let theirs):
      merged = todos.merging(theirs, since: base)
      if merged != theirs { try place.replace(with: Self.data(of: merged)) }
    }
    base = merged
    return (merged, keptAs)
  }

  private func contents(of place: FilePlace) throws(TodoFileError) -> Contents {
    guard let data = try place.read() else { return .missing }
    // A new file, or one that is just being written.
    if data.isEmpty { return .missing }
    guard let todos = try? JSONDecoder().decode([Todo].self, from: data) else { return .unreadable }
    return .list(todos.withUniqueIDs)
  }

  private static func data(of todos: [Todo]) throws(TodoFileError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do { return try encoder.encode(todos) } catch { throw .other("\(error)") }
  }
}
