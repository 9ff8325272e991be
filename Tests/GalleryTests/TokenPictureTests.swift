// SPDX-License-Identifier: MIT
// Testing: tints, opacity, legible colours and blends in snapshots.

import Curium
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct TokenPictureTests {
  private func lines<Content: View>(@ViewBuilder _ content: () -> Content) async -> [String] {
    let content = content()
    return await TokenPicture { theme in
      Harness(width: 10, height: 4, theme: theme) { content }
    }.lines
  }

  @Test func `lists the tokens of each run, and equal rows once`() async {
    let rows = await lines {
      VStack(alignment: .leading) {
        Text("a b").bold() + Text("c")
        Text("plain").background(.surfaceRaised)
        Text("")
        Text("plain").background(.surfaceRaised)
      }
    }
    #expect(
      rows == [
        "1: 3 text.primary on background +b | 7 text.primary on background",
        "2, 4: 5 text.primary on surface.raised",
      ])
  }

  @Test func `names the colours under a tint, even where it covers text`() async {
    let tint = SemanticTokens.Colors.selectionBackground
    #expect(
      await lines { Text("ab").background(tint) } == [
        "1: 2 text.primary on selection.background over background"
      ])
    #expect(
      await lines { Text("ab").overlay { tint } } == [
        "1: 2 selection.background over text.primary on background"
      ])
  }

  @Test func `marks colours that fade, adapt or blend`() async {
    #expect(
      await lines { Text("ab").opacity(.muted) } == ["1: 10 faded(text.primary) on background"])
    #expect(
      await lines { Text("ab").foregroundStyle(Color.success.legible()) } == [
        "1: 10 legible(intent.success) on background"
      ])
    #expect(
      await lines { Text("ab").foregroundStyle(Color.success.opacity(0.5)) } == [
        "1: 10 blend on background"
      ])
    #expect(
      await lines { Text("abc").foregroundStyle(Gradient(colors: [.info, .error])) } == [
        "1: 10 blend on background"
      ])
  }

  @Test(arguments: [
    ("2–3: 60 text.primary on card.background +bu", ["text.primary", "card.background"]),
    ("1: 2 faded(a.b) on scrim over c.d1", ["a.b!", "scrim!", "c.d1"]),
    ("4: 1 legible(a) on b | 2 b", ["a", "b", "b"]),
  ])
  func `a line is parsed as it was written`(line: String, tokens: [String]) {
    let found = PaintedToken.all(in: line[...])
    #expect(found.map { $0.isTranslucent ? $0.name + "!" : $0.name } == tokens)
  }
}
