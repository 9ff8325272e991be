// SPDX-License-Identifier: MIT
// Page: what is to do, and the file it is kept in.

import Curium
import Foundation

/// One thing to do.
struct Todo: Identifiable, Codable, Equatable {
  var id = UUID()
  var title = ""
  var priority = Priority.normal
  var isDone = false
}

/// How much it matters.
enum Priority: String, Codable, CaseIterable {
  case low = "Low"
  case normal = "Normal"
  case high = "High"
}

/// All that is to do, written to a file whenever it changes.
@MainActor @Observable final class TodoStore {
  var todos: [Todo] { didSet { save() } }
  /// Why the last change is not in the file.
  private(set) var failure: String?
  private let file: URL

  /// What the file holds; nothing where there is none yet.
  init(file: URL) {
    self.file = file
    let data = try? Data(contentsOf: file)
    todos = data.flatMap { try? JSONDecoder().decode([Todo].self, from: $0) } ?? []
  }

  /// Adds one at the end, and tells its id.
  func add(_ title: String) -> Todo.ID {
    let todo = Todo(title: title)
    todos.append(todo)
    return todo.id
  }

  /// Puts a changed one in its place.
  func replace(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index] = todo
  }

  private func save() {
    do {
      try JSONEncoder().encode(todos).write(to: file, options: .atomic)
      failure = nil
    } catch {
      failure = error.localizedDescription
    }
  }
}
