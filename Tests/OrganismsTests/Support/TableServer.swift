// SPDX-License-Identifier: MIT
// Testing: a server, and the columns of a table of servers.

import Curium

struct TableServer: Identifiable {
  @MainActor static let columns = [
    DataColumn<TableServer>("Service", value: \.name),
    DataColumn("Load", alignment: .trailing, sortedBy: \.load) { "\($0.load)" },
    DataColumn("Memory", alignment: .trailing, sortedBy: \.memory) { "\($0.memory)" }
      .width(.fitted),
    DataColumn("Region", value: \.region).width(.fitted),
    DataColumn("Requests", alignment: .trailing, sortedBy: \.memory) { "\($0.memory * 7)" },
    DataColumn("Errors", alignment: .trailing) { "\($0.id)" },
    DataColumn("Version") { "1.\($0.id).0" },
  ]

  let id: Int
  var name: String { ["api-gateway", "checkout", "postgres", "worker"][id % 4] }
  var load: Double { Double(id * 37 % 100) + 26.35 }
  var memory: Int { 100_000 + id * 4_711 }
  var region: String { ["eu-west-1", "us-east-2"][id % 2] }
}
