// SPDX-License-Identifier: MIT
// Testing: code in colours in text and in text editors.

import CuriumCode
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct SyntaxHighlightingTests {
  private struct Editor: View {
    @State var text: String
    var language: CodeLanguage? = .swift
    var body: some View {
      TextEditor(text: $text).textEditorStyle(.plain).syntaxHighlighting(language)
    }
  }

  /// Returns a row of the screen with a letter for the colour of each character.
  private func colors(_ harness: Harness, _ row: Int) -> String {
    let kinds: [(CodeToken.Kind, Character)] = [
      (.keyword, "k"), (.comment, "c"), (.string, "s"), (.number, "n"), (.type, "t"),
      (.function, "f"), (.attribute, "a"),
    ]
    let screen = harness.screen[row]
    return String(
      screen.enumerated().map { column, character in
        let color = harness.cell(x: column, y: row).foreground
        let kind = kinds.first { kind, _ in
          color == kind.color.legible().resolve(in: .dark).color
        }
        return character == " " ? " " : kind?.1 ?? "."
      })
  }

  @Test func `text shows code in the colours of the theme`() {
    let harness = Harness(width: 30, height: 2) {
      Text(code: "let a = \"b\" // c\nreturn 1", language: .swift)
    }
    #expect(harness.content == ["let a = \"b\" // c", "return 1"])
    #expect(colors(harness, 0) == "kkk . . sss cc c")
    #expect(colors(harness, 1) == "kkkkkk n")
    #expect(harness.cell(x: 0, y: 0).attributes.contains(.bold))
    #expect(harness.cell(x: 12, y: 0).attributes.contains(.italic))
    #expect(Text(code: "let a", language: nil) == Text(verbatim: "let a"))
  }

  @Test func `an editor shows its text in colours while the user types`() {
    let harness = Harness(width: 30, height: 4) { Editor(text: "let a\nb(1)") }
    #expect(colors(harness, 0) == "kkk .")
    #expect(colors(harness, 1) == "f.n.")
    harness.press("⇥")
    harness.type("/*")
    #expect(colors(harness, 0) == "ccccc c")
    #expect(colors(harness, 1) == "cccc", "The comment goes on in the next line.")
    #expect(harness.repaint() == 0)
    harness.press("⌫")
    #expect(colors(harness, 0) == ".kkk .")
    #expect(colors(harness, 1) == "f.n.")
    harness.press("⌫ ctrl+end")
    harness.type(" return")
    #expect(colors(harness, 1) == "f.n. kkkkkk")
    #expect(harness.repaint() == 0)
  }

  @Test func `tokens keep their colours in wrapped rows, in a selection and beside tabs`() {
    let harness = Harness(width: 12, height: 4) { Editor(text: "\tlet a = \"b c d e f\"") }
    #expect(harness.screen.prefix(3).map { String($0) } == ["    let a =", "\"b c d e f\"", ""])
    #expect(colors(harness, 0) == "    kkk . .")
    #expect(colors(harness, 1) == "ss s s s ss")
    harness.press("⇥ ctrl+a")
    #expect(colors(harness, 1) == "ss s s s ss")
    #expect(harness.repaint() == 0)
  }

  @Test func `a disabled editor and an editor without a language have no colours`() {
    let harness = Harness(width: 12, height: 2) {
      VStack(spacing: 0) {
        Editor(text: "let").disabled(true).frame(height: 1)
        Editor(text: "let", language: nil).frame(height: 1)
      }
    }
    #expect(colors(harness, 0) == "...")
    #expect(colors(harness, 1) == "...")
  }

  private struct Switch: View {
    @State private var isOn = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Editor(text: "# def", language: isOn ? .python : .swift).frame(height: 1)
        Button("Switch") { isOn.toggle() }
      }
    }
  }

  @Test func `another language changes the colours`() throws {
    let harness = Harness(width: 12, height: 3) { Switch() }
    #expect(colors(harness, 0) == "c ccc")
    harness.click(try #require(harness.find(.button)))
    #expect(colors(harness, 0) == ". ...")
  }

  @Test func `the end of a long text gets its colours after some frames`() async {
    let line = "let a = \"b\" // c\n"
    let harness = Harness(width: 20, height: 2) {
      Editor(text: "/*\n" + String(repeating: line, count: 6_000) + "x")
    }
    harness.press("⇥ ctrl+end")
    #expect(colors(harness, 1).first == ".")
    for _ in 0..<10 { await harness.advance(by: .milliseconds(20)) }
    #expect(colors(harness, 0).hasPrefix("ccc c c ccc cc c"))
    #expect(colors(harness, 1).first == "c")
    #expect(harness.repaint() == 0)
  }

  @Test func `code is legible on each background of each theme`() {
    let grounds: [Color] = [
      .background, .surface, ComponentTokens.Markdown.codeBackgroundColor,
      ComponentTokens.Input.backgroundColor, ComponentTokens.Editor.currentLineColor,
      ComponentTokens.Editor.matchColor, ComponentTokens.Editor.selectionColor,
    ]
    let language = CodeLanguage("all") { line, _ in
      line.indices.map {
        CodeToken(
          CodeToken.Kind.allCases[line.distance(from: line.startIndex, to: $0)],
          $0..<line.index(after: $0))
      }
    }
    let code = String(repeating: "x", count: CodeToken.Kind.allCases.count)
    for theme in AppTheme.builtIn where theme.name != "terminal" {
      let harness = Harness(width: code.count, height: grounds.count, theme: theme) {
        VStack(spacing: 0) {
          ForEach(grounds.indices, id: \.self) { index in
            Text(code: code, language: language).background(grounds[index])
          }
        }
      }
      let needed = theme.colorSchemeContrast == .increased ? 7 : 4.5
      for cell in harness.cells {
        let ratio = Contrast.ratio(cell.foreground.value, cell.background.value)
        #expect(ratio >= needed - 0.05, "\(theme.name): \(ratio)")
      }
    }
  }

  private struct Disabling: View {
    @State private var isDisabled = false
    @State private var text = String(repeating: "let a = \"b\" // c\n", count: 30_000)
    var body: some View {
      TextEditor(text: $text)
        .syntaxHighlighting(.swift)
        .disabled(isDisabled)
        .keyBinding("Disable", "f5") { isDisabled = true }
    }
  }

  @Test func `an editor that is disabled before its text is read doesn't read on`() async {
    let harness = Harness(width: 20, height: 2) { Disabling() }
    harness.press("⇥ ctrl+end f5")
    await harness.advance(by: .milliseconds(1))
    let isWaiting = await harness.advanceToNextEvent(before: .seconds(60))
    #expect(!isWaiting)
  }

  private struct Options: View {
    @State var text: String
    let isWrapped: Bool
    let language: CodeLanguage
    var body: some View {
      TextEditor(text: $text)
        .lineWrapping(isWrapped ? .automatic : .disabled)
        .syntaxHighlighting(language)
        .lineNumbers()
        .bracketMatching()
        .currentLineHighlight()
    }
  }

  @Test(arguments: SeededRandom.seeds(10))
  func `after any keys, drawing everything again changes nothing`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let language = random.pick(CodeLanguage.all)
    let long = String(repeating: "let a = \"b\" ", count: 500)
    let parts = [
      "/*", "*/", "\"", "\"\"\"", "'", "//", "let ", "{", "}", "#", "日本 ", "<!--", "-->", "x",
    ]
    let keys = [
      "⏎", "⌫", "↑", "↓", "←", "→", "ctrl+z", "ctrl+y", "pgdn", "pgup", "ctrl+home", "ctrl+end",
      "shift+↓", "shift+→", "ctrl+k", "ctrl+w", "delete", "home", "end",
    ]
    let lines = (0..<20).map { _ in random.pick(parts) + random.pick(parts) } + [long, "end"]
    let harness = Harness(width: 24, height: 8) {
      Options(
        text: lines.joined(separator: "\n"), isWrapped: seed % 2 == 0, language: language)
    }
    harness.press("⇥")
    for step in 0..<150 {
      if Bool.random(using: &random) {
        harness.type(random.pick(parts))
      } else {
        harness.press(random.pick(keys))
      }
      #expect(harness.repaint() == 0, "\(language.names[0]), step \(step)")
    }
  }
}
