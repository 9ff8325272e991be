// SPDX-License-Identifier: MIT
// Page: stacks of screens, and tabs.

import Curium
import CuriumControls

/// Two tabs: a stack of screens, and a list of messages. On wide screens, details are next to both.
struct NavigationPage: ShowcasePage {
  static let name = "Navigation"
  static let summary = "Return opens, Escape goes back."

  @State private var part = "Teams"
  @State private var path: [String] = []
  @State private var unread: Set = [0, 1, 2]

  var body: some View {
    TabView(selection: $part) {
      Teams(path: $path)
        .tabItem { Label("Teams", systemImage: "folder") }
        .tag("Teams")
      MessageList(unread: $unread)
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(unread.count)
        .tag("Messages")
    }
    .padding(.trailing, DesignTokens.Spacing.lg)
  }
}

/// Teams, their services, and a page for each service.
private struct Teams: View {
  @Binding var path: [String]

  var body: some View {
    ListAndDetails(stacks: false) {
      NavigationStack(path: $path) {
        PlaceList(
          PreviewTeam.all.map { team in
            let count = "\(team.services.count) services"
            return Place(
              name: team.name, symbol: "square.fill", owner: team.lead, note: count,
              cost: team.cost)
          }
        )
        .navigationTitle("Teams")
        .navigationDestination(for: String.self) { place in
          if let team = PreviewTeam.all.first(where: { $0.name == place }) {
            PlaceList(
              zip(team.services, team.services.indices).map { service, index in
                let owner = team.people[index % team.people.count].name
                return Place(
                  name: service.name, symbol: "server.rack", owner: owner,
                  note: "\(index + 2) regions", cost: service.cost)
              }
            )
            .navigationTitle(place)
          } else {
            ServicePage(name: place, path: $path).navigationTitle(place)
          }
        }
      }
    } details: {
      PlaceFacts(path: path)
    }
  }
}

/// A team or a service, with its owner and its cost in a month.
private struct Place: Identifiable {
  let name: String
  let symbol: String
  let owner: String
  let note: String
  let cost: Int
  var id: String { name }
}

/// Links to places, with an empty row after each if there is room.
private struct PlaceList: View {
  private let places: [Place]

  init(_ places: [Place]) { self.places = places }

  var body: some View {
    GeometryReader { geometry in
      let gap = geometry.size.height >= places.count * 2 ? 1 : 0
      List {
        ForEach(places) { place in
          NavigationLink(value: place.name) {
            row(place, width: geometry.size.width)
          }
          .accessibilityLabel(place.name)
          .padding(.bottom, Length(gap))
        }
      }
      .padding(.top, Length(gap))
    }
  }

  private func row(_ place: Place, width: Int) -> some View {
    HStack(spacing: 1) {
      Image(systemName: place.symbol).foregroundStyle(PreviewTeam.color(of: place.owner))
        .accessibilityHidden()
      Text(place.name).bold().layoutPriority(1)
      Spacer(minLength: 1)
      if width >= 62 { Text(place.note).foregroundStyle(.textMuted).padding(.trailing, 1) }
      if width >= 44 {
        Text(place.owner).foregroundStyle(.textSecondary).frame(width: 12, alignment: .leading)
      }
      Text(place.cost.dollars).frame(width: 9, alignment: .trailing)
    }
    .lineLimit(1)
  }
}

/// A service, the path to it, and a button back to the start.
private struct ServicePage: View {
  let name: String
  @Binding var path: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        Text("Path: \(path.joined(separator: " › "))").foregroundStyle(.textSecondary)
        Card {
          InfoRow(label: "Version", value: "2.4.1")
          InfoRow(label: "Owner", value: "Ada Okafor")
          InfoRow(label: "Deployed", value: "today at 14:20")
        }
        Card {
          Gauge("Processor", value: 0.31)
          Gauge("Memory", value: 0.72, color: .warning)
          Gauge("Disk", value: 0.44)
        }
        .labelsAligned()
        SecondaryButton(title: "All teams") { path = [] }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Facts about the topmost screen: the costs of all teams, a team, or the releases of a service.
private struct PlaceFacts: View {
  let path: [String]

  var body: some View {
    if path.count > 1 {
      FramedPart("Releases") {
        PeopleRows(Array(zip(PreviewTeam.names, ["2.4.1", "2.4.0", "2.3.6", "2.3.5"])))
      }
      RequestsPart(seed: path[1].count)
    } else if let team = PreviewTeam.all.first(where: { $0.name == path.first }) {
      FramedPart("People") {
        PeopleRows(team.people.map { ($0.name, $0.role) })
      }
      FramedPart("Cost this month") {
        Amounts(team.services.map { ($0.name, $0.cost) })
      }
      RequestsPart(seed: team.name.count)
    } else {
      FramedPart("Cost this month") { Amounts(PreviewTeam.all.map { ($0.name, $0.cost) }) }
      RequestsPart(seed: 0)
      FramedPart("On call this week") {
        PeopleRows(PreviewTeam.all.prefix(3).map { ($0.lead, $0.name) })
      }
    }
  }
}
