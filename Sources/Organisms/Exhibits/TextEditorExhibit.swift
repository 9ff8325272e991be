// SPDX-License-Identifier: MIT
// Organism: a text of many lines, as the gallery shows it.

import CuriumAtoms
import CuriumTokens
package import CuriumViews

/// A text of many lines that is written and read.
package enum TextEditorPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
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
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(EdgeBarTextEditorStyle())
      .accessibilityLabel("Logbook")
  }
}
