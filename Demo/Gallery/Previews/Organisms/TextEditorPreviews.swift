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
          .textEditorStyle(.edgeBar)
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
    Preview("Checking") {
      StatefulPreview(json) { text in
        TextEditor(text: text)
          .textEditorStyle(.edgeBar)
          .syntaxHighlighting(.json)
          .lineNumbers()
          .lineWrapping(.disabled)
          .diagnostics(problems(inJSON: text.wrappedValue))
          .accessibilityLabel("Settings")
      }
      .frame(height: 6)
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
      .textEditorStyle(.edgeBar)
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

  private static let json = """
    {
      "name": "fjord"
      "port": 8080,
      "host": "localhost",
    }
    """

  /// Returns the problems at the ends of lines: missing commas, and ones that don't belong there.
  private static func problems(inJSON text: String) -> [TextDiagnostic] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
      guard let end = pair.0.last, let next = pair.1.first(where: { $0 != " " }) else {
        return nil
      }
      let columns = pair.0.count..<pair.0.count + 1
      if end == ",", "]}".contains(next) {
        return TextDiagnostic(
          line: index + 1, columns: columns, severity: .warning,
          message: "The last value has a comma.")
      }
      if !"[{,:".contains(end), !"]}".contains(next) {
        return TextDiagnostic(line: index + 1, columns: columns, message: "Expected a comma.")
      }
      return nil
    }
  }

  private static func editor(_ text: Binding<String>) -> some View {
    TextEditor(text: text).textEditorStyle(.edgeBar)
      .accessibilityLabel("Incident notes")
  }
}
