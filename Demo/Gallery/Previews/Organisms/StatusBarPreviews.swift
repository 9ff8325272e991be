// SPDX-License-Identifier: MIT
// Page: previews of StatusBar.

import Curium
import CuriumPreviews

enum StatusBarPreviews: PreviewProvider {
  static var level: Level { .organism }

  @MainActor private static func screen(_ bar: some View) -> some View {
    VStack(spacing: 0) {
      Text("api-gateway  2.4.1  running").frame(maxWidth: .infinity, alignment: .leading)
      bar
    }
    .keyBinding("open", "o") {}
    .keyBinding("save", "ctrl+s") {}
    .keyBinding("search", "/") {}
  }

  static var previews: [Preview] {
    Preview("Keys") { screen(StatusBar()) }
    Preview("Keys and text") { screen(StatusBar { Text("3 of 24") }) }
    Preview("Playground") { knobs in
      screen(StatusBar { Text(knobs.text("text", "3 of 24")) })
        .frame(maxWidth: knobs.length("maxWidth", 60, in: 0...80))
    }
  }
}
