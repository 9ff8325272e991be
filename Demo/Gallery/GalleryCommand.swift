// SPDX-License-Identifier: MIT
// Tool: the gallery's command line.

import ArgumentParser
import Curium
import CuriumThemeFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `gallery`, `gallery show NAME…`, `gallery list`, `gallery export DIR`, `gallery theme …`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Browse every component of Curium in every theme.",
    discussion: """
      Without a subcommand, the gallery opens in the terminal. Press ? for help and q to quit.

      To complete component and theme names in your shell, install the script that \
      `gallery --generate-completion-script bash` (or zsh, or fish) prints.
      """,
    subcommands: [
      OpenCommand.self, ShowCommand.self, ListCommand.self, ExportCommand.self, ThemeCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)
}

/// Opens the gallery in the terminal.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery (default).")

  @Option(
    help: "The initial theme: a name, or a file, which is reloaded when it changes.",
    completion: .list(AppTheme.builtInNames))
  var theme: String?

  /// Reports a problem with the requested theme while the shell is still visible.
  @MainActor func check() throws {
    guard let theme else { return }
    let themes = library
    guard let entry = themes.find(theme) else {
      let known = themes.entries.map(\.displayName).joined(separator: ", ")
      throw ValidationError("There's no theme or file \"\(theme)\". The themes are \(known).")
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
    (try? GalleryCommand.parseAsRoot() as? OpenCommand)?.library ?? ThemeLibrary()
  }
}

/// Runs the command on the main actor from the start, so no worker thread ever exists that could
/// wake the program unnecessarily.
@main enum Gallery {
  @MainActor static func main() async {
    let command: any ParsableCommand
    do {
      command = try CommandEnding.command(Array(CommandLine.arguments.dropFirst()))
    } catch {
      end(CommandEnding(parsing: error))
    }
    do {
      switch command {
      case let command as OpenCommand:
        try command.check()
        GalleryApp.main()
      case let command as ShowCommand: try await command.show()
      case let command as ListCommand: try command.list()
      case let command as ExportCommand: try await command.export()
      case let command as ThemeShowCommand: try command.show()
      case var command: try command.run()
      }
    } catch {
      end(CommandEnding(running: error))
    }
  }

  private static func end(_ ending: CommandEnding) -> Never {
    do {
      try ending.print()
    } catch {
      CommandEnding(running: error).output.complain()
      exit(1)
    }
    exit(ending.code.rawValue)
  }
}
