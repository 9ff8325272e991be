// SPDX-License-Identifier: MIT
// Tool: prints one frame of an exhibit.

import ArgumentParser
import Curium
import CuriumTerminal
import CuriumHarness
import CuriumTokens
import CuriumControls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints one frame of exhibits and exits. Uses colours if standard output is a terminal.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print one frame of one or more components.",
    discussion: """
        gallery show Badge SearchBar --theme nord
        gallery show DataTable --size 80x20 --depth 256 >table.ansi
      """)

  @Argument(
    help: "The names of the components. Run `gallery list` to see them all.",
    completion: ExportSubject.completion)
  var names: [String]

  @Option(
    help: "The theme: a built-in one, one in your themes folder, or the path of a file.",
    completion: .list(AppTheme.builtInNames))
  var theme = "dark"

  @Option(help: "The size of the frame in cells, such as 80x24.")
  var size = "60x12"

  @Option(
    help: """
      The colour depth: 24 (bits), 256, 16 or none. Default: 24 in a terminal, otherwise none.
      """,
    completion: .list(["24", "256", "16", "none"]))
  var depth: String?

  static let wrongSize = "The size must be columns x rows, from 1x1 to 500x200, such as 60x12."

  static func unknownTheme(_ name: String) -> String {
    let known = AppTheme.builtInNames.joined(separator: ", ")
    return "There's no theme called \"\(name)\". The themes are \(known)."
  }

  func validate() throws {
    if Self.size(size) == nil { throw ValidationError(Self.wrongSize) }
    if let depth, ThemeShowCommand.depths[depth] == nil {
      throw ValidationError("The depth must be 24, 256, 16 or none, not \"\(depth)\".")
    }
  }

  static func size(_ text: String) -> CellSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...500).contains(width), (1...200).contains(height)
    else { return nil }
    return CellSize(width: width, height: height)
  }

  @MainActor func show() async throws {
    let chosen = depth.flatMap { ThemeShowCommand.depths[$0] }
    let depth = chosen ?? (isatty(STDOUT_FILENO) == 1 ? .trueColor : .none)
    try await frames(depth: depth).print()
  }

  /// Returns the frames of all names, separated by empty lines.
  @MainActor func frames(depth: ColorDepth) async throws -> Output {
    guard let size = Self.size(size) else { throw ValidationError(Self.wrongSize) }
    let theme = try ThemeShowCommand.theme(of: theme)
    let subjects = try ExportSubject.named(names)
    var output = Output()
    for subject in subjects {
      let harness = Harness(
        width: size.width, height: size.height, theme: theme,
        capabilities: TerminalCapabilities(colorDepth: depth)
      ) {
        subject.view
      }
      await harness.settle()
      output.add(Output.Drawing(harness, depth: depth))
    }
    return output
  }
}
