// SPDX-License-Identifier: MIT
// Page: the to-do list on the screen, saved after every change.

import Curium
import Foundation

/// The list on the screen. Saves every change immediately; a change that can't be saved stays in
/// memory and is saved with the next one.
@MainActor @Observable final class TodoStore {
  /// The reason why the list couldn't be read or saved.
  private var failure: TodoFileError?
  /// `true` if there are changes that couldn't be saved.
  private var hasChanges = false
  /// The new name of a file that wasn't a to-do list, until the user dismisses the message.
  var keptFile: String?
  private var items: [Todo] = []
  @ObservationIgnored private var file: TodoFile

  /// The list in `file`; empty if there is no file yet.
  init(file: TodoFile) {
    self.file = file
    refresh()
  }

  /// The list. Setting it saves it.
  var todos: [Todo] {
    get { items }
    set {
      items = newValue
      save()
    }
  }

  /// The reason why the list can't be read or saved, and what to do.
  var problem: String? { failure?.message(for: file.url) }

  /// The reason alone, for a dialog that blocks the keys.
  var reason: String? { failure?.reason(for: file.url) }

  /// `true` if some changes, or the whole list, are only in memory.
  var isUnsaved: Bool {
    switch failure {
    case .gone?, .noFolder?, .notAFile?, .notAList?, .tooLarge?: hasChanges || !items.isEmpty
    default: hasChanges
    }
  }

  /// The path of the file.
  var path: String { file.url.path }

  /// Adds an item at the end. Returns its id.
  func add(_ title: String) -> Todo.ID {
    let todo = Todo(title: title)
    todos.append(todo)
    return todo.id
  }

  /// Applies the edits between `original` and `edited`. Restores an item that was removed in the
  /// meantime.
  func apply(_ edited: Todo, to original: Todo) {
    if let index = items.firstIndex(where: { $0.id == original.id }) {
      todos[index] = edited.merging(items[index], since: original)
    } else {
      todos.append(edited)
    }
  }

  /// Takes over other programs' changes to the file, and saves unsaved ones.
  func refresh() {
    if hasChanges { return save() }
    attempt { () throws(TodoFileError) in
      items = try file.read(into: items)
    }
  }

  /// Saves the list, merged with other programs' changes.
  func save() {
    attempt { () throws(TodoFileError) in
      let saved = try file.save(items)
      items = saved.todos
      keptFile = saved.keptAs ?? keptFile
    }
    hasChanges = file.isChanged(items)
  }

  private func attempt(_ action: () throws(TodoFileError) -> Void) {
    do {
      try action()
      failure = nil
    } catch {
      failure = error
    }
  }
}
