// SPDX-License-Identifier: MIT
// Page: previews of Divider.

import Curium
import CuriumPreviews

/// A line between two views, horizontal in a column and vertical in a row.
enum DividerPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Across") {
      VStack(spacing: 0) {
        Text("Subtotal")
        Divider()
        Text("Total")
      }
      .frame(width: 24)
    }
    Preview("Vertical") {
      HStack(spacing: 1) {
        Text("billing")
        Divider()
        Text("v3.2.0")
      }
      .frame(height: 3)
    }
    Preview("In use") {
      Card {
        InfoRow(label: "Subtotal", value: "$48.00")
        InfoRow(label: "VAT", value: "$9.12")
        Divider()
        InfoRow(label: "Total", value: "$57.12").bold()
      }
      .frame(width: 32)
    }
    Preview("Playground") { knobs in
      VStack(spacing: knobs.length("spacing", 0, in: 0...2)) {
        Text("Subtotal")
        Divider()
        Text("Total")
      }
      .frame(width: knobs.length("width", 24, in: 0...60))
    }
  }
}
