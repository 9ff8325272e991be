// SPDX-License-Identifier: MIT
// Page: a to-do list in a file.

import Curium
import Foundation

/// The to-do app: `swift run todo FILE` keeps its list in a file, by default `todo.json`.
@main
struct TodoApp: App {
  @State private var store = TodoStore(
    file: TodoFile(URL(filePath: CommandLine.arguments.dropFirst().first ?? "todo.json")))

  static func main() {
    if let option = CommandLine.arguments.dropFirst().first, option.hasPrefix("-") {
      print("Usage: todo [FILE]\n\nShows the to-do list in FILE, by default todo.json.")
      exit(option == "-h" || option == "--help" ? 0 : 64)
    }
    main(options: TerminalSessionOptions())
  }

  var body: some View {
    TodoScreen(store: store)
  }
}
