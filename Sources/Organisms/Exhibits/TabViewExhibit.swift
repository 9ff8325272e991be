// SPDX-License-Identifier: MIT
// Organism: gallery previews of `TabView`.

import CuriumTokens
package import CuriumControls

/// Several views in tabs. A tab bar above selects the visible one.
package enum TabViewPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      TabView {
        words("Twelve files.")
          .tabItem { Label("Files", systemImage: "folder") }
        words("Three messages.")
          .tabItem { Label("Mail", systemImage: "envelope") }
          .badge(3)
        words("Nobody else is here.")
          .tabItem { Label("People", systemImage: "person") }
      }
      .frame(height: 4)
    }
    Preview("Playground") { knobs in
      TabView {
        words("Twelve files.")
          .tabItem {
            Label(knobs.text("title", "Files"), systemImage: knobs.icon("systemImage", "folder"))
          }
        words("Three messages.")
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
