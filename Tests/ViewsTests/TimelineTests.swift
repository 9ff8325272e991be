// SPDX-License-Identifier: MIT
// Testing: timelines and endless animations.

import CuriumTokens
import CuriumControls
import Testing

import CuriumTesting
@testable import CuriumHarness

@MainActor struct TimelineTests {
  private let model = AnimationModel()

  @Test func `an endless animation pauses out of view and ends with its view`() async {
    let harness = model.show(height: 3) { model in
      if !model.isOn {
        ScrollView {
          Text("x").offset(x: Length(model.number)).frame(width: 9, alignment: .leading)
          ForEach(0..<9) { Text("row \($0)") }
        }
        .animation(.linear(duration: 1).repeatForever(), value: model.number)
      }
    }
    model.set(harness) { $0.number = 8 }
    await harness.advance(by: .milliseconds(10_500))
    #expect(harness.screen[0].hasPrefix("    x"))
    #expect(harness.isAnimating)
    harness.scroll(y: 1)
    await harness.advance(by: .milliseconds(100))
    #expect(!harness.isAnimating)
    harness.scroll(y: -1)
    #expect(harness.isAnimating)
    model.set(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(100))
    #expect(harness.content == [])
    harness.expectStill()
  }

  @Test func `a timeline follows the time, pauses out of view and costs nothing when paused`()
    async
  {
    let harness = model.show(height: 3) { model in
      ScrollView {
        TimelineView(.periodic(by: 1)) { Text("t \($0.time.components.seconds)") }
        TimelineView(.animation(paused: true)) { _ in Text("still") }
        ForEach(0..<9) { Text("row \($0)") }
      }
    }
    #expect(harness.screen[0].hasPrefix("t 0"))
    await harness.advance(by: .milliseconds(3_500))
    #expect(harness.screen[0].hasPrefix("t 3"))
    harness.scroll(y: 2)
    await harness.advance(by: .seconds(2))
    #expect(!harness.isAnimating)
    harness.scroll(y: -2)
    await harness.advance(by: .milliseconds(100))
    #expect(harness.screen[0].hasPrefix("t 5"))
    #expect(harness.isAnimating)
  }

  @Test func `a late update doesn't delay the later ones of a periodic timeline`() async {
    let harness = model.show(height: 3) { _ in
      ScrollView {
        TimelineView(.periodic(by: 1)) { Text("t \($0.time.components.seconds)") }
        ForEach(0..<9) { Text("row \($0)") }
      }
    }
    harness.scroll(y: 2)
    await harness.advance(by: .milliseconds(2_500))
    harness.scroll(y: -2)
    await harness.advance(by: .milliseconds(100))
    #expect(harness.screen[0].hasPrefix("t 2"))
    await harness.advance(by: .milliseconds(450))
    #expect(harness.screen[0].hasPrefix("t 3"))
  }

  @Test func `a timeline keeps to full minutes and to its minimum interval`() async {
    var frames = 0
    let harness = model.show { _ in
      TimelineView(.everyMinute) { Text("t \($0.time.components.seconds)") }
      TimelineView(.animation(minimumInterval: 0.25)) { _ in
        let _ = frames += 1
        Text("f")
      }
    }
    #expect(harness.screen[0] == "t 0")
    frames = 0
    await harness.advance(by: .milliseconds(1_100))
    #expect(frames == 4)
    await harness.advance(by: .seconds(60))
    #expect(harness.screen[0] != "t 0")
    harness.setEnvironment { $0.accessibilityReduceMotion = true }
    frames = 0
    await harness.advance(by: .seconds(2))
    #expect(frames == 0)
  }
}
