// SPDX-License-Identifier: MIT
// Testing: recorded sessions that a test repeats.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct ReplayTests {
  private struct Notes: View {
    @State private var text = ""
    @State private var pasted = ""
    @State private var closed = 0
    @State private var size = CellSize.zero
    @FocusState private var isWriting: Bool

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Note", text: $text).labelsHidden().focused($isWriting)
        Text("closed \(closed)")
        Text("clicks")
          .onTapGesture { closed += 10 }
        Text("\(size.width)x\(size.height)")
        Spacer()
      }
      .onGeometryChange(for: CellSize.self, of: \.size) { size = $0 }
      .onExitCommand { closed += 1 }
      .onAppear { isWriting = true }
    }
  }

  private nonisolated static let header = #"{"version": 2, "width": 30, "height": 6}"#

  private func replay(_ lines: String...) async throws -> Harness {
    let harness = Harness(width: 80, height: 24) { Notes() }
    try await harness.replay(([Self.header] + lines).joined(separator: "\n") + "\n")
    return harness
  }

  @Test func `keys, pastes, clicks and sizes arrive in their order`() async throws {
    let harness = try await replay(
      #"[0.1, "o", "\u001b[?1049h ignored"]"#,
      #"[0.5, "i", "a"]"#,
      #"[0.6, "i", "\u00e4\ud83d\ude00\u001b[D"]"#,
      #"[0.7, "i", "\u001b[200~pa\"ste\\\u001b[201~"]"#,
      #"[0.8, "i", "\u001b[<0;2;3M\u001b[<0;2;3m"]"#,
      #"[0.9, "i", "\u001b[?62;22c"]"#,
      #"[1.0, "m", "a marker"]"#,
      #"[1.5, "r", "40x8"]"#)
    #expect(harness.screen.count == 8)
    #expect(harness.content[0].hasPrefix(#"aäpa"ste\😀"#))
    #expect(harness.content[1] == "closed 10")
    #expect(harness.content[3] == "40x8")
    #expect(harness.warnings == [])
  }

  @Test func `a lone ESC is Escape, and one at the end too`() async throws {
    let harness = try await replay(#"[1, "i", "\u001b"]"#, #"[2, "i", "\u001b"]"#)
    #expect(harness.content[1] == "closed 2")
    // Both parts of an arrow key.
    let arrow = try await replay(
      #"[1, "i", "ab\u001b"]"#, #"[1.001, "i", "[D"]"#, #"[1.5, "i", "c"]"#)
    #expect(arrow.content[0].hasPrefix("acb"))
    #expect(arrow.content[1] == "closed 0")
  }

  @Test func `time passes as in the recording`() async throws {
    let harness = try await replay(#"[10, "i", "x"]"#, #"[63.5, "o", "x"]"#)
    #expect(harness.now >= .seconds(63.5) && harness.now < .seconds(64))
  }

  @Test func `a recording of this kit is read`() async throws {
    var encoder = CastEncoder()
    let text = "tab\t \"quoted\" \u{1}\u{7F}ü"
    let lines = encoder.event(.input, Array("n".utf8), at: .seconds(1))
    let whole =
      CastEncoder.header(CellSize(width: 50, height: 5), timestamp: 1, environment: [])
      + lines + CastEncoder.marker(text, at: .seconds(2))
      + CastEncoder.resize(to: CellSize(width: 20, height: 4), at: .seconds(3))
    let harness = Harness(width: 80, height: 24) { Notes() }
    try await harness.replay(whole)
    #expect(harness.content[0].hasPrefix("n"))
    #expect(harness.size == CellSize(width: 20, height: 4))
    // A program that crashed didn't complete the last line.
    try await harness.replay(whole + #"[4, "i", "unfini"#)
  }

  @Test func `input can begin with a combining mark, and lines can end with CR LF`() async throws {
    let harness = Harness(width: 80, height: 24) { Notes() }
    let lines = [
      Self.header, #"[0.5, "i", "e"]"#, "[0.6, \"i\", \"\u{301}\"]", "[0.7, \"o\", \"\u{301}\"]",
    ]
    try await harness.replay(lines.map { $0 + "\r\n" }.joined())
    #expect(harness.content[0].hasPrefix("e\u{301}"))
    #expect(harness.size == CellSize(width: 30, height: 6))
  }

  private nonisolated static let broken: [(text: String, error: RecordingError)] = [
    ("", .noHeader), ("[1, 2]", .noHeader), ("\u{1B}[31mtext", .noHeader),
    (#"{"version": 2, "width": 0, "height": 24}"#, .noHeader),
    (#"{"version": 2, "width": 99999999999999999999, "height": 24}"#, .noHeader),
    ("\(header)\n[1, \"o\", \"x\"]\n", .noInput),
    ("\(header)\nnothing\n[1, \"i\", \"x\"]", .badLine(number: 2)),
    ("\(header)\n[-1, \"i\", \"x\"]\n", .badLine(number: 2)),
    ("\(header)\n[1, \"r\", \"9x\"]\n", .badLine(number: 2)),
    ("\(header)\n[1, \"i\", \"\\u12\"]\n", .badLine(number: 2)),
  ]

  @Test(arguments: broken)
  func `text that isn't a recording is refused`(_ text: String, _ error: RecordingError) async {
    let harness = Harness(width: 80, height: 24) { Notes() }
    await #expect(throws: error) { try await harness.replay(text) }
    #expect(harness.size == CellSize(width: 80, height: 24))
    #expect(error.description.hasSuffix("."))
  }
}
