// SPDX-License-Identifier: MIT
// Tool: prints the names of all exhibits.

import Curium
import CuriumPreviews
import CuriumControls

/// Prints one line for each exhibit: level, name, purpose.
struct ListCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "list", summary: "List all components with their level, name and purpose.",
    parameters: .option("level", help: "Show only this level.")
  ) { ListCommand(level: $0) }

  /// A filter for the list: a level, or the pages about views.
  enum Part: String, CaseIterable, ArgumentValue {
    case token, atom, molecule, organism, template, page, views
  }

  let level: Part?

  @MainActor func run() throws {
    var output = Output()
    for line in lines { output.add(line) }
    try output.print()
  }

  @MainActor var lines: [String] {
    let exhibits =
      Exhibit.tokens.map { (Part.token, $0) }
      + Exhibit.all.map { (Part(rawValue: $0.level.rawValue) ?? .page, $0) }
      + Exhibit.views.map { (Part.views, $0) }
    let shown = exhibits.filter { level == nil || $0.0 == level }
    let ranked = Part.allCases.flatMap { part in shown.filter { $0.0 == part } }
    return ranked.map { part, exhibit in
      part.rawValue.padding(to: 10) + exhibit.name.padding(to: 22) + exhibit.summary
    }
  }
}
