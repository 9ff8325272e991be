// SPDX-License-Identifier: MIT
// Page: previews of BottomSheet.

import Curium
import CuriumPreviews

enum BottomSheetPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      BottomSheet(title: "Share") { Text("Share this dashboard with…") }
    }
    Preview("Playground") { knobs in
      BottomSheet(title: knobs.text("title", "Share")) {
        Text(knobs.text("text", "Share this dashboard with…"))
      }
    }
  }
}
