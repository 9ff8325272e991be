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
        TextEditor(text: $0).textEditorStyle(EdgeBarTextEditorStyle())
      }
      .frame(height: 4)
    }
    Preview("Empty") {
      StatefulPreview("") { TextEditor(text: $0).textEditorStyle(EdgeBarTextEditorStyle()) }
        .frame(height: 2)
    }
    Preview("Disabled") {
      StatefulPreview("Wind south-west, five.") {
        TextEditor(text: $0).textEditorStyle(EdgeBarTextEditorStyle())
      }
      .frame(height: 2).disabled(true)
    }
  }
}
