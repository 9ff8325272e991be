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
    Example(name: "stopwatch", summary: "a stopwatch with laps") { Stopwatch.main() },
    Example(name: "package-manager", summary: "steps and a progress bar below the prompt") {
      PackageManager.main(options: inline)
    },
    Example(name: "download-list", summary: "several progress bars below the prompt") {
      DownloadList.main(options: inline)
    },
    Example(name: "directory-browser", summary: "folders, files and their contents") {
      DirectoryBrowser.main()
    },
    Example(name: "split-editors", summary: "any number of editors side by side") {
      SplitEditors.main()
    },
    Example(name: "credit-card-form", summary: "fields that format and validate input") {
      CreditCardForm.main()
    },
    Example(name: "chat", summary: "a conversation, with an editor that grows") { Chat.main() },
    Example(name: "overlapping-windows", summary: "windows that can be dragged") {
      OverlappingWindows.main()
    },
    Example(name: "mouse-drawing", summary: "lines that follow the pointer") {
      MouseDrawing.main()
    },
    Example(name: "resizable-table", summary: "columns that adapt to the width of a pane") {
      ResizableTable.main()
    },
    Example(name: "pager", summary: "a pager that shows how far you have read") { Pager.main() },
    Example(name: "constraint-explorer", summary: "how views share a row") {
      ConstraintExplorer.main()
    },
    Example(name: "autocomplete", summary: "fields with suggestions, a mask and a history") {
      Autocomplete.main()
    },
    Example(name: "deploy", summary: "a script with prompts and steps, without an app") {
      Deploy.main()
    },
    Example(name: "lounge", summary: "a conversation that one process serves to many users") {
      Lounge.start()
    },
  ]

  @MainActor static func main() {
    let name = CommandLine.arguments.dropFirst().first
    if let example = all.first(where: { $0.name == name }) { return example.start() }
    let isUnknown = name != nil && name != "-h" && name != "--help"
    print(
      isUnknown
        ? "There's no example called \"\(name ?? "")\". The examples are:\n"
        : "Usage: examples NAME\n\nThe examples are:\n")
    for example in all {
      let gap = String(repeating: " ", count: max(1, 22 - example.name.count))
      print("  \(example.name)\(gap)\(example.summary)")
    }
    if isUnknown { exit(64) }
  }
}
