// SPDX-License-Identifier: MIT
// Testing: lists as controls: borders, tags, refreshing.

import CuriumTesting
import CuriumControls
import Testing

@MainActor @Suite struct ListControlTests {
  @Test func `a grouped list has a border and the same keys`() {
    let model = ControlModel()
    struct Rows: View {
      @Bindable var model: ControlModel
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) { ForEach(0..<9) { Text("row \($0)") } }.listStyle(.grouped)
      }
    }
    let harness = Harness(width: 12, height: 5) { Rows(model: model) }
    harness.press("⇥ ↓ ↓")
    #expect(harness.screen[0].hasPrefix("╭──"))
    #expect(harness.screen[2].hasPrefix("│▌ row 1"))
    #expect(harness.repaint() == 0)
  }

  @Test func `individual views in a list are selected by their tags`() {
    struct Rows: View {
      @Bindable var model: ControlModel
      var body: some View {
        List(selection: $model.size) {
          Text("first").tag("1")
          Section("more") {
            ForEach(["a", "b"], id: \.self) { Text("row \($0)") }
            Text("last \(model.number)").tag("9")
          }
        }
      }
    }
    let model = ControlModel()
    let user = SimulatedUser()
    let harness = Harness(width: 14, height: 6) { Rows(model: model).controlled(by: user) }
    harness.press("⇥ ↓")
    #expect(model.size == "1")
    #expect(harness.screen[0] == "▌ first")
    harness.press("↓ ↓ ↓")
    #expect(model.size == "9")
    user.act(in: harness) { model.number = 4 }
    #expect(harness.position(of: "▌ last 4") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `only one refresh runs at a time, with a spinner`() async {
    final class Log {
      var runs = 0
      var end: CheckedContinuation<Void, Never>?
    }
    let log = Log()
    let harness = Harness(width: 20, height: 4) {
      VStack {
        Text("rows")
        Refresher()
      }
      .refreshable {
        log.runs += 1
        await withCheckedContinuation { log.end = $0 }
      }
    }
    #expect(harness.screen[0].contains("rows"))
    harness.press("ctrl+r")
    await harness.settle { log.end != nil }
    harness.press("f5 ctrl+r")
    await harness.settle()
    #expect(log.runs == 1)
    #expect(harness.find(.progress, "Refreshing") != nil)
    #expect(harness.screen[1].contains("rows"))
    log.end?.resume()
    log.end = nil
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.find(.progress) == nil)
    #expect(!harness.isAnimating)
    harness.press("⇥ ⏎")
    await harness.settle { log.end != nil }
    #expect(log.runs == 2)
    log.end?.resume()
    await harness.settle { harness.find(.progress) == nil }
    #expect(harness.repaint() == 0)
  }

  @Test func `a click below the rows moves the focus to the list`() {
    let harness = Harness(width: 12, height: 6) {
      VStack {
        Button("other") {}
        List(selection: .constant("b")) { ForEach(["a", "b"], id: \.self) { Text($0) } }
      }
    }
    harness.press("⇥")
    harness.click(x: 3, y: 5)
    #expect(harness.focused?.role == .list)
  }

  private struct Refresher: View {
    @Environment(\.refresh) private var refresh
    var body: some View { Button("again") { refresh?() } }
  }
}
