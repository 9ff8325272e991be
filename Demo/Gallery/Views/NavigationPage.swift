// SPDX-License-Identifier: MIT
// Page: stacks of screens, and tabs.

import Curium

/// Two tabs, one of them with a stack of screens.
struct NavigationPage: ShowcasePage {
  static let name = "Navigation"
  static let summary = "Return opens, Escape goes back."

  @State private var part = "Teams"
  @State private var path: [String] = []

  var body: some View {
    TabView(selection: $part) {
      Teams(path: $path)
        .tabItem { Label("Teams", systemImage: "folder") }
        .tag("Teams")
      Messages()
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(3)
        .tag("Messages")
    }
    .padding(.trailing, DesignTokens.Spacing.lg)
  }
}

/// Teams, their services, and a page for each service.
private struct Teams: View {
  @Binding var path: [String]

  private let teams = [
    "Data": ["reports", "warehouse"], "Growth": ["email", "referrals"],
    "Media": ["images", "video"], "Mobile": ["push", "releases"],
    "Payments": ["billing", "checkout", "invoices", "ledger"],
    "Platform": ["api-gateway", "auth", "scheduler", "webhooks"],
    "Search": ["search-index", "suggestions"], "Security": ["audit", "sessions"],
  ]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(teams.keys.sorted(), id: \.self) { NavigationLink($0, value: $0) }
      }
      .navigationTitle("Teams")
      .navigationDestination(for: String.self) { place in
        if let services = teams[place] {
          List { ForEach(services, id: \.self) { NavigationLink($0, value: $0) } }
            .navigationTitle(place)
        } else {
          ServicePage(name: place, path: $path).navigationTitle(place)
        }
      }
    }
  }
}

/// A service, the path to it, and a button back to the start.
private struct ServicePage: View {
  let name: String
  @Binding var path: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Path: \(path.joined(separator: " › "))").foregroundStyle(.textSecondary)
      Card {
        InfoRow(label: "Version", value: "2.4.1")
        InfoRow(label: "Owner", value: "Ada Okafor")
        InfoRow(label: "Deployed", value: "today at 14:20")
      }
      .frame(maxWidth: 44)
      SecondaryButton(title: "All teams") { path = [] }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A list. Its position is kept while the other tab is visible.
private struct Messages: View {
  private static let senders = ["Ada Okafor", "Jonas Weber", "Mina Sato", "Priya Nair"]
  private static let texts = [
    "checkout 1.18.0 is live", "Can you review my change?", "The incident is resolved",
    "Latency is back to normal", "Invoices go out at 18:00", "Staging is free again",
  ]

  var body: some View {
    List {
      ForEach(0..<40) { number in
        HStack(spacing: 2) {
          Text(Self.senders[number % 4]).bold().frame(width: 12, alignment: .leading)
          Text(Self.texts[number % 6]).foregroundStyle(.textSecondary)
        }
        .lineLimit(1)
      }
    }
  }
}
