// SPDX-License-Identifier: MIT
// Testing: an animated change moves from the old value to the new one, then everything is still.

import CuriumTokens
import CuriumControls
import Testing

import CuriumTesting
@testable import CuriumHarness

@MainActor struct AnimationTests {
  private let model = AnimationModel()

  @Test
  func `an offset moves in whole cells, runs its body once and writes only when a cell changes`()
    async
  {
    let harness = model.show { model in
      Text("ab").offset(x: Length(model.number)).frame(width: 12, alignment: .leading)
    }
    _ = harness.takeStatistics()
    model.change(harness) { $0.number = 10 }
    #expect(await harness.film(0, 2, 5, 9) == [["ab"], ["  ab"], ["     ab"], ["         ab"]])
    await harness.advance(by: .milliseconds(200))
    #expect(harness.content == ["          ab"])
    let statistics = harness.takeStatistics()
    #expect(statistics.bodies == 1)
    // Ten steps of one cell. Sixty frames would paint many times as much.
    #expect(statistics.bytes < 250)
    harness.expectStill()
  }

  @Test func `an animated frame or padding grows in whole cells, and its neighbours make room`()
    async
  {
    let harness = model.show { model in
      HStack(spacing: 0) {
        Text("|").frame(width: Length(1 + model.number), alignment: .trailing)
        Text("x").padding(.leading, Length(model.number))
      }
    }
    _ = harness.takeStatistics()
    model.change(harness) { $0.number = 4 }
    #expect(await harness.film(0, 5, 11) == [["|x"], ["  |  x"], ["    |    x"]])
    let statistics = harness.takeStatistics()
    #expect(statistics.bodies == 1)
    // The stack, two wrappers and two texts, in four steps.
    #expect(statistics.placed < 40)
    harness.expectStill()
  }

  @Test func `colours are interpolated in OKLab`() async {
    let harness = model.show { model in
      HStack(spacing: 0) {
        Text("a").foregroundStyle(model.isOn ? Color(hex: 0xFFFFFF) : Color(hex: 0))
        Group { Text("b") }.foregroundStyle(model.isOn ? Color(hex: 0xFFFFFF) : Color(hex: 0))
        Text("c").background(model.isOn ? Color(hex: 0xFFFFFF) : Color(hex: 0))
        Color(hex: model.isOn ? 0xFFFFFF : 0).frame(width: 1, height: 1)
      }
    }
    func colors() -> [UInt32] {
      [
        harness.cell(x: 0, y: 0).foreground.value, harness.cell(x: 1, y: 0).foreground.value,
        harness.cell(x: 2, y: 0).background.value, harness.cell(x: 3, y: 0).background.value,
      ]
    }
    _ = harness.takeStatistics()
    model.change(harness) { $0.isOn = true }
    #expect(colors() == [0, 0, 0, 0])
    await harness.advance(by: .milliseconds(500))
    // Half the lightness in OKLab is 0x636363, not 0x7F7F7F.
    for color in colors() { #expect((0x60_60_60...0x68_68_68).contains(color)) }
    await harness.advance(by: .seconds(1))
    #expect(colors() == [0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(harness.takeStatistics().bodies == 1)
    harness.expectStill()
  }

  @Test func `a background covers the screen again after a change interrupts its animation`() async
  {
    let harness = model.show { model in
      Text("on").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(model.isOn ? Color.surface : Color.surfaceRaised)
    }
    func painted() -> Set<String> {
      harness.recording.reset()
      _ = harness.repaint()
      return harness.recording.colorTokens
    }
    let still = painted()
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    // The screen is painted behind a background that may be translucent on the way.
    #expect(!painted().isSubset(of: still))
    model.set(harness) { $0.isOn = false }
    #expect(painted() == still)
    harness.expectStill()
  }

  @Test func `opacity fades, and a view that is fading out ignores input at once`() async {
    let harness = model.show { model in
      Button("Go") {}.opacity(model.isOn ? 0 : 1)
    }
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content.joined().contains("Go"))
    harness.press("⇥")
    #expect(harness.focused == nil)
    await harness.advance(by: .seconds(1))
    #expect(!harness.content.joined().contains("Go"))
    harness.expectStill()
  }

