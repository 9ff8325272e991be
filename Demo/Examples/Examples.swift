// SPDX-License-Identifier: MIT
// Page: small programs, each in one file, started by name.

import Curium

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `swift run examples NAME` starts one of these programs; without a name, it lists them.
@main
struct Examples {
  /// A program: its name, its description, and the function that starts it.
  struct Example {
    let name: String
    let summary: String
    let start: @MainActor () -> Void
  }

  private static let inline = TerminalSessionOptions(presentation: .inline())

  @MainActor static let all = [
    Example(name: "stopwatch", summary: "time that runs, stops and is reset") { Stopwatch.main() },
    Example(name: "package-manager", summary: "a list of steps below the prompt") {
      PackageManager.main(options: inline)
    },
    Example(name: "download-list", summary: "several bars at once, below the prompt") {
      DownloadList.main(options: inline)
    },
    Example(name: "directory-browser", summary: "folders, files, and what they contain") {
      DirectoryBrowser.main()
    },
    Example(name: "split-editors", summary: "editors side by side, more or fewer of them") {
      SplitEditors.main()
    },
    Example(name: "credit-card-form", summary: "fields that arrange what is typed") {
      CreditCardForm.main()
    },
    Example(name: "chat", summary: "a conversation, with an editor that grows") { Chat.main() },
    Example(name: "overlapping-windows", summary: "windows that are dragged") {
      OverlappingWindows.main()
    },
    Example(name: "mouse-drawing", summary: "lines that follow the pointer") {
      MouseDrawing.main()
    },
    Example(name: "resizable-table", summary: "columns that follow the width of a pane") {
      ResizableTable.main()
    },
    Example(name: "pager", summary: "a text, and how much of it was read") { Pager.main() },
    Example(name: "constraint-explorer", summary: "how views share a row") {
      ConstraintExplorer.main()
    },
    Example(name: "autocomplete", summary: "fields that suggest, shape, remember and count") {
      Autocomplete.main()
    },
  ]

  @MainActor static func main() {
    let name = CommandLine.arguments.dropFirst().first
    if let example = all.first(where: { $0.name == name }) { return example.start() }
    if let name { print("No example is called \"\(name)\". There are:\n") }
    for example in all {
      let gap = String(repeating: " ", count: max(1, 22 - example.name.count))
      print("  \(example.name)\(gap)\(example.summary)")
    }
    if name != nil { exit(64) }
  }
}
