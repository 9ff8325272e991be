// SPDX-License-Identifier: MIT
// Page: stacks of screens, and tabs.

import Curium

/// Two tabs, one of them with a stack of screens.
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

/// A harbour, the path to it, and a button back to the start.
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

/// A scrolling text. Its position is kept while the other tab is visible.
private struct Messages: View {
  var body: some View {
    List {
      ForEach(1..<40) { Text("Message \($0)") }
    }
  }
}
