// SPDX-License-Identifier: MIT
// Testing: pictures with more half rows than a bitmap has pixels.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct TallPictureTests {
  private static let flag = Bitmap(width: 2, height: 2) { _, y in
    y == 0 ? .init(red: 255, green: 0, blue: 0) : .init(red: 0, green: 0, blue: 255)
  }

  @Test(arguments: [(UnitPoint.top, UInt32(0xFF_00_00)), (.bottom, 0x00_00_FF)])
  func `a picture scaled beyond the size of a bitmap fills its frame`(
    end: UnitPoint, color: UInt32
  ) {
    let harness = Harness(width: 6, height: 3) {
      ScrollView {
        Image(Self.flag, label: "Flag").resizable().interpolation(.none)
          .frame(width: 4, height: Length(Bitmap.limit))
      }
      .defaultScrollAnchor(end)
    }
    for y in 0..<3 {
      #expect((0..<6).contains { harness.cell(x: $0, y: y).background == .rgb(color) })
    }
    #expect(harness.repaint() == 0)
  }
}
