// SPDX-License-Identifier: MIT
// Page: previews of RadioButton.

import Curium
import CuriumPreviews

enum RadioButtonPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Two") {
      StatefulPreview(true) { isHigh in
        VStack(alignment: .leading) {
          RadioButton(text: "High", isSelected: isHigh)
          RadioButton(
            text: "Low",
            isSelected: Binding(
              get: { !isHigh.wrappedValue }, set: { isHigh.wrappedValue = !$0 }))
        }
      }
    }
    Preview("Error") {
      StatefulPreview(false) { RadioButton(state: .error, text: "Later", isSelected: $0) }
    }
    Preview("Disabled") {
      StatefulPreview(true) { RadioButton(state: .disabled, text: "High", isSelected: $0) }
    }
    Preview("Sizes") {
      VStack(alignment: .leading) {
        StatefulPreview(true) { RadioButton(size: .small, text: "Small, plain", isSelected: $0) }
        StatefulPreview(true) { RadioButton(text: "Medium, plain", isSelected: $0) }
        StatefulPreview(true) { RadioButton(size: .large, text: "Large, bold", isSelected: $0) }
      }
    }
    Preview("In use") {
      StatefulPreview("Standard") { speed in
        VStack(alignment: .leading, spacing: 0) {
          TitleLabel(text: "Delivery", style: .small)
          ForEach(["Standard", "Express", "Pick up"], id: \.self) { name in
            RadioButton(
              text: name,
              isSelected: Binding(
                get: { speed.wrappedValue == name }, set: { if $0 { speed.wrappedValue = name } }))
          }
        }
      }
    }
    Preview("Playground") { knobs in
      RadioButton(
        state: knobs.choice("state", .enabled), size: knobs.choice("size", .medium),
        text: knobs.text("text", "High"), isSelected: knobs.binding("isSelected", true))
    }
  }
}
