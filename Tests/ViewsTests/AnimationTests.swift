// SPDX-License-Identifier: MIT
// Testing: what changes under an animation goes from old to new, and then everything is still.

import CuriumTerminal
import CuriumTokens
import CuriumViews
import Testing

@testable import CuriumTesting

@MainActor @Suite struct AnimationTests {
  private let model = AnimationModel()

  /// What the screen holds now and after each of some times, in tenths of a second.
  private func film(_ harness: Harness, _ tenths: Int...) async -> [[String]] {
    var film: [[String]] = []
    var time = 0
    for next in tenths {
      await harness.advance(by: .milliseconds(100 * (next - time)))
      time = next
      film.append(harness.content)
    }
    return film
  }

  /// Nothing is left to move, nothing is awaited, and what is seen is right.
  private func expectStill(_ harness: Harness, _ place: SourceLocation = #_sourceLocation) {
    #expect(!harness.isAnimating, sourceLocation: place)
    #expect(harness.repaint() == 0, sourceLocation: place)
  }

  @Test func `an offset moves by cells, runs its body once and writes nothing between cells`() async
  {
    let harness = model.show { model in
      Text("ab").offset(x: Length(model.number)).frame(width: 12, alignment: .leading)
    }
    _ = harness.takeStatistics()
    model.change(harness) { $0.number = 10 }
    #expect(await film(harness, 0, 2, 5, 9) == [["ab"], ["  ab"], ["     ab"], ["         ab"]])
    await harness.advance(by: .milliseconds(200))
    #expect(harness.content == ["          ab"])
    let statistics = harness.takeStatistics()
    #expect(statistics.bodies == 1)
    // Ten steps of a cell; sixty frames would paint many times as much.
    #expect(statistics.bytes < 250)
    expectStill(harness)
  }

  @Test func `a frame and a padding grow by cells, and what is beside makes room`() async {
    let harness = model.show { model in
      HStack(spacing: 0) {
        Text("|").frame(width: Length(1 + model.number), alignment: .trailing)
        Text("x").padding(.leading, Length(model.number))
      }
    }
    _ = harness.takeStatistics()
    model.change(harness) { $0.number = 4 }
    #expect(await film(harness, 0, 5, 11) == [["|x"], ["  |  x"], ["    |    x"]])
    let statistics = harness.takeStatistics()
    #expect(statistics.bodies == 1)
    // The stack, two wrappers and two texts, at four steps.
    #expect(statistics.placed < 40)
    expectStill(harness)
  }

