// SPDX-License-Identifier: MIT
// Page: previews of TextEditor.

import Curium
import CuriumPreviews

/// An editor for multiline text.
enum TextEditorPreviews: PreviewProvider {
  static var level: Level { .organism }

  static var previews: [Preview] {
    Preview("Default") {
      StatefulPreview(
        "Checkout is slow in eu-west-1.\nThe cache was cold after the deploy.\n"
          + "Warming it fixed the problem."
      ) { text in
        editor(text)
      }
      .frame(height: 6)
      .fieldLine()
    }
    Preview("Empty") {
      StatefulPreview("") { text in editor(text) }.frame(height: 2).fieldLine()
    }
    Preview("Disabled") {
      StatefulPreview("Checkout is slow in eu-west-1.") { text in editor(text) }
        .frame(height: 2).fieldLine().disabled(true)
    }
    Preview("Code") {
      StatefulPreview(code) {
        TextEditor(text: $0)
          .textEditorStyle(EdgeBarTextEditorStyle())
          .syntaxHighlighting(.swift)
          .lineNumbers()
          .currentLineHighlight()
          .lineWrapping(.disabled)
          .indentation(.spaces(2))
          .autoIndent()
          .bracketMatching()
          .editorGutter(width: 2) { line in
            line == 4 ? Text("●").foregroundStyle(.error) : nil
          }
          .accessibilityLabel("Source")
      }
      .frame(height: 7)
      .fieldLine()
    }
    Preview("Finding") {
      StatefulPreview("Checkout is slow in eu-west-1.\nThe cache was cold.") { text in
        StatefulPreview(true) { editor(text).findNavigator(isPresented: $0) }
      }
      .frame(height: 4)
    }
    Preview("Growing") {
      StatefulPreview("") {
        TextEditor(text: $0, prompt: Text("Write a message"))
          .variant(.standard)
          .lineLimit(1...6)
          .fieldLine()
      }
    }
    Preview("Playground") { knobs in
      TextEditor(
        text: knobs.binding("text", "Checkout is slow in eu-west-1.\nThe cache was cold."),
        prompt: Text(knobs.text("prompt", "Describe the incident"))
      )
      .textEditorStyle(EdgeBarTextEditorStyle())
      .lineNumbers(
        knobs.choice("numbers", of: [".visible": Visibility.visible, ".hidden": .hidden])
      )
      .currentLineHighlight(knobs.flag("current line", true))
      .lineWrapping(knobs.choice("wrapping", LineWrapping.automatic))
      .indentation(.spaces(knobs.number("indentation", 4, in: 1...8)))
      .autoIndent(knobs.flag("auto-indent", true))
      .bracketMatching(knobs.flag("brackets", true))
      .findNavigator(isPresented: knobs.binding("find", false))
      .accessibilityLabel("Incident notes")
      .frame(height: knobs.length("height", 4, in: 0...12))
      .fieldLine()
      .readOnly(knobs.flag("read-only", false))
      .disabled(knobs.flag("disabled", false))
    }
  }

  private static let code = """
    /// The price of a cart.
    func total(of cart: Cart) -> Money {
      let prices = cart.items.map { $0.price }
      return prices.reduce(.zero, +)
    }

    show(total(of: cart))
    """

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(EdgeBarTextEditorStyle())
      .accessibilityLabel("Incident notes")
  }
}
