// SPDX-License-Identifier: MIT
// Page: a to-do list in a file.

import Curium
import Foundation

/// The to-do app: `swift run todo FILE` keeps its list in a file, by default `todo.json`.
@main
struct TodoApp: App {
  @State private var store = TodoStore(
    file: TodoFile(URL(filePath: CommandLine.arguments.dropFirst().first ?? "todo.json")))

  var body: some View {
    TodoScreen(store: store)
  }
}
