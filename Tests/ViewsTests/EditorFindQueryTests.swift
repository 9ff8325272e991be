// SPDX-License-Identifier: MIT
// Testing: the text that the find bar of an editor searches for when it opens.

@testable import CuriumEditing
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Testing

@testable import CuriumControls

@MainActor struct EditorFindQueryTests {
  private func editor(_ text: String) async -> Harness {
    let harness = Harness(width: 60, height: 6) { EditorStage(text: text) { $0 } }
    harness.press("⇥")
    return harness
  }

  private func turnOnExpressions(_ harness: Harness) throws {
    let option = try #require(harness.elements.first { $0.label == "Regular expression" })
    harness.click(option)
  }

  /// An editor with two matches of an expression, and the focus in the find bar.
  private func editorWithExpression() async throws -> Harness {
    let harness = await editor("foo1 bar foo2")
    harness.press("ctrl+f")
    await harness.settle()
    try turnOnExpressions(harness)
    harness.type(#"fo+\d"#)
    await harness.settle()
    return harness
  }

  @Test func `Option-R in the bar keeps the expression, also if a match is selected`() async throws
  {
    let harness = try await editorWithExpression()
    #expect(harness.screen.contains { $0.contains(#"/ fo+\d"#) && $0.contains("1 of 2") })
    harness.press("alt+r")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains(#"/ fo+\d"#) && $0.contains("1 of 2") })
    #expect(harness.repaint() == 0)
  }

  @Test func `with the focus in the text, Control-F keeps the expression of a selected match`()
    async throws
  {
    let harness = try await editorWithExpression()
    harness.click(x: 6, y: 0)
    harness.press("f3 ctrl+f")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains(#"/ fo+\d"#) && $0.contains("of 2") })
  }

  @Test func `selected text is found as it is, also by a regular expression`() async throws {
    let harness = await editor("f(x f(x) fx")
    harness.press("ctrl+f")
    await harness.settle()
    try turnOnExpressions(harness)
    harness.press("esc home shift+→ shift+→ shift+→ ctrl+f")
    await harness.settle()
    #expect(harness.screen.contains { $0.contains(#"/ f\(x"#) && $0.contains("1 of 2") })
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [#"a.b"#, #"\d{2}[a-z]*+?^$()|"#, "ordinary – text", ""])
  func `an escaped text matches itself`(text: String) throws {
    let expression = try TextPattern(expression: TextPattern.escaped(text), ignoresCase: false)
    let literal = TextPattern(literal: text, ignoresCase: false)
    #expect(expression.program == literal.program)
  }
}
