// SPDX-License-Identifier: MIT
// Page: previews of StatusBar.

import Curium
import CuriumPreviews

enum StatusBarPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Keys") { ServiceScreen { StatusBar() } }
    Preview("Keys and text") { ServiceScreen { StatusBar { Text("3 of 24") } } }
    Preview("Playground") { knobs in
      ServiceScreen { StatusBar { Text(knobs.text("text", "3 of 24")) } }
        .frame(maxWidth: knobs.length("maxWidth", 60, in: 0...80))
    }
  }
}

/// A service with commands above a bar that shows them while the service has the focus.
private struct ServiceScreen<Bar: View>: View {
  @ViewBuilder let bar: Bar
  @State private var status = "running"

  var body: some View {
    VStack(spacing: 0) {
      ActionRow(title: "api-gateway", value: status) { status = "opened" }
      bar
    }
    .keyBinding("open", "o") { status = "opened" }
    .keyBinding("save", "ctrl+s") { status = "saved" }
    .keyBinding("search", "/") { status = "searched" }
  }
}
