// SPDX-License-Identifier: MIT
// Testing: tables whose columns need more room than they have.

import Curium
import CuriumTesting
import Testing

private struct Server: Identifiable {
  let id: Int
  var name: String { ["api-gateway", "checkout", "postgres", "worker"][id % 4] }
  var load: Double { Double(id * 37 % 100) + 26.35 }
  var memory: Int { 100_000 + id * 4_711 }
  var region: String { ["eu-west-1", "us-east-2"][id % 2] }
}

@MainActor @Suite struct WideTableTests {
  private static let columns = [
    DataColumn<Server>("Service", value: \.name),
    DataColumn("Load", alignment: .trailing, sortedBy: \.load) { "\($0.load)" },
    DataColumn("Memory", alignment: .trailing, sortedBy: \.memory) { "\($0.memory)" }
      .width(.fitted),
    DataColumn("Region", value: \.region).width(.fitted),
    DataColumn("Requests", alignment: .trailing) { "\($0.memory * 7)" },
    DataColumn("Errors", alignment: .trailing) { "\($0.id)" },
    DataColumn("Version") { "1.\($0.id).0" },
  ]

  @Test func `prints`() {
    let harness = Harness(width: 40, height: 6) {
      DataTable((0..<30).map(Server.init), columns: Self.columns)
    }
    for width in [90, 60, 40, 24, 16, 12] {
      harness.resize(width: width, height: 6)
      print("=== \(width)")
      print(harness.screen.joined(separator: "\n"))
    }
    harness.resize(width: 40, height: 6)
    harness.press("⇥ ⇥ ⇥ ⇥ ⇥")
    print(harness.focused as Any)
    for _ in 0..<7 {
      harness.press("→")
      print(harness.screen.joined(separator: "\n"))
    }
    for width in [90, 60, 40, 24, 16, 12] {
      harness.resize(width: width, height: 6)
      print("=== \(width)")
      print(harness.screen.joined(separator: "\n"))
    }
    for _ in 0..<7 {
      harness.press("←")
      print(harness.screen.joined(separator: "\n"))
    }
  }
}
