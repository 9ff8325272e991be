// SPDX-License-Identifier: MIT
// Page: previews of DetailPanel.

import Curium
import CuriumPreviews

enum DetailPanelPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(true) { isShown in
        if isShown.wrappedValue {
          DetailPanel(
            title: "swift-nio", subtitle: "2.101.2", onClose: { isShown.wrappedValue = false }
          ) {
            Text("An event-driven network application framework for protocol servers and clients.")
          }
          .frame(maxWidth: 40).frame(height: 8)
        } else {
          PlainButton(title: "Show again") { isShown.wrappedValue = true }
        }
      }
    }
    Preview("Title only") {
      DetailPanel(title: "No package selected") { Text("Select a package to see its details.") }
        .frame(maxWidth: 40).frame(height: 5)
    }
    Preview("Playground") { knobs in
      DetailPanel(
        title: knobs.text("title", "swift-nio"),
        subtitle: knobs.optionalText("subtitle", "2.101.2"),
        onClose: knobs.action("onClose")
      ) {
        Text(knobs.text("content", "An event-driven network application framework."))
      }
      .frame(
        width: knobs.length("width", 40, in: 0...60), height: knobs.length("height", 8, in: 0...20))
    }
  }
}
