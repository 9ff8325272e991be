// SPDX-License-Identifier: MIT
// Testing: messages that wait, and messages removed before their time.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct ToastQueueTests {
  private typealias Model = ToastActionTests.Model
  private typealias Bin = ToastActionTests.Bin

  private func open(_ model: Model, height: Int = 8) -> Harness {
    Harness(width: 50, height: height) { Bin(model: model) }
  }

  @Test func `a message can be removed before its time, but not another one in its place`() async {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+p ctrl+q")
    #expect(harness.find(.status) == nil)
    harness.press("ctrl+p")
    let first = model.last
    harness.press("ctrl+g")
    first?.dismiss()
    first?.dismiss()
    await harness.settle()
    #expect(harness.position(of: "1 removed") != nil)
    #expect(harness.repaint() == 0)
  }

  private struct Flood: View {
    @Environment(\.toast) private var toast

    var body: some View {
      Text("page").keyBinding("Flood", "f") {
        toast("failed", color: .error)
        toast("removed", action: "Undo", key: "r") {}
        for index in 0..<120 { toast("plain \(index)") }
        toast("sent", duration: .seconds(1)).dismiss()
      }
    }
  }

  @Test func `of too many messages, the oldest waiting ones are lost, but no error and no action`()
    async
  {
    let harness = Harness(width: 50, height: 12) { Flood() }
    var seen: [String] = []
    harness.press("f")
    for _ in 0..<130 {
      guard let label = harness.find(.status)?.label else { break }
      seen.append(label)
      let place = harness.position(of: label) ?? .zero
      harness.click(x: place.x, y: place.y)
    }
    #expect(seen == ["failed", "removed"] + (22..<120).map { "plain \($0)" })
    #expect(!harness.isAnimating)
  }

  @Test func `of too many actions with the same key, the oldest is lost`() {
    let model = Model()
    let harness = open(model)
    for _ in 0..<103 { harness.press("ctrl+g") }
    for number in (3...103).reversed() {
      #expect(harness.position(of: "\(number) removed") != nil)
      harness.press("ctrl+r")
    }
    #expect(harness.find(.status) == nil && model.undone == 101)
  }

  @Test func `a message that waits can be removed, and is shown once if it is sent twice`() {
    let model = Model()
    let harness = open(model)
    harness.press("ctrl+g ctrl+p ctrl+p ctrl+q ctrl+g")
    #expect(harness.position(of: "2 removed") != nil)
    harness.press("ctrl+r")
    #expect(harness.position(of: "1 removed") != nil && harness.position(of: "plain") == nil)
  }

  @Test func `a visible message that is shown again stays, while another one waits`() {
    let model = Model()
    let harness = open(model, height: 30)
    harness.press("ctrl+p ctrl+g ctrl+g ctrl+g")
    #expect(harness.position(of: "plain") != nil && harness.position(of: "2 removed") != nil)
    harness.press("ctrl+p")
    #expect(harness.position(of: "plain") != nil && harness.position(of: "2 removed") != nil)
    #expect(harness.repaint() == 0)
  }
}
