// SPDX-License-Identifier: MIT
// Page: previews of ComponentStyles.

import Curium
import CuriumPreviews

/// Buttons, toggles, fields and group boxes in the styles of the design system.
///
/// *Sizing:* the size of the control, with the padding of the style. *Keys:* those of the control.
/// *Tokens:* those of the style.
///
///     Button("Save", action: save).buttonStyle(PrimaryStyle(), size: .large)
enum ComponentStylesPreviews: PreviewProvider {
  static var level: Level { .atom }

  static var previews: [Preview] {
    Preview("Buttons") {
      VStack(alignment: .leading, spacing: 1) {
        Button("Primary") {}.buttonStyle(PrimaryStyle())
        Button("Complementary") {}.buttonStyle(ComplementaryStyle())
        Button("Light") {}.buttonStyle(LightStyle())
        Button("Dark") {}.buttonStyle(DarkStyle())
      }
    }
    Preview("Button sizes") {
      VStack(alignment: .leading, spacing: 1) {
        Button("Small") {}.buttonStyle(PrimaryStyle(), size: .small)
        Button("Medium") {}.buttonStyle(PrimaryStyle())
        Button("Large") {}.buttonStyle(PrimaryStyle(), size: .large)
        Button("Disabled") {}.buttonStyle(PrimaryStyle()).disabled(true)
      }
    }
    Preview("Toggles") {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview(true) { Toggle("Default", isOn: $0) }
        StatefulPreview(true) { Toggle("Small", isOn: $0) }.toggleStyle(LightStyle(), size: .small)
        StatefulPreview(false) { Toggle("Large", isOn: $0) }.toggleStyle(DarkStyle(), size: .large)
      }
    }
    Preview("Fields") {
      VStack(alignment: .leading, spacing: 0) {
        StatefulPreview("") { TextField("Name", text: $0).fieldLine() }
          .textFieldStyle(PrimaryStyle())
        StatefulPreview("ada@") { TextField("Address", text: $0).fieldLine() }
          .textFieldStyle(PrimaryStyle(), hasError: true)
        StatefulPreview("read only") { TextField("Name", text: $0).fieldLine() }
          .textFieldStyle(ComplementaryStyle()).disabled(true)
      }
      .frame(width: 30)
    }
    Preview("Group boxes") {
      HStack {
        GroupBox("Light") { Text("Response time: 42 ms") }.groupBoxStyle(LightStyle())
        GroupBox("Dark") { Text("Response time: 42 ms") }.groupBoxStyle(DarkStyle())
      }
    }
    Preview("Playground") { knobs in
      VStack(alignment: .leading, spacing: 1) {
        Button(knobs.text("title", "Save")) {}
          .buttonStyle(PrimaryStyle(), size: knobs.choice("size", .medium))
        TextField("Address", text: knobs.binding("address", "ada@"))
          .fieldLine()
          .textFieldStyle(PrimaryStyle(), hasError: knobs.flag("hasError", true))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
