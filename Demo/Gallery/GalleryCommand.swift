// SPDX-License-Identifier: MIT
// Tool: the gallery's command line.

import ArgumentParser
import Curium

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `gallery`, `gallery show NAME…`, `gallery list`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Every component of Curium, in every theme.",
    subcommands: [OpenCommand.self, ShowCommand.self, ListCommand.self],
    defaultSubcommand: OpenCommand.self)
}

/// Opens the gallery in the terminal.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the gallery (default).")
}

/// Standard output took not all of what was printed.
struct UnwrittenOutput: Error, CustomStringConvertible {
  let description = "The output could not be written: \(String(cString: strerror(errno)))."
}

/// Starts the command that was asked for, on the main actor from the first line on: a program that
/// never had a worker thread is never woken without need.
@main enum Gallery {
  @MainActor static func main() async {
    do {
      switch try GalleryCommand.parseAsRoot() {
      case is OpenCommand: GalleryApp.main()
      case let command as ShowCommand: try await command.show()
      case let command as ListCommand: command.list()
      case var command: try command.run()
      }
      // A full disk is known when the last line is written.
      guard fflush(nil) == 0 else { throw UnwrittenOutput() }
    } catch {
      GalleryCommand.exit(withError: error)
    }
  }
}
