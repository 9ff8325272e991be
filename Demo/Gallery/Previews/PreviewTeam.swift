// SPDX-License-Identifier: MIT
// Page: teams and their services, which the pages about views show.

import Curium

/// A team of the company, with its services and people.
struct PreviewTeam: Identifiable {
  /// A service, and what it costs in a month.
  struct Service: Identifiable {
    let name: String
    let cost: Int
    var id: String { name }
  }

  /// A member of a team.
  struct Person: Identifiable {
    let name: String
    let role: String
    var id: String { name }
  }

  let name: String
  let lead: String
  let services: [Service]

  var id: String { name }
  var cost: Int { services.reduce(0) { $0 + $1.cost } }

  private init(_ name: String, _ lead: String, _ services: [(String, Int)]) {
    self.name = name
    self.lead = lead
    self.services = services.map { Service(name: $0.0, cost: $0.1) }
  }

  /// The lead, and three others.
  var people: [Person] {
    let names = Self.names.filter { $0 != lead }
    let start = name.count % names.count
    let others = zip(["Backend", "Frontend", "Operations"], 0..<3).map { role, place in
      Person(name: names[(start + place) % names.count], role: role)
    }
    return [Person(name: lead, role: "Lead")] + others
  }

  static let names = [
    "Ada Okafor", "Jonas Weber", "Mina Sato", "Priya Nair", "Tom Becker", "Lucía Ferrer",
  ]

  /// The colour of a person's initials, so that those in adjacent rows are apart.
  static func color(of person: String) -> Color {
    let colors: [Color] = [.chart1, .chart2, .chart3, .chart4, .chart5, .chart6]
    return colors[(names.firstIndex(of: person) ?? 0) % colors.count]
  }

  static let all = [
    PreviewTeam("Data", "Lucía Ferrer", [("reports", 1_240), ("warehouse", 8_910)]),
    PreviewTeam("Design", "Mina Sato", [("icons", 120), ("playground", 340)]),
    PreviewTeam("Finance", "Tom Becker", [("payouts", 960), ("taxes", 480)]),
    PreviewTeam("Growth", "Priya Nair", [("email", 2_150), ("referrals", 310)]),
    PreviewTeam("Media", "Tom Becker", [("images", 3_420), ("video", 11_760)]),
    PreviewTeam("Mobile", "Jonas Weber", [("push", 890), ("releases", 260)]),
    PreviewTeam(
      "Payments", "Jonas Weber",
      [("billing", 1_980), ("checkout", 4_260), ("invoices", 540), ("ledger", 1_120)]),
    PreviewTeam(
      "Platform", "Ada Okafor",
      [("api-gateway", 5_300), ("auth", 1_450), ("scheduler", 380), ("webhooks", 720)]),
    PreviewTeam("Search", "Priya Nair", [("search-index", 6_840), ("suggestions", 910)]),
    PreviewTeam("Security", "Ada Okafor", [("audit", 640), ("sessions", 870)]),
    PreviewTeam("Support", "Lucía Ferrer", [("chat", 1_330), ("tickets", 590)]),
  ]
}

extension Int {
  /// The number with a comma before every three digits: "12,480".
  var grouped: String {
    let digits = Array(String(abs(self)))
    let groups = digits.indices.map { index in
      (index > 0 && (digits.count - index) % 3 == 0 ? "," : "") + String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }

  /// The number as dollars: "$12,480".
  var dollars: String { (self < 0 ? "-$" : "$") + abs(self).grouped }
}
