// SPDX-License-Identifier: MIT
// Testing: wrapping, truncating, aligning and styling text.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct TextTests {
  @Test func `text that isn't to be bold is regular, in a bold view and in a bold text style`() {
    let harness = Harness(width: 5, height: 5) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        Text("b").bold(false)
        HStack { Text("c") }.bold(false)
        Text("d").font(.title).bold(false)
        Text("e").bold(true)
      }
      .bold()
    }
    let bold = (0..<5).map { harness.cell(x: 0, y: $0).attributes.contains(.bold) }
    #expect(bold == [true, false, false, false, true])
    #expect(harness.repaint() == 0)
  }

  @Test func `without symbols, the ellipsis isn't a full stop`() {
    let harness = Harness(width: 8, height: 1, environment: { $0.iconSet = .ascii }) {
      Text("name-1431").lineLimit(1)
    }
    #expect(harness.content == ["name-14~"])
  }

  @Test(arguments: [
    ("two words", 9, ["two words"]),
    ("two words", 8, ["two", "words"]),
    ("two words", 5, ["two", "words"]),
    ("two words", 4, ["two", "word", "s"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("a  b", 2, ["a", "b"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("a\r\nb", 5, ["a", "b"]),
    ("trailing   ", 8, ["trailing"]),
    ("日本語", 6, ["日本語"]),
    ("日本語", 5, ["日本", "語"]),
    ("日本語", 4, ["日本", "語"]),
    ("日本語", 3, ["日", "本", "語"]),
    ("日", 1, ["…"]),
    ("x 日本", 4, ["x 日", "本"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👨‍👩‍👧👨‍👩‍👧", 3, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ("a\tb", 9, ["a       b"]),
    ("a\tb", 8, ["a", "b"]),
    ("abcdefgh\tb", 17, ["abcdefgh        b"]),
    ("\u{1B}[31m", 9, ["␛[31m"]),
    ("\u{202E}abc", 9, ["\u{FFFD}abc"]),
    ("", 3, []),
  ])
  func `wraps between words, and inside words wider than the line`(
    text: String, width: Int, rows: [String]
  ) {
    #expect(screen(Text(text), width) == rows)
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, 8, "one two…"), (.tail, 7, "one tw…"), (.tail, 5, "one…"),
    (.tail, 1, "…"), (.head, 8, "…o three"), (.head, 5, "…hree"), (.middle, 8, "one …ree"),
    (.middle, 2, "o…"), (.middle, 1, "…"), (.tail, 13, "one two three"),
  ])
  func `truncates text that doesn't fit with an ellipsis`(
    mode: Text.TruncationMode, width: Int, row: String
  ) {
    let view = Text("one two three").lineLimit(1).truncationMode(mode)
    #expect(screen(view, width) == [row])
  }

  @Test(
    arguments: [
      ("one two three four", 7, 2, 9, ["one two", "three…"]),
      ("one two three four", 7, nil, 2, ["one two", "three…"]),
      ("one two three four", 20, 1, 9, ["one two three four"]),
      ("a\nb\nc", 9, 2, 9, ["a", "b…"]),
      ("日本語日本語", 5, 2, 9, ["日本", "語日…"]),
      ("日本語日本語", 4, 2, 9, ["日本", "語…"]),
      ("long line\nnext", 6, 1, 9, ["long…"]),
    ] as [(String, Int, Int?, Int, [String])])
  func `respects the line limit and the offered rows`(
    text: String, width: Int, limit: Int?, height: Int, rows: [String]
  ) {
    let harness = Harness(width: width, height: height) { Text(text).lineLimit(limit) }
    #expect(harness.content == rows)
  }

  @Test(arguments: [
    (TextAlignment.leading, ["one two", "tre"]), (.center, ["one two", "  tre"]),
    (.trailing, ["one two", "    tre"]),
  ])
  func `aligns the lines of a wrapped text`(alignment: TextAlignment, rows: [String]) {
    #expect(screen(Text("one two tre").multilineTextAlignment(alignment), 8) == rows)
  }

  @Test func `styles each run, and wraps across them`() {
    let text =
      Text("plain ") + Text("bold ").bold() + Text("red").foregroundStyle(.error).italic()
    let harness = Harness(width: 9, height: 3, theme: .dark) { text.underline() }
    #expect(harness.content == ["plain", "bold red"])
    #expect(harness.cell(x: 0, y: 0).attributes == .underline)
    #expect(harness.cell(x: 0, y: 1).attributes == [.bold, .underline])
    #expect(harness.cell(x: 5, y: 1).attributes == [.italic, .underline])
    let plain = harness.cell(x: 0, y: 0).foreground
    #expect(harness.cell(x: 0, y: 1).foreground == plain)
    #expect(harness.cell(x: 5, y: 1).foreground != plain)
    #expect(harness.find(.text)?.label == "plain bold red")
  }

  @Test func `a grapheme of two runs is drawn whole, in the style of the first`() {
    let text = Text("a👩").bold() + Text("\u{200D}👩").italic() + Text("b")
    let harness = Harness(width: 6, height: 1) { text }
    #expect(harness.content == ["a👩\u{200D}👩b"])
    #expect(harness.cell(x: 1, y: 0).attributes.contains(.bold))
    #expect(harness.cell(x: 3, y: 0).attributes == [])
    #expect(harness.repaint() == 0)
  }

  @Test func `spaced letters wrap between words, and runs have a gap between them`() {
    func rows<Shown: View>(_ view: Shown, _ width: Int) -> [String] {
      screen(view.font(.displaySmall), width)
    }
    #expect(rows(Text("one two"), 13) == ["O N E   T W O"])
    #expect(rows(Text("one two"), 6) == ["O N E", "T W O"])
    #expect(rows(Text("a\nbc"), 6) == ["A", "B C"])
    #expect(rows(Text("a") + Text("") + Text("bc").italic(), 6) == ["A B C"])
    #expect(rows(Text("a\n") + Text("b").italic(), 6) == ["A", "B"])
    #expect(rows(Text("a") + Text("b").font(.body), 6) == ["Ab"])
    let harness = Harness(width: 13, height: 1) { Text("one two").font(.displaySmall) }
    #expect(harness.find(.text)?.label == "one two")
    #expect(harness.repaint() == 0)
  }

  @Test func `an equal text of other scalars is drawn with them`() {
    struct Changing: View {
      @State private var isKelvin = false
      var body: some View {
        Text(isKelvin ? "\u{212A}1" : "K1").foregroundStyle(isKelvin ? .success : .info)
          .onKeyPress("x") {
            isKelvin = true
            return .handled
          }
      }
    }
    let harness = Harness(width: 4, height: 1) { Changing() }
    harness.press("x")
    #expect(harness.content.map { Array($0.unicodeScalars) } == [["\u{212A}", "1"]])
  }

  @Test func `a shorter or longer text of the same width leaves nothing behind`() {
    struct Changing: View {
      @State private var index = 0
      private let texts = ["a bc def", "abcdefgh", "日本語日", "", "a\nb", "abc defg"]
      var body: some View {
        HStack {
          Text(texts[index % texts.count])
          Text("|")
        }
        .onKeyPress("x") {
          index += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 12, height: 4) { Changing() }
    for width in [12, 7, 12, 7, 5, 12, 4, 7] {
      harness.resize(width: width, height: 4)
      harness.press("x")
      #expect(harness.repaint() == 0)
    }
    #expect(harness.content.joined().contains("|"))
  }

  @Test(arguments: SeededRandom.seeds(4))
  func `no line is too wide, and no grapheme is lost`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = [
      "a", "bc", "word", "longerword", " ", "  ", "\n", "日", "本語", "e\u{301}", "👍🏽", "🇩🇪", "-", ",",
    ]
    for _ in 0..<150 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) { text += random.pick(pieces) }
      let width = Int.random(in: 2...14, using: &random)
      let rows = screen(Text(text), width, 40)
      for row in rows { #expect(GraphemeWidth.columns(of: row) <= width, "\(text) in \(width)") }
      let shown = rows.joined().filter { !$0.isWhitespace }
      #expect(shown == text.filter { !$0.isWhitespace }, "\(text) in \(width)")
      let hugged = Harness(width: width, height: 40) { Text(text).background(.error) }
      let ground = hugged.cell(x: 0, y: 0).background
      let widest = (0..<width).last { hugged.cell(x: $0, y: 0).background == ground }.map { $0 + 1 }
      let needed = rows.map { GraphemeWidth.columns(of: $0) }.max() ?? 0
      if needed > 0 { #expect(widest ?? 0 >= needed, "\(text) in \(width)") }
    }
  }

  @Test func `a weight set on a view applies to text styles inside, except those with their own`() {
    let harness = Harness(width: 20, height: 5) {
      VStack(alignment: .leading) {
        Label("a", systemImage: "gear").font(.body).bold()
        VStack { Text("b").font(.body) }.bold()
        VStack { Text("c") }.font(.body).fontWeight(.bold)
        VStack { Text("d").font(.body.weight(.regular)) }.bold()
        VStack { Text("e").font(.body) }.font(.body.weight(.bold))
      }
    }
    let weights = "abcde".map { sign in
      harness.position(of: String(sign)).map {
        harness.cell(x: $0.x, y: $0.y).attributes.contains(.bold)
      }
    }
    #expect(weights == [true, true, true, false, false])
  }
}
