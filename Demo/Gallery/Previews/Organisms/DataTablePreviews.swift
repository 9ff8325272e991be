// SPDX-License-Identifier: MIT
// Page: previews of DataTable.

import Curium
import CuriumPreviews

enum DataTablePreviews: PreviewProvider {
  static var level: Level { .organism }

  private static func color(of service: PreviewService) -> Color {
    switch service.state {
    case "Running": .success
    case "Slow": .warning
    default: .textMuted
    }
  }

  private struct Service: Identifiable {
    let id: Int
    let name: String
    let load: Double
    let memory: Double

    var size: String { "\(Int(memory)) MB" }
    var requests: String { Int(load * 1_310).grouped }
    var errors: String { "\(id * 7 % 5)" }
    var region: String { id % 2 == 0 ? "us-east-1" : "eu-west-1" }
    var version: String { "1.\(id).0" }
    var instances: String { "\(id * 3)" }
  }

  private static let services = [
    Service(id: 1, name: "api", load: 82, memory: 149),
    Service(id: 2, name: "worker", load: 47, memory: 410),
    Service(id: 3, name: "postgres", load: 31, memory: 482),
    Service(id: 4, name: "redis", load: 4, memory: 12),
    Service(id: 5, name: "cron", load: 1, memory: 2),
  ]

  private struct File: Identifiable {
    let id: String
    var lines = 0
    var files: [File]?
  }

  private static let files = [
    File(
      id: "Sources", lines: 1_310,
      files: [
        File(
          id: "Checkout", lines: 940,
          files: [File(id: "Cart.swift", lines: 310), File(id: "Payment.swift", lines: 630)]),
        File(id: "Shared", lines: 370, files: [File(id: "Money.swift", lines: 370)]),
      ]),
    File(id: "Tests", lines: 420, files: [File(id: "CartTests.swift", lines: 420)]),
    File(id: "Package.swift", lines: 34),
  ]

