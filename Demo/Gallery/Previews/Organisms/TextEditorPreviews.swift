// SPDX-License-Identifier: MIT
// Page: previews of TextEditor.

import Curium
import CuriumPreviews

/// An editor for multiline text.
enum TextEditorPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview("Wind south-west, five.\nVisibility good.\nTide turns at noon.") {
        editor($0)
      }
      .frame(height: 4)
    }
    Preview("Empty") {
      StatefulPreview("") { editor($0) }.frame(height: 2)
    }
    Preview("Disabled") {
      StatefulPreview("Wind south-west, five.") { editor($0) }.frame(height: 2).disabled(true)
    }
    Preview("Playground") { knobs in
      TextEditor(text: knobs.binding("text", "Wind south-west, five."))
        .textEditorStyle(EdgeBarTextEditorStyle())
        .accessibilityLabel("Logbook")
        .frame(height: knobs.length("height", 4, in: 0...12))
        .disabled(knobs.flag("disabled", false))
    }
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(EdgeBarTextEditorStyle())
      .accessibilityLabel("Logbook")
  }
}
