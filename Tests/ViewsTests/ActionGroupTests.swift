// SPDX-License-Identifier: MIT
// Testing: the look of buttons in a group of actions.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct ActionGroupTests {
  private struct Message<Actions: View>: View {
    @ViewBuilder let actions: Actions

    var body: some View {
      ContentUnavailableView {
        Text("No repository")
      } actions: {
        actions
      }
    }
  }

  private func stage(_ content: some View) -> Harness {
    Harness(width: 40, height: 8) { content }
  }

  /// Returns whether the background of a text differs from that of the screen; `nil` if the text
  /// isn't visible.
  private func isOnGround(_ text: String, in harness: Harness) -> Bool? {
    guard let place = harness.position(of: text) else { return nil }
    return harness.cell(x: place.x, y: place.y).background != harness.cell(x: 0, y: 0).background
  }

  @Test func `two actions in a row have backgrounds with a gap between them`() throws {
    let harness = stage(
      Message {
        HStack {
          Button("Open…") {}
          Button("Clone…") {}
        }
      })
    #expect(isOnGround("Open…", in: harness) == true)
    #expect(isOnGround("Clone…", in: harness) == true)
    let open = try #require(harness.position(of: "Open…"))
    let clone = try #require(harness.position(of: "Clone…"))
    #expect(open.y == clone.y)
    let between = (open.x + 5..<clone.x).map { harness.cell(x: $0, y: open.y).background }
    #expect(between.contains(harness.cell(x: 0, y: 0).background))
    #expect(harness.repaint() == 0)
  }

  @Test func `actions below each other are apart`() throws {
    let harness = stage(
      Message {
        Button("Open") {}
        Button("Clone") {}
      })
    let open = try #require(harness.position(of: "Open"))
    #expect(harness.position(of: "Clone")?.y == open.y + 2)
  }

  @Test func `the variant of a button and the app's button style stay`() throws {
    let harness = stage(
      Message {
        HStack {
          Button("Open") {}
          Button("Clone") {}.variant(.primary)
          Button("Help") {}.variant(.plain)
          Button("Later") {}.buttonStyle(.plain)
        }
      })
    #expect(isOnGround("Open", in: harness) == true)
    #expect(isOnGround("Clone", in: harness) == true)
    #expect(isOnGround("Help", in: harness) == false)
    #expect(isOnGround("Later", in: harness) == false)
    let open = try #require(harness.position(of: "Open"))
    let clone = try #require(harness.position(of: "Clone"))
    #expect(
      harness.cell(x: open.x, y: open.y).background
        != harness.cell(x: clone.x, y: clone.y).background)
    let plain = stage(Message { Button("Open") {} }.buttonStyle(.plain))
    #expect(isOnGround("Open", in: plain) == false)
  }

  @Test func `a button elsewhere has no background`() {
    let harness = stage(
      VStack {
        Text("No repository")
        Button("Open") {}
      })
    #expect(isOnGround("Open", in: harness) == false)
  }
}
