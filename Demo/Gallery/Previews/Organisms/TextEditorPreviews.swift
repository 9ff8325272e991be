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
    Preview("Code") {
      StatefulPreview(code) {
        TextEditor(text: $0)
          .textEditorStyle(EdgeBarTextEditorStyle())
          .lineNumbers()
          .currentLineHighlight()
          .lineWrapping(.disabled)
          .indentation(.spaces(2))
          .autoIndent()
          .bracketMatching()
          .editorGutter(width: 2) { line in
            line == 3 ? Text("●").foregroundStyle(.error) : nil
          }
          .accessibilityLabel("Source")
      }
      .frame(height: 6)
    }
    Preview("Finding") {
      StatefulPreview("Wind south-west, five.\nVisibility good.") { text in
        StatefulPreview(true) { editor(text).findNavigator(isPresented: $0) }
      }
      .frame(height: 4)
    }
    Preview("Growing") {
      StatefulPreview("") {
        TextEditor(text: $0, prompt: Text("Write a message"))
          .variant(.standard)
          .lineLimit(1...6)
      }
    }
    Preview("Playground") { knobs in
      TextEditor(
        text: knobs.binding("text", "Wind south-west, five.\nVisibility good."),
        prompt: Text(knobs.text("prompt", "No entry yet"))
      )
      .textEditorStyle(EdgeBarTextEditorStyle())
      .lineNumbers(knobs.flag("numbers", true) ? .visible : .hidden)
      .currentLineHighlight(knobs.flag("current line", true))
      .lineWrapping(knobs.choice("wrapping", LineWrapping.automatic))
      .indentation(.spaces(knobs.number("indentation", 4, in: 1...8)))
      .autoIndent(knobs.flag("auto-indent", true))
      .bracketMatching(knobs.flag("brackets", true))
      .findNavigator(isPresented: knobs.binding("find", false))
      .accessibilityLabel("Logbook")
      .frame(height: knobs.length("height", 4, in: 0...12))
      .disabled(knobs.flag("disabled", false))
    }
  }

  private static let code = """
    func tide(at hour: Int) -> Double {
      let phase = Double(hour) / 12.4
      return 2.1 * sin(2 * .pi * phase)
    }

    log(tide(at: 6))
    """

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(EdgeBarTextEditorStyle())
      .accessibilityLabel("Logbook")
  }
}
