// SPDX-License-Identifier: MIT
// Page: previews of Chip.

import Curium
import CuriumPreviews

enum ChipPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Buttons") {
      HStack {
        Chip(text: "All", isSelected: true) {}
        Chip(text: "Open") {}
        Chip(text: "Mine", icon: "person") {}
      }
    }
    Preview("Label") { Chip(text: "swift") }
    Preview("Disabled") {
      HStack {
        Chip(text: "All", isSelected: true) {}
        Chip(text: "Open") {}
      }
      .disabled(true)
    }
    Preview("In use") {
      VStack(alignment: .leading, spacing: 1) {
        HStack {
          Chip(text: "Slow", isSelected: true) {}
          Chip(text: "Running") {}
        }
        VStack(alignment: .leading, spacing: 0) {
          ForEach(PreviewService.all.filter { $0.state == "Slow" }) { service in
            InfoRow(label: service.name, value: service.time)
          }
        }
        .frame(width: 24)
      }
    }
    Preview("Playground") { knobs in
      Chip(
        text: knobs.text("text", "Mine"), icon: knobs.optionalIcon("icon", "person"),
        isSelected: knobs.flag("isSelected", true)
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
