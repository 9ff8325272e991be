// SPDX-License-Identifier: MIT
// Testing: the remaining time of progress views.

import CuriumControls
import CuriumTesting
import CuriumTokens
import Testing

@MainActor struct RemainingTimeTests {
  private let model = AnimationModel()

  private func bar(_ visibility: Visibility = .visible) -> Harness {
    model.show(width: 40, height: 3) { model in
      ScrollView {
        ProgressView("Load", value: model.share, total: model.isOn ? 2 : 1)
          .percentageVisibility(visibility)
          .timeRemainingVisibility(.visible)
        ForEach(0..<9) { Text("row \($0)") }
      }
      .scrollIndicators(.hidden)
    }
  }

  /// Completes one part of 64 in each second.
  private func complete(_ parts: ClosedRange<Int>, _ harness: Harness) async {
    for part in parts {
      model.set(harness) { $0.share = Double(part) / 64 }
      await harness.advance(by: .seconds(1))
    }
  }

  /// The text after the bar.
  private func text(_ harness: Harness) -> String {
    let end = harness.screen[0].split { "━╸╺".contains($0) }.last ?? ""
    return String(end.drop { $0 == " " })
  }

  @Test func `the time is known after two changes, and counts down`() async {
    let harness = bar()
    await harness.advance(by: .milliseconds(500))
    #expect(text(harness) == "0%")
    await complete(1...1, harness)
    #expect(text(harness) == "1%")
    await complete(2...2, harness)
    #expect(text(harness) == "3% · 1:02 left")
    await complete(3...4, harness)
    #expect(text(harness) == "6% · 1:00 left")
    #expect(harness.find(.progress, "Load")?.value == "6%")
    // A change between two seconds doesn't change the time.
    model.set(harness) { $0.share = 5.0 / 64 }
    #expect(text(harness) == "7% · 1:00 left")
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a stalled task keeps its time for a while, and then shows none`() async {
    let harness = bar()
    await harness.advance(by: .milliseconds(500))
    await complete(1...2, harness)
    #expect(text(harness) == "3% · 1:02 left")
    await harness.advance(by: .seconds(1))
    #expect(text(harness) == "3% · 1:01 left")
    await harness.advance(by: .seconds(20))
    #expect(text(harness) == "3% · 1:01 left")
    await harness.advance(by: .seconds(20))
    #expect(text(harness) == "3%")
    await complete(3...3, harness)
    #expect(text(harness) == "4%")
    await complete(4...4, harness)
    #expect(text(harness) == "6% · 1:00 left")
  }

  @Test func `a smaller value or a different total restarts the estimate`() async {
    let harness = bar()
    await harness.advance(by: .milliseconds(500))
    await complete(1...4, harness)
    #expect(text(harness) == "6% · 1:00 left")
    await complete(2...2, harness)
    #expect(text(harness) == "3%")
    await complete(3...4, harness)
    #expect(text(harness) == "6% · 1:00 left")
    model.set(harness) { $0.isOn = true }
    #expect(text(harness) == "3%")
  }

  @Test func `the time updates only while the view is visible and the task runs`() async {
    let harness = bar()
    await harness.advance(by: .milliseconds(500))
    await complete(1...2, harness)
    #expect(harness.isAnimating)
    harness.scroll(y: 6)
    await harness.advance(by: .milliseconds(1_500))
    #expect(!harness.isAnimating)
    harness.scroll(y: -6)
    #expect(harness.isAnimating)
    model.set(harness) { $0.share = 1 }
    await harness.advance(by: .milliseconds(1_500))
    #expect(text(harness) == "100%")
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  @Test func `a dash is shown until the time is known, and the app can change the words`() async {
    let harness = bar(.hidden)
    harness.setEnvironment { $0.strings.timeRemaining = "noch {}" }
    await harness.advance(by: .milliseconds(500))
    #expect(text(harness) == "–")
    await complete(1...2, harness)
    #expect(text(harness) == "noch 1:02")
  }

  @Test func `the time follows the text for the value, also in other styles and narrow views`()
    async
  {
    let harness = model.show(width: 50, height: 2) { model in
      VStack(alignment: .leading, spacing: 0) {
        ProgressView(value: model.share, currentValueLabel: "some files")
        ProgressView("Load", value: model.share).progressViewStyle(.circular)
      }
      .timeRemainingVisibility(.visible)
    }
    await harness.advance(by: .milliseconds(500))
    await complete(1...2, harness)
    #expect(text(harness) == "some files · 1:02 left")
    #expect(harness.screen[1].hasSuffix(" Load 1:02 left"))
    for width in [12, 3, 1, 0] {
      harness.resize(width: width, height: 2)
      #expect(harness.repaint() == 0 && harness.warnings == [])
    }
  }
}
