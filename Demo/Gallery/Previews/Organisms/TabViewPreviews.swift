// SPDX-License-Identifier: MIT
// Page: previews of TabView.

import Curium
import CuriumPreviews

/// Several views in tabs. A tab bar above selects the visible one.
enum TabViewPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      TabView {
        words("12 files, 3 of them changed").tabItem { Text("Files") }
        words("3 new messages from Jonas Weber").tabItem { Text("Mail") }.badge(3)
        words("Ada Okafor is reviewing with you").tabItem { Text("People") }
      }
      .frame(height: 4)
    }
    Preview("With icons") {
      TabView {
        words("12 files, 3 of them changed")
          .tabItem { Label("Files", systemImage: "folder") }
        words("3 new messages from Jonas Weber")
          .tabItem { Label("Mail", systemImage: "envelope") }
        words("The build of 2.4.1 took 41 seconds")
          .tabItem { Label("Builds", systemImage: "wrench") }
      }
      .frame(height: 4)
    }
    Preview("Closable") { Documents() }
    Preview("With a disabled tab") {
      TabView {
        words("12 files, 3 of them changed").tabItem { Text("Files") }
        words("No messages while offline").tabItem { Text("Mail") }.badge(3).disabled(true)
        words("Ada Okafor is reviewing with you").tabItem { Text("People") }
      }
      .frame(height: 4)
    }
    Preview("Playground") { knobs in
      TabView {
        words("12 files, 3 of them changed")
          .tabItem {
            Label(knobs.text("title", "Files"), systemImage: knobs.icon("systemImage", "folder"))
          }
        words("3 new messages from Jonas Weber")
          .tabItem { Label("Mail", systemImage: "envelope") }
          .badge(knobs.number("badge", 3, in: 0...99))
      }
      .frame(height: knobs.length("height", 4, in: 0...12))
    }
  }

  @MainActor private static func words(_ text: String) -> some View {
    Text(text)
      .padding(.leading, 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Tabs that the user can close.
private struct Documents: View {
  @State private var names = ["main.swift", "Tree.swift", "README.md"]
  @State private var shown = "main.swift"

  var body: some View {
    TabView(selection: $shown) {
      ForEach(names, id: \.self) { name in
        Text("The text of \(name)")
          .padding(.leading, 1)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .tabItem { Text(name) }
          .tag(name)
          .onTabClose { names.removeAll { $0 == name } }
      }
    }
    .frame(height: 4)
  }
}