  @Test func `progress, icons and scrolling are animated too`() async {
    var proxy: ScrollViewProxy?
    let harness = model.show(width: 12, height: 6) { model in
      VStack(alignment: .leading, spacing: 0) {
        ProgressView(value: model.share)
        Image(systemName: "chevron.right").rotationEffect(.degrees(model.isOn ? 180 : 0))
        ScrollViewReader { reader in
          let _ = proxy = reader
          ScrollView { ForEach(0..<40) { Text("row \($0)") } }
        }
      }
    }
    let track = harness.cell(x: 0, y: 0).foreground
    var completed: Int { (0..<12).count { harness.cell(x: $0, y: 0).foreground != track } }
    model.change(harness) {
      $0.share = 1
      $0.isOn = true
      proxy?.scrollTo(20, anchor: .top)
    }
    #expect(completed == 0)
    #expect(harness.screen[1].hasPrefix("›"))
    #expect(harness.screen[2].hasPrefix("row 0"))
    await harness.advance(by: .milliseconds(500))
    #expect((2..<12).contains(completed))
    #expect(harness.screen[1].hasPrefix("▼"))
    #expect(harness.screen[2].hasPrefix("row 10"))
    await harness.advance(by: .milliseconds(600))
    #expect(completed == 12)
    #expect(harness.screen[1].hasPrefix("‹"))
    #expect(harness.screen[2].hasPrefix("row 20"))
    harness.expectStill()
  }

  @Test func `an interrupted animation continues from its current value and velocity`() async {
    let harness = model.show(width: 40) { model in
      Text("x").offset(x: Length(model.number)).frame(width: 40, alignment: .leading)
    }
    func column() -> Int { harness.position(of: "x")?.x ?? -1 }
    model.change(harness, .linear(duration: 1)) { $0.number = 20 }
    await harness.advance(by: .milliseconds(500))
    #expect(column() == 10)
    model.change(harness, .linear(duration: 1)) { $0.number = 0 }
    #expect(column() == 10)
    await harness.advance(by: .milliseconds(500))
    #expect(column() == 5)
    model.change(harness, nil) { $0.number = 0 }
    await harness.advance(by: .seconds(1))
    #expect(column() == 0)
    // A spring that reverses at full speed overshoots for a moment. From rest, it would turn at
    // once.
    model.change(harness, .spring(response: 1, dampingFraction: 1)) { $0.number = 30 }
    await harness.advance(by: .milliseconds(200))
    let turned = column()
    model.change(harness, .spring(response: 1, dampingFraction: 1)) { $0.number = turned }
    await harness.advance(by: .milliseconds(100))
    #expect(column() > turned)
    await harness.advance(by: .seconds(3))
    #expect(column() == turned)
    harness.expectStill()
  }

  @Test func `an animatable view runs its body with interpolated values`() async {
    struct Meter: View, Animatable {
      var level: Double
      var animatableData: Double {
        get { level }
        set { level = newValue }
      }
      var body: some View { Text(String(repeating: "▪", count: Int(level.rounded()))) }
    }
    let harness = model.show { Meter(level: Double($0.number)) }
    model.change(harness) { $0.number = 10 }
    #expect(await harness.film(0, 5, 11) == [[], ["▪▪▪▪▪"], ["▪▪▪▪▪▪▪▪▪▪"]])
    harness.expectStill()
  }

  @Test func `animations don't exceed the frame rate limit`() async {
    let harness = model.show(width: 30) { model in
      Text("x").offset(x: Length(model.number)).frame(width: 30, alignment: .leading)
    }
    harness.runtime.maximumFramesPerSecond = 10
    #expect(harness.runtime.maximumFramesPerSecond == 10)
    model.change(harness) { $0.number = 20 }
    await harness.advance(by: .milliseconds(90))
    #expect(harness.content == ["x"])
    await harness.advance(by: .milliseconds(20))
    #expect(harness.content == ["  x"])
    harness.runtime.maximumFramesPerSecond = 0
    await harness.advance(by: .seconds(3))
    harness.expectStill()
  }

  @Test func `a view offset out of its frame is drawn, can be clicked, and is erased completely`()
    async
  {
    var presses = 0
    let harness = model.show(width: 12, height: 3) { model in
      VStack(alignment: .leading, spacing: 0) {
        if model.isOn { Text("top") }
        HStack(spacing: 0) {
          Interactive(action: { presses += 1 }) { _ in Text("go") }
            .offset(x: Length(model.number), y: Length(model.number / 4))
        }
        Text("next")
      }
    }
    model.set(harness) { $0.number = 6 }
    #expect(harness.content == ["", "next  go"])
    harness.click(x: 6, y: 1)
    #expect(presses == 1)
    harness.click(x: 0, y: 0)
    #expect(presses == 1)
    #expect(harness.repaint() == 0)
    model.set(harness) { $0.isOn = true }
    #expect(harness.content == ["top", "", "next  go"])
    #expect(harness.repaint() == 0)
    model.set(harness) { $0.isOn = false }
    #expect(harness.content == ["", "next  go"])
    #expect(harness.repaint() == 0)
    model.set(harness) { $0.number = -1 }
    #expect(harness.content == ["o", "next"])
    #expect(harness.repaint() == 0)
    model.set(harness) { $0.number = .max }
    #expect(harness.content == ["", "next"])
    harness.expectStill()
  }
}
