// SPDX-License-Identifier: MIT
// Page: previews of Chip.

import Curium
import CuriumPreviews

enum ChipPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Buttons") {
      StatefulPreview("All") { filter in
        HStack {
          ForEach(["All", "Open", "Mine"], id: \.self) { name in
            Chip(
              text: name, icon: name == "Mine" ? "person" : nil,
              isSelected: name == filter.wrappedValue
            ) {
              filter.wrappedValue = name
            }
          }
        }
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
      StatefulPreview("Slow") { state in
        VStack(alignment: .leading, spacing: 1) {
          HStack {
            ForEach(["Slow", "Running"], id: \.self) { name in
              Chip(text: name, isSelected: name == state.wrappedValue) { state.wrappedValue = name }
            }
          }
          VStack(alignment: .leading, spacing: 0) {
            let services = PreviewService.all.filter { $0.state == state.wrappedValue }
            ForEach(services.prefix(3)) { InfoRow(label: $0.name, value: $0.time) }
          }
          .frame(width: 24)
        }
      }
    }
    Preview("Playground") { knobs in
      let isSelected = knobs.binding("isSelected", true)
      Chip(
        text: knobs.text("text", "Mine"), icon: knobs.optionalIcon("icon", "person"),
        isSelected: isSelected.wrappedValue
      ) {
        isSelected.wrappedValue.toggle()
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
