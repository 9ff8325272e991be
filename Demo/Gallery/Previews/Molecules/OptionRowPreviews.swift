// SPDX-License-Identifier: MIT
// Page: previews of OptionRow.

import Curium
import CuriumPreviews

enum OptionRowPreviews: PreviewProvider {
  static var level: Level { .molecule }

  static var previews: [Preview] {
    Preview("Options") {
      StatefulPreview(false) { isCompact in
        VStack(spacing: 1) {
          OptionRow(
            title: "Comfortable", subtitle: "More space", isSelected: !isCompact.wrappedValue
          ) {
            isCompact.wrappedValue = false
          }
          OptionRow(title: "Compact", subtitle: "More rows", isSelected: isCompact.wrappedValue) {
            isCompact.wrappedValue = true
          }
        }
        .frame(maxWidth: 36)
      }
    }
    Preview("One line") { OptionRow(title: "Automatic", isSelected: true) {}.frame(maxWidth: 36) }
    Preview("Disabled") {
      OptionRow(title: "Compact", isSelected: false) {}.frame(maxWidth: 36).disabled(true)
    }
    Preview("Playground") { knobs in
      let isSelected = knobs.binding("isSelected", true)
      OptionRow(
        title: knobs.text("title", "Comfortable"),
        subtitle: knobs.optionalText("subtitle", "More space"),
        isSelected: isSelected.wrappedValue
      ) {
        isSelected.wrappedValue = true
      }
      .frame(maxWidth: knobs.length("maxWidth", 36, in: 0...60))
      .disabled(knobs.flag("disabled", false))
    }
  }
}
