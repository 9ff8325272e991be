// SPDX-License-Identifier: MIT
// Testing: a table of hosts whose columns the user changes.

import Curium

struct HostTable: View {
  struct Host: Identifiable {
    let id: Int
    var name = "api-gateway"
    var city = "Oslo"
    var load = 26.35
  }

  var columns = Self.columns
  @State var customization = TableColumnCustomization()
  @State var hosts = [Host(id: 0), Host(id: 1, name: "checkout", city: "Reykjavik")]
  var report: @MainActor (TableColumnCustomization) -> Void = { _ in }

  static let columns = [
    DataColumn<Host>("Name", value: \.name),
    DataColumn("City", value: \.city).width(.flexible(min: 3, max: 16)),
    DataColumn("Load", alignment: .trailing, sortedBy: \.load) { "\($0.load)" },
    DataColumn("State") { _ in "up" }.width(.fixed(5)),
  ]

  var body: some View {
    VStack(spacing: 0) {
      DataTable(hosts, columns: columns, columnCustomization: $customization)
        .onChange(of: customization) { report($1) }
      HStack {
        Button("Hide") { customization[visibility: "City"] = .hidden }
        Button("Show") { customization[visibility: "City"] = .visible }
        Button("Reset") { customization = TableColumnCustomization() }
        Button("Change") { hosts[0].load = 1_234_567.25 }
      }
    }
  }
}
