// SPDX-License-Identifier: MIT
// Page: screens above screens, and parts side by side.

import Curium

/// Two parts in tabs, one of them with screens that open from each other.
struct NavigationPage: ShowcasePage {
  static let name = "Navigation"
  static let summary = "Return opens, Escape goes back."

  @State private var part = "Coasts"
  @State private var path: [String] = []

  var body: some View {
    TabView(selection: $part) {
      Coasts(path: $path)
        .tabItem { Label("Coasts", systemImage: "folder") }
        .tag("Coasts")
      Messages()
        .tabItem { Label("Messages", systemImage: "envelope") }
        .badge(3)
        .tag("Messages")
    }
    .padding(.trailing, DesignTokens.Spacing.lg)
  }
}

/// Coasts, their harbours, and the next harbour from each.
private struct Coasts: View {
  @Binding var path: [String]
  private let coasts = [
    "Brittany": ["Brest", "Lorient", "Saint-Malo"], "German Bight": ["Cuxhaven", "Hamburg"],
    "Hordaland": ["Bergen"],
  ]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(coasts.keys.sorted(), id: \.self) { NavigationLink($0, value: $0) }
      }
      .navigationTitle("Coasts")
      .navigationDestination(for: String.self) { place in
        if let harbours = coasts[place] {
          List { ForEach(harbours, id: \.self) { NavigationLink($0, value: $0) } }
            .navigationTitle(place)
        } else {
          Harbour(name: place, path: $path).navigationTitle(place)
        }
      }
    }
  }
}

/// A harbour, the way that led there, and one to the start.
private struct Harbour: View {
  let name: String
  @Binding var path: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("The way: \(path.joined(separator: " › "))").foregroundStyle(.textSecondary)
      SecondaryButton(title: "To the start") { path = [] }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Words that scroll; the place is kept while another part is shown.
private struct Messages: View {
  var body: some View {
    List {
      ForEach(1..<40) { Text("Message \($0)") }
    }
  }
}
