// SPDX-License-Identifier: MIT
// Page: a table whose columns follow its width.

import Curium

/// A table beside the details of its selected row. The line between them is dragged or moved by keys,
/// and the columns share whatever width the table has.
struct ResizableTable: App {
  struct Island: Identifiable, Hashable {
    let name: String
    let ocean: String
    let area: Int
    let height: Int
    var id: String { name }
  }

  static let islands = [
    Island(name: "Greenland", ocean: "Arctic", area: 2_130_800, height: 3_694),
    Island(name: "New Guinea", ocean: "Pacific", area: 785_753, height: 4_884),
    Island(name: "Borneo", ocean: "Pacific", area: 748_168, height: 4_095),
    Island(name: "Madagascar", ocean: "Indian", area: 587_041, height: 2_876),
    Island(name: "Baffin Island", ocean: "Arctic", area: 507_451, height: 2_147),
    Island(name: "Sumatra", ocean: "Indian", area: 443_066, height: 3_805),
    Island(name: "Honshu", ocean: "Pacific", area: 225_800, height: 3_776),
    Island(name: "Great Britain", ocean: "Atlantic", area: 209_331, height: 1_345),
    Island(name: "Iceland", ocean: "Atlantic", area: 101_826, height: 2_110),
  ]

  @State private var selection: Island.ID? = "Greenland"
  @State private var order: DataSortOrder? = .descending("Area")
  @State private var hidesDetails = false
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(spacing: 0) {
      SplitView(.horizontal) {
        DataTable(
          Self.islands,
          columns: [
            DataColumn("Island", value: \.name).width(.flexible(min: 8)),
            DataColumn("Ocean", value: \.ocean).width(.flexible(min: 6, max: 16)),
            DataColumn("Area", value: \.area, alignment: .trailing) { Text("\($0.area) km²") }
              .width(.fitted()),
          ], selection: $selection, sortOrder: $order
        )
        .paneSize(min: 24, ideal: .share(2))
        .layoutPriority(1)
        details.paneSize(min: 18).paneCollapsed($hidesDetails)
      }
      KeyHints().padding(.horizontal, 1)
    }
    .keyBinding("details", "d") { hidesDetails.toggle() }
    .keyBinding("quit", "q") { quit() }
  }

  @ViewBuilder private var details: some View {
    let island = Self.islands.first { $0.id == selection }
    VStack(alignment: .leading, spacing: 0) {
      if let island {
        Text(island.name).font(.headline)
        InfoRow(label: "Ocean", value: island.ocean)
        InfoRow(label: "Area", value: "\(island.area) km²")
        InfoRow(label: "Highest point", value: "\(island.height) m")
      } else {
        ContentUnavailableView("No island selected", systemImage: "search")
      }
    }
    .padding(.horizontal, 1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
