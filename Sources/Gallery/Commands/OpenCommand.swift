// SPDX-License-Identifier: MIT
// Tool: opens the gallery in the terminal.

import Curium
import CuriumThemeFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens the gallery in the terminal.
struct OpenCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "open", summary: "Open the gallery.",
    parameters: .option(
      "theme", completion: .themes,
      help: "The initial theme: a name, or a file, which is reloaded when it changes.")
  ) { OpenCommand(theme: $0) }

  let theme: String?

  @MainActor func run() throws {
    try check()
    GalleryApp.main()
  }

  /// Reports a problem with the requested theme while the shell is still visible.
  @MainActor func check() throws {
    guard let theme else { return }
    let themes = library
    guard let entry = themes.find(theme) else {
      let hint = UsageError.suggestion(for: theme, in: themes.entries.compactMap { $0.theme?.name })
      let known = themes.entries.map(\.displayName).joined(separator: ", ")
      throw UsageError("There's no theme or file \"\(theme)\".\(hint) The themes are \(known).")
    }
    if entry.theme == nil, let fault = entry.fault { throw fault }
  }

  /// All themes, with the requested one selected.
  @MainActor private var library: ThemeLibrary {
    let isFile = theme.map { $0.contains("/") || $0.contains(".") } ?? false
    let library = ThemeLibrary(files: isFile ? [theme ?? ""] : [])
    if let theme {
      if library.find(theme) == nil { library.reload() }
      library.choose(library.find(theme)?.id)
    }
    return library
  }

  /// `true` if `CURIUM_THEME` names an existing theme.
  @MainActor static var isThemeNamed: Bool {
    let name = getenv("CURIUM_THEME").map { String(cString: $0) } ?? ""
    return !name.isEmpty && GalleryApp.theme(named: name) != nil
  }

  /// The themes for the command line of this process.
  @MainActor static var themes: ThemeLibrary {
    let request = CommandRequest(Gallery.arguments, of: GalleryCommand.syntax)
    guard case .run(let command as OpenCommand) = try? request.action() else {
      return ThemeLibrary()
    }
    return command.library
  }
}
