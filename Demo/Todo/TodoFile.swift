// SPDX-License-Identifier: MIT
// Page: the file of a to-do list, which several programs can use at the same time.

import Foundation

/// The file of a to-do list.
///
/// Saving never loses anything in the file:
/// 1. Lock the folder, so that programs save one after another.
/// 2. Read the file again and merge what others have changed since.
/// 3. Write a temporary file in the same folder and wait until it is on the disk.
/// 4. Rename a file that isn't a to-do list, then rename the temporary file to the final name.
struct TodoFile {
  /// The result of reading the file.
  private enum Contents {
    case missing
    case list([Todo])
    case unreadable
  }

  let url: URL
  /// The number of attempts to get the lock, 10 ms apart.
  private let lockAttempts: Int
  /// The list in the file when it was last read or saved.
  private var base: [Todo] = []

  /// The file at `url`. Follows a symbolic link each time the file is read or saved.
  init(_ url: URL, lockAttempts: Int = 25) {
    self.url = url
    self.lockAttempts = lockAttempts
  }

  /// Returns whether `todos` differs from the list last read or saved.
  func isChanged(_ todos: [Todo]) -> Bool { todos != base }

  /// Returns `todos` merged with others' changes to the file.
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

  /// Saves `todos` merged with others' changes to the file. Returns the saved list, and the new
  /// name of a file that wasn't a to-do list.
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
    // A new file, or one that another program is writing.
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
