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

  private struct Service: Identifiable {
    let id: Int
    let name: String
    let load: Double
    let memory: Double
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
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
    Preview("Bars and heat") {
      DataTable(
        services,
        columns: [
          DataColumn("Service", value: \.name).width(.fitted),
          .meter("CPU", value: \.load, in: 0...100) { "\(Int($0)) %" }.width(.flexible(weight: 2)),
          .heat("Memory", value: \.memory, in: 0...512) { "\(Int($0)) MB" }.width(.fitted(min: 8)),
        ]
      )
      .frame(maxWidth: 56).frame(height: 6)
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
