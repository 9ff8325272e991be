// SPDX-License-Identifier: MIT
// Testing: the state and the content of views that enter and leave.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

/// A row that reads a state and a model where the rows are built, not in a body.
private struct CountedRow: View {
  let model: AnimationModel
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("count") { count += 1 }
      if !model.isOn {
        ForEach(0..<1) { _ in Text("\(count) \(model.number)") }.transition(.opacity)
      }
    }
  }
}

@MainActor struct TransitionStateTests {
  private let model = AnimationModel()

  @Test
  func `a leaving view that is shown again comes back with its state, from its current position`()
    async
  {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("n\(count)") { count += 1 } }
    }
    let harness = model.show(width: 24) { model in
      VStack(alignment: .leading, spacing: 0) {
        if !model.isOn { Counter().transition(.move(edge: .leading)) }
        Text("end")
      }
    }
    harness.press("⇥ ⏎ ⏎")
    let whole = harness.content
    #expect(whole[0].contains("n2"))
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    let half = harness.content
    #expect(half != whole && half.count == 2)
    model.change(harness) { $0.isOn = false }
    #expect(harness.content == half)
    await harness.advance(by: .seconds(2))
    #expect(harness.content[0].contains("n2"))
    #expect(harness.find(.button, "n2") != nil)
    harness.expectStill()
  }

  @Test func `rows with a transition stay up to date until they are removed`() {
    let harness = model.show { CountedRow(model: $0) }
    model.set(harness) { $0.number = 1 }
    harness.press("⇥ ⏎")
    #expect(harness.content == ["count", "1 1"])
    model.set(harness) { $0.isOn = true }
    harness.press("⏎")
    #expect(harness.content == ["count"])
    model.set(harness) { $0.isOn = false }
    #expect(harness.content == ["count", "2 1"])
  }

  @Test func `another kind of transition doesn't reset the view`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Page: View {
      let transitions: [AnyTransition]
      @State private var index = 0
      var body: some View {
        Counter().transition(transitions[index])
          .keyBinding("next", "n") { index += 1 }
      }
    }
    let harness = Harness(width: 20, height: 1) {
      Page(transitions: [
        .opacity, .move(edge: .trailing), .identity, .slide, .offset(x: 2),
        .opacity.combined(with: .reveal), .reveal,
      ])
    }
    harness.press("⇥ ⏎")
    for _ in 1...6 {
      harness.press("n")
      #expect(harness.focused?.label == "count 1")
    }
  }

  @Test func `the insertion and the removal of a transition have their own animations`() async {
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        if model.isOn {
          Text("abcd").transition(
            .asymmetric(
              insertion: .move(edge: .trailing).animation(.linear(duration: 1)),
              removal: .move(edge: .trailing).animation(.linear(duration: 4))))
        }
        Text("end")
      }
    }
    model.set(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  ab", "end"])
    await harness.advance(by: .seconds(1))
    #expect(harness.content == ["abcd", "end"])
    model.set(harness) { $0.isOn = false }
    await harness.advance(by: .seconds(2))
    #expect(harness.content == ["  ab", "end"])
    await harness.advance(by: .seconds(3))
    #expect(harness.content == ["end"])
    harness.expectStill()
  }

  @Test func `a short reveal ends with all rows`() async {
    let text = repeatElement("row", count: 20).joined(separator: "\n")
    let harness = model.show(height: 24) { model in
      VStack(alignment: .leading, spacing: 0) {
        if model.isOn { Text(text).transition(.reveal) }
        Text("end")
      }
    }
    model.change(harness, .linear(duration: 0.1)) { $0.isOn = true }
    await harness.advance(by: .seconds(1))
    #expect(harness.content.count == 21)
    harness.expectStill()
  }

  @Test func `content that is hidden while it opens shrinks from its current height`() async {
    let harness = model.show(height: 6) { model in
      VStack(alignment: .leading, spacing: 0) {
        Reveal(model.isOn) { Text("1\n2\n3\n4") }
        Text("end")
      }
    }
    #expect(harness.content == ["end"])
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(400))
    #expect(harness.content == ["1", "2", "end"])
    model.change(harness) { $0.isOn = false }
    #expect(harness.content == ["1", "2", "end"])
    await harness.advance(by: .milliseconds(300))
    #expect(harness.content.first == "1")
    await harness.advance(by: .seconds(1))
    #expect(harness.content == ["end"])
    harness.expectStill()
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .seconds(2))
    #expect(harness.content == ["1", "2", "3", "4", "end"])
    harness.expectStill()
  }
}
