// SPDX-License-Identifier: MIT
// Tool: opens the gallery in the terminal.

import Curium
import CuriumThemeFiles

/// Opens the gallery in the terminal.
struct OpenCommand: RunnableCommand {
  @MainActor static func syntax(
    _ catalog: GalleryCatalog, open: @escaping @MainActor @Sendable () -> Void
  ) -> CommandSyntax {
    CommandSyntax(
      "open", summary: "Open the gallery.",
      parameters: .option(
        "theme", completion: catalog.themeCompletion,
        help: "The initial theme: a name, or a file, which is reloaded when it changes.")
    ) { OpenCommand(theme: $0, catalog: catalog, open: open) }
  }

  let theme: String?
  let catalog: GalleryCatalog
  /// Runs the gallery in the terminal.
  let open: @MainActor @Sendable () -> Void

  @MainActor func run() throws {
    try check()
    open()
  }

  /// Reports a problem with the requested theme while the shell is still visible.
  @MainActor func check() throws {
    guard let theme else { return }
    let themes = library
    guard let entry = themes.find(theme) else {
      throw UsageError.unknownTheme("theme or file", theme, in: themes)
    }
    if entry.theme == nil, let fault = entry.fault { throw fault }
  }

  /// All themes, with the requested one selected.
  @MainActor var library: ThemeLibrary {
    let isFile = theme.map { $0.contains("/") || $0.contains(".") } ?? false
    let library = ThemeLibrary(
      files: isFile ? [theme ?? ""] : [], themes: catalog.builtInThemes)
    if let theme {
      if library.find(theme) == nil { library.reload() }
      library.choose(library.find(theme)?.id)
    } else if let own = catalog.themes.first, !catalog.isThemeNamed {
      library.choose(own.name)
    }
    return library
  }

  /// The themes of a gallery, with the one on the command line of this process selected.
  @MainActor static func library(of catalog: GalleryCatalog) -> ThemeLibrary {
    let request = CommandRequest(
      GalleryCommand.arguments, of: GalleryCommand.syntax(catalog))
    guard case .run(let command as OpenCommand) = try? request.action() else {
      return OpenCommand(theme: nil, catalog: catalog, open: {}).library
    }
    return command.library
  }
}
