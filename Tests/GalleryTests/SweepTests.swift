// SPDX-License-Identifier: MIT
// Testing: components at every size and with hostile texts.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@testable import CuriumGallery
@testable import gallery

@MainActor struct SweepTests {
  @Test(arguments: await SweepCase.all, HostileText.allCases)
  func `stays in its frame, never splits a grapheme, and marks truncated text`(
    component: SweepCase, text: HostileText
  ) {
    let sweep = SizeSweep(text, content: component.make(text.text))
    let faults = sweep.faults { size, harness in
      let isCut =
        text != .empty && text != .controls && (component.width...40).contains(size.width)
      guard isCut, let row = component.textRow, size.height > 2 * row else { return nil }
      let line = harness.screen[2 + row]
      return line.contains("…") ? nil : "no ellipsis: \(line)"
    }
    #expect(faults == [])
  }

  @Test func `covers every component`() {
    let swept = Set(SweepCase.all.map { $0.name.prefix { $0 != "," } })
    let components = Exhibit.all.filter { $0.level != .page }.map { Substring($0.name) }
    #expect(Set(components).subtracting(swept).sorted() == [])
  }
}