  @Test func `colours go through what lies between in OKLab`() async {
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
    // Half the lightness of OKLab is 0x636363, not 0x7F7F7F.
    for color in colors() { #expect((0x60_60_60...0x68_68_68).contains(color)) }
    await harness.advance(by: .seconds(1))
    #expect(colors() == [0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF])
    #expect(harness.takeStatistics().bodies == 1)
    expectStill(harness)
  }

  @Test func `opacity fades, and what will be clear takes no input at once`() async {
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
    expectStill(harness)
  }

  @Test func `progress, icons and scrolling move too`() async {
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
    let track = harness.screen[0]
    model.change(harness) {
      $0.share = 1
      $0.isOn = true
      proxy?.scrollTo(20, anchor: .top)
    }
    #expect(harness.screen[0].first == track.first)
    #expect(harness.screen[1].hasPrefix("›"))
    #expect(harness.screen[2].hasPrefix("row 0"))
    await harness.advance(by: .milliseconds(500))
    #expect(harness.screen[0].hasPrefix("━━"))
    #expect(harness.screen[0].contains("─"))
    #expect(harness.screen[1].hasPrefix("▾"))
    #expect(harness.screen[2].hasPrefix("row 10"))
    await harness.advance(by: .milliseconds(600))
    #expect(!harness.screen[0].contains("─"))
    #expect(harness.screen[1].hasPrefix("‹"))
    #expect(harness.screen[2].hasPrefix("row 20"))
    expectStill(harness)
  }

  @Test func `what is interrupted goes on from where it is, a spring with its speed`() async {
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
    // Turned round in full flight, a spring runs on for a moment; from rest it would turn at once.
    model.change(harness, .spring(response: 1, dampingFraction: 1)) { $0.number = 30 }
    await harness.advance(by: .milliseconds(200))
    let turned = column()
    model.change(harness, .spring(response: 1, dampingFraction: 1)) { $0.number = turned }
    await harness.advance(by: .milliseconds(100))
    #expect(column() > turned)
    await harness.advance(by: .seconds(3))
    #expect(column() == turned)
    expectStill(harness)
  }

  @Test(arguments: [true, false])
  func `reduced motion and a time of zero change at once, and who waits is told`(isReduced: Bool)
    async
  {
    let harness = model.show(reducesMotion: isReduced) { model in
      VStack(spacing: 0) {
        Text("x").offset(x: Length(model.number)).frame(width: 9, alignment: .leading)
        if model.isOn { Text("new").transition(.slide) }
      }
    }
    var calls = 0
    model.change(
      harness, isReduced ? .slow.repeatForever() : .linear(duration: 0), completion: { calls += 1 }
    ) {
      $0.number = 3
      $0.isOn = true
    }
    #expect(harness.content == ["   x", "   new"])
    #expect(calls == 1)
    model.change(harness, .linear(duration: 0)) { $0.isOn = false }
    #expect(harness.content == ["   x"])
    expectStill(harness)
  }

  @Test func `who waits is called once, when all that was set moving rests`() async {
    var log: [String] = []
    let harness = model.show { model in
      VStack {
        Text("x").offset(x: Length(model.number))
        Text("y").opacity(model.share).animation(.linear(duration: 2), value: model.share)
      }
    }
    model.change(harness, .linear(duration: 1), completion: { log.append("both") }) {
      $0.number = 3
      $0.share = 1
    }
    model.change(harness, .linear(duration: 1), completion: { log.append("none") }) { _ in }
    #expect(log == ["none"])
    await harness.advance(by: .milliseconds(1_500))
    #expect(log == ["none"])
    await harness.advance(by: .seconds(1))
    #expect(log == ["none", "both"])
    expectStill(harness)
  }

  @Test
  func `a modifier moves what follows its value, another makes it jump, and so does a transaction`()
    async
  {
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        Text("a").offset(x: Length(model.number)).animation(
          .linear(duration: 1), value: model.number)
        Text("b").offset(x: Length(model.number)).animation(nil, value: model.number)
        Text("c").offset(x: Length(model.number)).animation(
          .linear(duration: 1), value: model.share)
        Text("d").offset(x: Length(model.number)).transaction {
          $0.animation = .linear(duration: 2)
        }
      }
      .frame(width: 12, alignment: .leading)
    }
    model.set(harness) { $0.number = 4 }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  a", "    b", "    c", " d"])
    await harness.advance(by: .seconds(2))
    model.change(harness, .linear(duration: 1)) { $0.number = 0 }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  a", "b", "  c", "   d"])
    await harness.advance(by: .seconds(2))
    expectStill(harness)
  }

  @Test
  func `a change from outside of an event moves, and one through a binding, and one on appearance`()
    async
  {
    struct Pulse: View {
      @State private var isFar = false
      var body: some View {
        Text("p").offset(x: isFar ? 4 : 0).onAppear {
          withAnimation(.linear(duration: 1)) { isFar = true }
        }
      }
    }
    struct Switch: View {
      @Binding var number: Int
      var body: some View {
        Text("s").onAppear { $number.animation(.linear(duration: 1)).wrappedValue = 4 }
      }
    }
    var calls = 0
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        Text("m").offset(x: Length(model.number))
        if model.isOn {
          Pulse()
          Switch(number: Binding(get: { model.number }, set: { model.number = $0 }))
        }
      }
      .frame(width: 12, alignment: .leading)
    }
    withAnimation(.linear(duration: 1)) {
      model.number = 8
    } completion: {
      calls += 1
    }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["    m"])
    #expect(calls == 0)
    await harness.advance(by: .seconds(1))
    #expect(harness.content == ["        m"])
    #expect(calls == 1)
    model.set(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["      m", "  p", "s"])
    await harness.advance(by: .seconds(1))
    expectStill(harness)
  }

  @Test func `a body deep in an animated view moves with the value of the modifier around`() async {
    // The outer body passes the model on, and is not run; the inner one reads what moves.
    struct Inner: View {
      let model: AnimationModel
      var body: some View { Text("i").offset(x: Length(model.number)) }
    }
    struct Outer: View {
      let model: AnimationModel
      var body: some View { Inner(model: model) }
    }
    let harness = model.show { model in
      VStack { Outer(model: model) }
        .animation(.linear(duration: 1), value: model.number)
        .frame(width: 12, alignment: .leading)
    }
    model.set(harness) { $0.number = 4 }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  i"])
    await harness.advance(by: .seconds(1))
    expectStill(harness)
  }

  @Test func `an animatable view runs its body with what lies between`() async {
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
    #expect(await film(harness, 0, 5, 11) == [[], ["▪▪▪▪▪"], ["▪▪▪▪▪▪▪▪▪▪"]])
    expectStill(harness)
  }

  @Test func `without end it pauses out of sight and ends with its view`() async {
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
    expectStill(harness)
  }

  @Test func `a timeline follows the time, pauses out of sight and costs nothing when paused`()
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

  @Test func `a timeline keeps to the minutes of the day and to the least time between two`() async
  {
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

  @Test func `no more steps are drawn than allowed`() async {
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
    expectStill(harness)
  }

  @Test func `outside of its frame an offset view is drawn, found by the pointer and wiped`() async
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
    expectStill(harness)
  }
}
