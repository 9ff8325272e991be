// SPDX-License-Identifier: MIT
// Testing: views printed once, without a terminal.

import CuriumRendering
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct RenderedViewTests {
  private struct Report: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("Report").bold()
        Text("漢字 <&> \(count)")
      }
      .padding(1)
      .onAppear { count = 3 }
    }
  }

  @Test func `a rendered view is as high as its content, and its onAppear has run`() {
    let printed = render(Report(), width: 14)
    #expect(printed.lines == ["", " Report", " 漢字 <&> 3", ""])
    #expect(printed.text == "\n Report\n 漢字 <&> 3\n\n")
    #expect(printed.size == CellSize(width: 14, height: 4))
    #expect(render(Report(), width: 14, height: 2).lines.count == 2)
  }

  @Test func `endless content is cut, and any size is accepted`() {
    let list = VStack { ForEach(0..<5_000) { Text("\($0)") } }
    #expect(render(list, width: 4).lines.count == 4_096)
    #expect(render(Color.error, width: 3).lines == ["   "].map { _ in "" })
    #expect(render(Text("a"), width: .max, height: .min).size.height == 1)
    #expect(render(Text("a"), width: -5, height: 0).lines == ["a"])
    #expect(render(EmptyView(), width: 3).lines == [""])
  }

  @Test func `terminal text has colours, and doesn't move the cursor`() {
    let printed = render(Text("hi").foregroundStyle(.error), width: 3, theme: .dark)
    let ansi = printed.ansi()
    #expect(ansi.contains("38;2;") || ansi.contains("38:2:"))
    #expect(ansi.hasSuffix("\u{1B}[0m\n"))
    #expect(!printed.ansi(colors: .none).contains("38"))
    let finals = ansi.split(separator: "\u{1B}[").dropFirst().map { piece in
      piece.first { !$0.isNumber && $0 != ";" && $0 != ":" }
    }
    #expect(finals.allSatisfy { $0 == "m" })
  }

  @Test func `each cell has its position and colour in a picture`() {
    let theme = AppTheme.light
    let svg = render(Report(), width: 14, theme: theme).svg(title: "A \"report\"")
    func hex(_ color: Color) -> String {
      let digits = String(color.resolve(in: theme).color.value, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"126\" height=\"72\""))
    #expect(svg.contains("<title>A &quot;report&quot;</title>"))
    #expect(svg.contains("<rect width=\"100%\" height=\"100%\" fill=\"\(hex(.background))\"/>"))
    #expect(svg.contains("font-weight=\"bold\">Report</text>"))
    #expect(svg.contains("<text x=\"9\" y=\"50\" textLength=\"18\""))
    #expect(svg.contains(">漢</text>"))
    #expect(svg.contains("&lt;&amp;&gt; 3</text>"))
    #expect(svg.contains("fill=\"\(hex(.textPrimary))\""))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func `hostile text can't escape its element`() {
    let svg = render(
      Text("</text><script>\u{0}\u{1B}[31m\u{202E}\u{FFFF}]]>"), width: 60
    ).svg()
    #expect(!svg.contains("<script"))
    #expect(svg.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{FFFF}" })
    #expect(svg.split(separator: "</text>").count == svg.split(separator: "<text ").count)
  }
}
