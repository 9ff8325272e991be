// SPDX-License-Identifier: MIT
// Tool: prints the names of all exhibits.

import Curium
import CuriumPreviews
import CuriumControls

/// Prints one line for each exhibit: level, name, purpose.
struct ListCommand: RunnableCommand {
  @MainActor static func syntax(_ catalog: GalleryCatalog) -> CommandSyntax {
    let own = catalog.sections.compactMap { $0.exhibits.first?.section?.lowercased() }
    let levels = Level.allCases.map(\.rawValue)
    let parts = own.reduce(into: levels) { if !$0.contains($1) { $0.append($1) } }
    return CommandSyntax(
      "list", summary: "List all components with their level, name and purpose.",
      parameters: .option(
        "level", from: ArgumentChoices(parts.map { ($0, $0) }), help: "Show only this level.")
    ) { ListCommand(level: $0, catalog: catalog) }
  }

  /// A filter for the list: a level, or a section of the catalogue.
  let level: String?
  let catalog: GalleryCatalog

  @MainActor func run() throws {
    var output = Output()
    for line in lines { output.add(line) }
    try output.print()
  }

  @MainActor var lines: [String] {
    catalog.sections.flatMap(\.exhibits).map { exhibit in
      (exhibit.section?.lowercased() ?? exhibit.level.rawValue, exhibit)
    }
    .filter { part, _ in level == nil || part == level }
    .map { part, exhibit in
      part.padding(to: 10) + exhibit.name.padding(to: 22) + exhibit.summary
    }
  }
}
