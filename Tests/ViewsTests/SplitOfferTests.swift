// SPDX-License-Identifier: MIT
// Testing: panes have the sizes for which their split view was measured.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct SplitOfferTests {
  @Observable @MainActor final class Model {
    var name = "nio"
    var isCollapsed = false
  }

  /// Two panes at their ideal size after another view, in a row that scrolls.
  private struct Ideal: View {
    @Bindable var model: Model

    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack {
          Text("x")
          SplitView {
            Text(model.name).paneCollapsed($model.isCollapsed)
            Text("MIT")
          }
        }
      }
    }
  }

  @Test func `panes at their ideal size show all of their content, also when it grows`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 1) { Ideal(model: model).controlled(by: user) }
    #expect(harness.screen == ["x nio│MIT"])
    user.act(in: harness) { model.name = "swift-nio" }
    #expect(harness.screen == ["x swift-nio│MIT"])
    #expect(harness.repaint() == 0)
    user.act(in: harness) { model.name = "log" }
    #expect(harness.screen == ["x log│MIT"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a pane that is hidden and shown gets its ideal size back`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 1) { Ideal(model: model).controlled(by: user) }
    user.act(in: harness) { model.isCollapsed = true }
    #expect(harness.screen == ["x MIT"])
    user.act(in: harness) { model.name = "swift-nio" }
    user.act(in: harness) { model.isCollapsed = false }
    #expect(harness.screen == ["x swift-nio│MIT"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a divider between panes at their ideal size can be moved`() {
    let model = Model()
    model.name = "swift-nio"
    let harness = Harness(width: 30, height: 1) { Ideal(model: model) }
    harness.press("⇥ →")
    #expect(harness.screen == ["x swift-nio ┃M…"])
    #expect(harness.repaint() == 0)
  }

  @Test func `a maximum that is a fraction refers to the offered width`() {
    let harness = Harness(width: 41, height: 1) {
      SplitView {
        fill("a").paneSize(max: .fraction(1 / 2))
        fill("b").paneSize(max: 5)
      }
    }
    #expect(harness.screen[0].count { $0 == "a" } == 20)
    #expect(harness.screen[0].count { $0 == "b" } == 5)
    #expect(harness.repaint() == 0)
  }

  @Test func `a pane that is shown alone fills the window, whatever its maximum`() {
    let harness = Harness(width: 40, height: 1) {
      SplitView {
        fill("a").paneSize(min: 14, ideal: 20, max: 30)
        fill("b").paneSize(min: 30)
      }
    }
    #expect(harness.screen == [String(repeating: "a", count: 40)])
    harness.resize(width: 51, height: 1)
    #expect(
      harness.screen == [
        String(repeating: "a", count: 20) + "│" + String(repeating: "b", count: 30)
      ])
    #expect(harness.repaint() == 0)
  }

  /// A narrow pane, a pane that is shown instead of it if the focus isn't in it, and a button.
  private struct Narrow: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        SplitView {
          Button(model.name) {}.paneSize(min: 16, max: 20)
          HStack(spacing: 0) {
            Button("right") {}
            Spacer()
            Text("end")
          }
          .paneSize(min: 16)
          .layoutPriority(1)
        }
        Button("outside") {}
      }
    }
  }

  @Test func `the pane that had the focus when the window shrank stays until the next resize`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 60, height: 2) { Narrow(model: model).controlled(by: user) }
    harness.press("⇥")
    #expect(harness.focused?.label == "nio")
    harness.resize(width: 30, height: 2)
    #expect(harness.position(of: "nio") != nil && harness.position(of: "end") == nil)
    harness.press("⇥")
    #expect(harness.focused?.label == "outside")
    user.act(in: harness) { model.name = "swift-nio" }
    #expect(harness.position(of: "swift-nio") != nil && harness.position(of: "end") == nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a pane that comes in place of a narrower one fills the width`() {
    let harness = Harness(width: 60, height: 2) { Narrow(model: Model()) }
    harness.press("⇥")
    harness.resize(width: 30, height: 2)
    harness.resize(width: 60, height: 2)
    harness.press("⇥ ⇥")
    #expect(harness.focused?.label == "right")
    harness.resize(width: 30, height: 2)
    #expect(harness.position(of: "end")?.x == 27)
    #expect(harness.repaint() == 0)
  }
}
