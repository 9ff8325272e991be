// SPDX-License-Identifier: MIT
// Page: previews of DataTable.

import Curium
import CuriumPreviews

enum DataTablePreviews: PreviewProvider {
  static var level: Level { .organism }

  /// Packages with short names, which fit even in narrow previews.
  private static let packages = [
    PreviewItem(name: "GRDB", version: "7.5.0"), PreviewItem(name: "Yams", version: "6.0.1"),
    PreviewItem(name: "swift-log", version: "1.6.4"),
    PreviewItem(name: "swift-nio", version: "2.101.2"),
  ]

  static var previews: [Preview] {
    Preview("Default") {
      DataTable(
        packages,
        columns: [
          DataColumn("Package", weight: 11, sortedBy: { $0.name }) { $0.name },
          DataColumn("Terms", weight: 8) { $0.name.hasPrefix("swift") ? "Apache" : "MIT" },
          DataColumn("Version", weight: 7, alignment: .trailing, sortedBy: { $0.version }) {
            $0.version
          },
        ]
      )
      .frame(height: 5)
    }
    Preview("Views") {
      DataTable(
        packages,
        columns: [
          DataColumn("Package", value: \.name),
          DataColumn("Licence") { package in
            StatePill(
              text: package.name.hasPrefix("swift") ? "Apache" : "MIT",
              color: package.name.hasPrefix("swift") ? .accentColor : .success)
          }
          .width(.fitted),
          DataColumn("Version", value: \.version, alignment: .trailing) { package in
            Text(package.version).foregroundStyle(.textSecondary)
          }
          .width(.fitted(max: 9)),
        ]
      )
      .frame(height: 5)
    }
    Preview("Chosen") {
      StatefulPreview("swift-log" as String?) { chosen in
        DataTable(
          PreviewItem.packages, columns: [DataColumn("Package") { $0.name }], selection: chosen)
      }
      .frame(height: 5)
    }
    Preview("Playground") { knobs in
      DataTable(
        PreviewItem.packages.prefix(knobs.number("count", 4, in: 0...5)),
        columns: [
          DataColumn(
            knobs.text("title", "Package"), weight: knobs.number("weight", 3, in: 1...9),
            sortedBy: { $0.name }
          ) { $0.name },
          DataColumn(
            "Version",
            alignment: knobs.choice(
              "alignment", of: [".trailing": HorizontalAlignment.trailing, ".leading": .leading])
          ) { $0.version },
        ], selection: knobs.state("selection", nil as String?)
      )
      .frame(height: knobs.length("height", 6, in: 0...12))
    }
  }
}
