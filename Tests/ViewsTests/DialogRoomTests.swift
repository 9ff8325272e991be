// SPDX-License-Identifier: MIT
// Testing: dialogs with titles, messages, actions and hints that need much room.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct DialogRoomTests {
  @Test(arguments: [(14, 2), (8, 1)])
  func `actions that don't fit in a row form a column of equal widths`(
    height: Int, distance: Int
  ) {
    let harness = Harness(width: 24, height: height) {
      Text("page").alert("Save your changes?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Save as a copy") {}
        Button("Cancel", role: .cancel) {}
      }
    }
    for row in ["   Save your changes?", "   ►      Save      ◄", "     Save as a copy"] {
      #expect(harness.content.contains(row), "\(harness.content)")
    }
    let frames = harness.elements.filter { $0.role == .button }.map(\.frame)
    #expect(frames.map(\.width) == [18, 18, 18])
    #expect(frames.map { $0.minY - frames[0].minY } == [0, distance, 2 * distance])
    #expect(harness.repaint() == 0)
  }

  @Test func `a title that is too long for the dialog wraps`() {
    let harness = Harness(width: 34, height: 14) {
      Text("page").confirmationDialog("Delete it?", isPresented: .constant(true)) {
        Button("Delete “Late night driving, volume 2”", role: .destructive) {}
      }
    }
    let buttons = harness.elements.filter { $0.role == .button }
    #expect(buttons.map(\.label) == ["Delete “Late night driving, volume 2”", "Cancel"])
    #expect(buttons.map(\.frame.height) == [2, 1])
    #expect(harness.position(of: "driving, volume 2”") != nil && harness.position(of: "…") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [(40, "  ^pgdn next tab   esc close"), (24, "  esc close")])
  func `if there isn't enough room, the hint of the key that closes a sheet stays`(
    width: Int, hints: String
  ) {
    let harness = Harness(width: width, height: 12) {
      VStack(spacing: 0) {
        Text("page").frame(maxHeight: .infinity)
        KeyHints()
      }
      .sheet(isPresented: .constant(true)) {
        TabView {
          Button("first") {}.tabItem { Text("A") }
          Button("second") {}.tabItem { Text("B") }
        }
        .frame(width: 20, height: 4)
      }
    }
    #expect(harness.screen[11] == hints)
  }

  @Test func `a long message scrolls and leaves the actions visible`() {
    let harness = Harness(width: 40, height: 12) {
      Text("page").alert("Terms", isPresented: .constant(true)) {
        Button("Agree") {}
      } message: {
        Text((0..<40).map { "clause \($0)" }.joined(separator: " "))
      }
    }
    #expect(harness.position(of: "Agree") != nil && harness.position(of: "clause 0") != nil)
    #expect(harness.position(of: "clause 39") == nil)
    harness.press("end")
    #expect(harness.position(of: "clause 39") != nil || harness.position(of: "39") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `actions that don't fit scroll`() {
    let harness = Harness(width: 30, height: 8) {
      Text("page").confirmationDialog("Pick", isPresented: .constant(true)) {
        ForEach(0..<20, id: \.self) { index in Button("Choice \(index)") {} }
      }
    }
    #expect(harness.position(of: "Choice 3") != nil && harness.position(of: "Choice 9") == nil)
    for _ in 0..<9 { harness.press("⇥") }
    #expect(harness.focused?.label == "Choice 9")
    #expect(harness.position(of: "Choice 9") != nil && harness.position(of: "Pick") != nil)
    harness.resize(width: 30, height: 30)
    #expect(harness.position(of: "Choice 0") != nil && harness.position(of: "Cancel") != nil)
    #expect(harness.repaint() == 0)
  }
}
