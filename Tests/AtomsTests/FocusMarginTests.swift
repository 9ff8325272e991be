// SPDX-License-Identifier: MIT
// Testing: the focus of controls without a visible column before them.

import Curium
import CuriumPreviews
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct FocusMarginTests {
  /// A check box and a switch, one below the other.
  private static var toggles: some View {
    VStack(alignment: .leading, spacing: 0) {
      StatefulPreview(false) { CheckBox(text: "News", isSelected: $0) }
      StatefulPreview(true) { Switch(text: "Sounds", isOn: $0) }
    }
  }

  /// Returns whether the first cells of the two controls have reversed colours.
  private func areReversed(_ harness: Harness) throws -> [Bool] {
    let box = try #require(harness.position(of: "□"))
    return (0...1).map {
      harness.cell(x: box.x, y: box.y + $0).attributes.contains(.reverse)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `in the first column, reversed colours mark the focus`(depth: ColorDepth) throws {
    let harness = Harness(
      width: 12, height: 2, capabilities: TerminalCapabilities(colorDepth: depth)
    ) {
      Self.toggles.frame(maxWidth: .infinity, alignment: .leading)
    }
    let screen = harness.screen
    #expect(try areReversed(harness) == [false, false])
    harness.press("⇥")
    #expect(try areReversed(harness) == [true, false])
    harness.press("⇥")
    #expect(try areReversed(harness) == [false, true])
    #expect(harness.screen == screen && harness.repaint() == 0)
    harness.press("space")
    #expect(try areReversed(harness) == [false, true] && harness.repaint() == 0)
  }

  @Test func `a scroll view that clips the column of the bar shows the focus too`() throws {
    let harness = Harness(width: 14, height: 4) {
      ScrollView { Self.toggles }.padding(.leading, 3)
    }
    harness.press("⇥")
    #expect(try areReversed(harness) == [true, false])
    #expect(!harness.screen.joined().contains("▌") && harness.repaint() == 0)
  }

  @Test func `a border without padding hides the bar, so the focus is inside`() throws {
    let harness = Harness(width: 14, height: 4) { Self.toggles.border(.success) }
    harness.press("⇥")
    #expect(try areReversed(harness) == [true, false] && harness.repaint() == 0)
  }

  @Test func `with room for the bar, no colours are reversed`() throws {
    let harness = Harness(width: 16, height: 4) {
      ScrollView { Self.toggles.padding(.leading, 1) }.border(.success)
    }
    harness.press("⇥")
    #expect(try areReversed(harness) == [false, false])
    #expect(harness.screen.joined().contains("▌□ News"))
  }
}
