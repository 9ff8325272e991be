// SPDX-License-Identifier: MIT
// Testing: the mixed colours of a cell during a fade.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct FadeMixingTests {
  private func cells(_ harness: Harness) -> [Cell] {
    (0..<10).flatMap { y in (0..<30).map { harness.cell(x: $0, y: y) } }
  }

  @MainActor @Observable final class Lamp {
    var isOn = false
  }

  /// Two rectangles that overlap and change together.
  private struct Lamps: View {
    let lamp: Lamp

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color(hex: lamp.isOn ? 0xE0_C0_40 : 0x10_20_30).frame(width: 6, height: 2)
        Color(hex: lamp.isOn ? 0x20_90_F0 : 0x80_10_10).frame(width: 6, height: 2)
          .padding(.leading, 4).padding(.top, 1)
      }
      .fadesChange(of: lamp.isOn)
    }
  }

  @Test func `each cell is mixed once, where damage overlaps and when a change interrupts a fade`()
    async
  {
    let lamp = Lamp()
    let fading = Harness(width: 30, height: 10) { Lamps(lamp: lamp) }
    let plain = Harness(width: 30, height: 10) { Lamps(lamp: lamp) }
    fading.fadesChanges = true
    for _ in 0..<4 {
      let before = cells(fading)
      lamp.isOn.toggle()
      await plain.settle()
      await fading.settle()
      let (first, last) = (cells(fading), cells(plain))
      #expect(first != before && first != last)
      for index in first.indices {
        let (old, new) = (before[index].background, last[index].background)
        #expect(first[index].background == new.blended(over: old, alpha: UInt8(0.25 * 255)))
      }
      await fading.advance(by: .milliseconds(25))
    }
    await fading.advance(by: .milliseconds(400))
    #expect(cells(fading) == cells(plain))
    #expect(!fading.isAnimating)
  }
}