  static var previews: [Preview] {
    Preview("Sorting") {
      StatefulPreview("checkout" as String?) { selection in
        StatefulPreview(.descending("Load") as DataSortOrder?) { order in
          DataTable(
            PreviewService.all,
            columns: [
              DataColumn("Service", value: \.name).width(.flexible(min: 12)),
              DataColumn("State", value: \.state) { service in
                HStack {
                  StatusDot(color: color(of: service), label: service.state).accessibilityHidden()
                  Text(service.state)
                }
              }
              .width(.fitted(min: 9)),
              DataColumn("Load", value: \.load) { service in
                Gauge("", value: service.load, color: color(of: service))
                  .accessibilityLabel("Load")
              }
              .width(.flexible(min: 8, max: 16)),
            ],
            selection: selection, sortOrder: order
          )
        }
      }
      .frame(height: 13)
    }
    Preview("Default") {
      DataTable(
        PreviewService.all,
        columns: [
          DataColumn("Service", value: \.name).width(.flexible(weight: 12)),
          DataColumn("Latency", alignment: .trailing, sortedBy: { $0.latency ?? 0 }) { $0.time }
            .width(.flexible(weight: 8)),
          DataColumn("Version", value: \.version, alignment: .trailing)
            .width(.flexible(weight: 7)),
        ]
      )
      .frame(height: 13)
    }
    Preview("Bars and heat") {
      DataTable(
        services,
        columns: [
          DataColumn("Service", value: \.name).width(.fitted),
          .meter("CPU", value: \.load, in: 0...100) { "\(Int($0))%" }.width(.flexible(weight: 2)),
          .heat("Memory", value: \.memory, in: 0...512) { "\(Int($0)) MB" }.width(.fitted(min: 8)),
        ]
      )
      .frame(maxWidth: 56).frame(height: 6)
    }
    Preview("Footer") {
      DataTable(
        services,
        columns: [
          DataColumn("Service", value: \.name).width(.flexible(min: 8)).footer { services in
            Text("\(services.count) services")
          },
          DataColumn("Region", value: \.region).width(.fitted(min: 9)),
          DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
            .width(.fitted(min: 8)).footer { services in
              Text("\(Int(services.reduce(0) { $0 + $1.memory }).grouped) MB")
            },
        ]
      )
      .frame(maxWidth: 44).frame(height: 7)
    }
    Preview("Grid lines") {
      DataTable(
        services.prefix(3),
        columns: [
          DataColumn("Service", value: \.name).width(.flexible(min: 8)).footer { services in
            Text("\(services.count) services")
          },
          DataColumn("Region", value: \.region).width(.fitted(min: 9)),
          DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
            .width(.fitted(min: 8)).footer { services in
              Text("\(Int(services.reduce(0) { $0 + $1.memory }).grouped) MB")
            },
        ]
      )
      .tableGridLines(.all)
      .border(.border)
      .joinsBorders()
      .frame(maxWidth: 48).frame(height: 11)
    }
    Preview("Alternating rows") {
      DataTable(
        services,
        columns: [
          DataColumn("Service", value: \.name).width(.flexible(min: 8)),
          DataColumn("Region", value: \.region).width(.fitted(min: 9)),
          DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
            .width(.fitted(min: 8)),
        ]
      )
      .alternatingRowBackgrounds()
      .tableGridLines(.columns)
      .frame(maxWidth: 44).frame(height: 6)
    }
    Preview("Rows with children") {
      StatefulPreview(["Sources", "Checkout"] as Set<String>) { expanded in
        StatefulPreview(.descending("Lines") as DataSortOrder?) { order in
          DataTable(
            files, children: { $0.files },
            columns: [
              DataColumn("Name", value: \.id).width(.flexible(min: 16)),
              DataColumn("Lines", value: \.lines, alignment: .trailing) { Text($0.lines.grouped) }
                .width(.fitted(min: 7))
                .footer { files in
                  Text(files.reduce(0) { $0 + $1.lines }.grouped)
                },
            ], expanded: expanded, sortOrder: order)
        }
      }
      .frame(maxWidth: 44).frame(height: 9)
    }
    Preview("More columns than fit") {
      DataTable(
        services,
        columns: [
          DataColumn("Service", value: \.name).width(.flexible(min: 8, max: 12)),
          .heat("CPU", value: \.load, in: 0...100) { "\(Int($0))%" },
          DataColumn("Memory", alignment: .trailing) { $0.size },
          DataColumn("Requests", alignment: .trailing) { $0.requests },
          DataColumn("Errors", alignment: .trailing) { $0.errors },
          DataColumn("Region") { $0.region }.width(.fitted(min: 9)),
          DataColumn("Version", alignment: .trailing) { $0.version },
          DataColumn("Instances", alignment: .trailing) { $0.instances },
        ]
      )
      .frame(maxWidth: 44).frame(height: 6)
    }
    Preview("Selected row") {
      StatefulPreview("swift-log" as String?) { chosen in
        DataTable(
          PreviewItem.packages, columns: [DataColumn("Package") { $0.name }], selection: chosen)
      }
      .frame(height: 5)
    }
    Preview("Selected cell") {
      StatefulPreview(DataCell(row: 2, column: "Memory") as DataCell<Int>?) { cell in
        StatefulPreview(nil as DataCell<Int>?) { opened in
          VStack(alignment: .leading, spacing: 1) {
            DataTable(
              services.prefix(4),
              columns: [
                DataColumn("Service", value: \.name).width(.fitted(min: 8)),
                DataColumn("Memory", alignment: .trailing) { $0.size },
                DataColumn("Region") { $0.region }.width(.fitted(min: 9)),
              ], selection: cell
            )
            .onActivate(of: DataCell<Int>.self) { opened.wrappedValue = $0.first }
            .frame(maxWidth: 44).frame(height: 5)
            Text(
              opened.wrappedValue.map { "Opened \($0.column) of row \($0.row)" }
                ?? "Press Return or double-click a cell."
            )
            .foregroundStyle(.textSecondary)
          }
        }
      }
    }
    Preview("Selected range") {
      StatefulPreview(
        DataCellRange(rows: [2, 3, 4], columns: ["Memory", "Region"]) as DataCellRange<Int>?
      ) { range in
        let columns: [DataColumn<Service>] = [
          DataColumn("Service", value: \.name).width(.fitted(min: 8)),
          DataColumn("Memory", alignment: .trailing) { $0.size },
          DataColumn("Region") { $0.region }.width(.fitted(min: 9)),
        ]
        DataTable(services, columns: columns, selection: range)
          .copyable(range.wrappedValue?.tabSeparatedRows(of: services, in: columns) ?? [])
          .frame(maxWidth: 44).frame(height: 6)
      }
    }
    Preview("Several selected") {
      StatefulPreview(["swift-collections", "swift-log"] as Set<String>) { chosen in
        DataTable(
          PreviewItem.packages, columns: [DataColumn("Package") { $0.name }], selection: chosen)
      }
      .frame(height: 6)
    }
    Preview("Rows that open") {
      StatefulPreview(nil as String?) { opened in
        VStack(alignment: .leading, spacing: 1) {
          DataTable(PreviewItem.packages.prefix(3), columns: [DataColumn("Package") { $0.name }])
            .onActivate(of: String.self) { opened.wrappedValue = $0.first }
            .frame(height: 4)
          Text(opened.wrappedValue.map { "Opened \($0)" } ?? "Press Return or double-click a row.")
            .foregroundStyle(.textSecondary)
        }
      }
    }
    Preview("Several orders") {
      StatefulPreview([.ascending("Region"), .descending("Memory")] as [DataSortOrder]) { orders in
        StatefulPreview(TableColumnCustomization()) { customization in
          DataTable(
            services,
            columns: [
              DataColumn("Service", value: \.name).width(.fitted(min: 10)),
              DataColumn("Region", value: \.region).width(.fitted(min: 12)),
              DataColumn("Memory", value: \.memory, alignment: .trailing) { Text($0.size) }
                .width(.fitted(min: 10)),
            ], sortOrder: orders, columnCustomization: customization)
        }
      }
      .frame(maxWidth: 44).frame(height: 6)
    }
    Preview("Playground") { knobs in
      DataTable(
        PreviewItem.packages.prefix(knobs.number("count", 4, in: 0...5)),
        columns: [
          DataColumn(knobs.text("title", "Package"), value: \.name)
            .width(.flexible(weight: knobs.number("weight", 3, in: 1...9))),
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
