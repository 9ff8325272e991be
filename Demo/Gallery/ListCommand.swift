// SPDX-License-Identifier: MIT
// Tool: prints the names of all exhibits.

import ArgumentParser
import Curium
import CuriumViews

/// Prints a line for each exhibit: level, name, purpose.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the components.")

  @MainActor func list() {
    for level in Level.allCases {
      for exhibit in Exhibit.all where exhibit.level == level {
        let name = exhibit.name.padding(to: 22)
        print("\(level.rawValue.padding(to: 10))\(name)\(exhibit.summary)")
      }
    }
    for page in Exhibit.views {
      print("\("views".padding(to: 10))\(page.name.padding(to: 22))\(page.summary)")
    }
  }
}

extension String {
  /// The text with spaces behind it up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
