// SPDX-License-Identifier: MIT
// Testing: long lines in the code of an exhibit.

import Testing

@testable import CuriumGallery

@MainActor struct CodeBreakingTests {
  @Test(arguments: [
    (#"Badge(text: "New")"#, 40, #"Badge(text: "New")"#),
    (
      #"  Badge(text: "Waiting for it", color: .info)"#, 42,
      "  Badge(\n    text: \"Waiting for it\", color: .info)"
    ),
    (
      #"  [Line("Requests", Sample.requests)], style: .area"#, 38,
      "  [Line(\"Requests\", Sample.requests)],\n  style: .area"
    ),
    (#"Text("a b c d e f").bold()"#, 20, "Text(\"a b c d e f\")\n  .bold()"),
    (#""one string that is long""#, 8, #""one string that is long""#),
    (
      #"CaptionText(text: "\(history.count) earlier inputs: press ↑")"#, 36,
      """
      CaptionText(
        text: "\\(history.count) earlier "
          + "inputs: press ↑")
      """
    ),
    (
      #"Text("Cold caches.\nWarming them fixed the problem.") { $0 }"#, 34,
      """
      Text(
        "Cold caches.\\n"
          + "Warming them fixed the "
          + "problem."
      ) {
        $0
      }
      """
    ),
    (
      #"TokenButton(label: .icon("plus"), style: .capsule) {}"#, 44,
      """
      TokenButton(
        label: .icon("plus"), style: .capsule
      ) {}
      """
    ),
    (
      #"return Label("Error: ", kind) + Label("no such file", kind)"#, 36,
      """
      return Label("Error: ", kind)
        + Label("no such file", kind)
      """
    ),
    (
      #"  Button("Delete {…}") { isShown = true }"#, 30,
      "  Button(\"Delete {…}\") {\n    isShown = true\n  }"
    ),
    (
      "List(names) { name in Text(name) }", 30,
      "List(names) { name in\n  Text(name)\n}"
    ),
    (
      "  .font(ComponentTokens.Card.titleFont)", 38,
      "  .font(\n    ComponentTokens.Card.titleFont)"
    ),
    (
      "  .token(ComponentTokens.Markdown.documentWidth, 26)", 36,
      "  .token(\n    ComponentTokens.Markdown\n      .documentWidth,\n    26)"
    ),
    (
      "Text(a, b, c)\nlet text = \"\"\"\n  Words, (more) words.\n  \"\"\"\nText(d, e, f)", 10,
      "Text(\n  a, b, c)\nlet text = \"\"\"\n  Words, (more) words.\n  \"\"\"\nText(\n  d, e, f)"
    ),
    (
      "Text(verbatim: longest)\n  .alert(a) {\n    b()\n  } message: {\n    c()\n  }\nEmpty()", 20,
      "Text(\n  verbatim: longest\n)\n.alert(a) {\n  b()\n} message: {\n  c()\n}\nEmpty()"
    ),
    (
      "let all = [one, two, three, four]", 24,
      "let all = [\n  one, two, three, four\n]"
    ),
  ])
  func `long code breaks as a formatter would break it`(
    code: String, width: Int, broken: String
  ) {
    #expect(SwiftCode.broken(code, width: width) == broken)
  }

  @Test func `a very long string breaks into many short ones`() {
    let text = String(repeating: "word ", count: 20_000)
    let lines = SwiftCode.broken("Text(\"\(text)\")", width: 40).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 40 })
    let pieces = lines.dropFirst().map { $0.split(separator: "\"")[1] }
    #expect(pieces.joined() == text)
  }
}
