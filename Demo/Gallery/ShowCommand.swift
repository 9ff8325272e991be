// SPDX-License-Identifier: MIT
// Tool: prints one frame of an exhibit.

import ArgumentParser
import Curium
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints one frame of exhibits and exits; in colour where standard output is a terminal.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print one frame of a component.")

  @Argument(help: "The names of components; see `gallery list`.")
  var names: [String]

  @Option(help: "The theme: light, dark, nord or another of the kit's.")
  var theme = "dark"

  @Option(help: "The size of the frame in cells, as in 60x12.")
  var size = "60x12"

  @Flag(help: "Print colours even where standard output is no terminal.")
  var color = false

  func validate() throws {
    if Self.theme(named: theme) == nil {
      let known = AppTheme.builtInNames.joined(separator: ", ")
      throw ValidationError("No theme is called \"\(theme)\"; there are \(known).")
    }
    if Self.size(size) == nil {
      throw ValidationError("A size is columns x rows from 1x1 to 500x200, as in 60x12.")
    }
  }

  static func theme(named name: String) -> AppTheme? {
    .builtIn(named: name)
  }

  static func size(_ text: String) -> CellSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (1...500).contains(width), (1...200).contains(height)
    else { return nil }
    return CellSize(width: width, height: height)
  }

  @MainActor func show() async throws {
    guard let theme = Self.theme(named: theme), let size = Self.size(size) else { return }
    for name in names {
      guard let exhibit = Exhibit.named(name) else {
        throw ValidationError("No component is called \"\(name)\"; `gallery list` names them all.")
      }
      let harness = Harness(width: size.width, height: size.height, theme: theme) {
        ExhibitFrame(exhibit: exhibit)
      }
      await harness.settle()
      if color || isatty(STDOUT_FILENO) == 1 {
        print(harness.ansi, terminator: "")
      } else {
        for row in harness.screen { print(row) }
      }
    }
  }
}

/// All previews of an exhibit beneath each other, or the one screen of a page.
struct ExhibitFrame: View {
  let exhibit: Exhibit

  var body: some View {
    if exhibit.level == .template || exhibit.level == .page {
      exhibit.provider.previews[0].content()
    } else {
      VStack(alignment: .leading, spacing: 1) {
        let variants = exhibit.provider.variants
        ForEach(variants.indices, id: \.self) { index in
          variants[index].content()
        }
      }
    }
  }
}
