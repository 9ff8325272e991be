// SPDX-License-Identifier: MIT
// Testing: faulty views: the screen stays usable, and a warning names the view.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import TestModels
import Testing

@MainActor struct HostileTests {
  @Test func `a body that changes state it reads causes a warning, and the app keeps working`() {
    struct Restless: View {
      @State private var count = 0
      @State private var pressed = 0
      var body: some View {
        let _ = count += 1
        Button("pressed \(pressed)") { pressed += 1 }
      }
    }
    let harness = Harness(width: 20, height: 1) { Restless() }
    #expect(harness.warnings.contains { $0.contains("Restless") })
    harness.press("⇥ ⏎")
    #expect(harness.screen == ["pressed 1"])
  }

  @Test func `an onChange that never settles leaves the screen usable`() {
    struct Pingpong: View {
      @State private var count = 0
      @State private var pressed = 0
      var body: some View {
        Button("pressed \(pressed)") { pressed += 1 }
          .onAppear { count = 1 }
          .onChange(of: count) { count += 1 }
      }
    }
    let harness = Harness(width: 20, height: 1) { Pingpong() }
    harness.press("⇥ ⏎")
    #expect(harness.screen == ["pressed 1"])
  }

  @Test func `elements with the same id are all drawn, with a warning`() {
    struct Twins: View {
      @State private var ids = [1, 2, 1, 1]
      var body: some View {
        HStack { ForEach(ids, id: \.self) { Text("\($0)") } }
          .onKeyPress("x") {
            ids = [1, 1, 3, 2]
            return .handled
          }
      }
    }
    let harness = Harness(width: 20, height: 1) { Twins() }
    #expect(harness.screen == ["1 2 1 1"])
    #expect(harness.warnings.contains { $0.contains("ForEach") && $0.contains("1") })
    harness.press("x")
    #expect(harness.screen == ["1 1 3 2"])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: [false, true])
  func `endlessly nested views are cut off with a warning`(isErased: Bool) {
    struct Endless: View {
      let depth: Int
      var body: some View {
        VStack(alignment: .leading) {
          if depth < 3 { Text("level \(depth)") }
          AnyView(Endless(depth: depth + 1))
        }
      }
    }
    struct Erased: View {
      var body: some View {
        var view = AnyView(Text("core"))
        for _ in 0..<5_000 { view = AnyView(view.padding(0)) }
        return VStack(alignment: .leading) {
          Text("level 0")
          view
        }
      }
    }
    let harness = Harness(width: 20, height: 4) {
      if isErased { Erased() } else { Endless(depth: 0) }
    }
    #expect(harness.screen[0] == "level 0")
    #expect(harness.warnings.contains { $0.contains("2000") })
    harness.resize(width: 10, height: 3)
    #expect(harness.repaint() == 0)
  }

  @Test func `deep nesting within the limit is laid out completely`() {
    struct Deep: View {
      @State private var word = "core"
      var body: some View {
        var view = AnyView(Text(word))
        for _ in 0..<400 { view = AnyView(HStack(spacing: 0) { view.frame(maxWidth: .infinity) }) }
        return view.onKeyPress("x") {
          word = "changed"
          return .handled
        }
      }
    }
    let harness = Harness(width: 11, height: 1) { Deep() }
    _ = harness.takeStatistics()
    #expect(harness.screen == ["   core"])
    harness.press("x")
    #expect(harness.screen == ["  changed"])
    #expect(harness.takeStatistics().measured < 20_000)
  }

  @Test func `a guide runs only a few times, however deep the stacks around it`() {
    @MainActor final class Calls { var count = 0 }
    @MainActor func nest(_ levels: Int, in calls: Calls) -> AnyView {
      if levels == 0 {
        return AnyView(
          Text("x").alignmentGuide(.leading) { _ in
            MainActor.assumeIsolated { calls.count += 1 }
            return 0
          })
      }
      let inner = nest(levels - 1, in: calls)
      return levels % 2 == 0
        ? AnyView(VStack(alignment: .leading) { inner })
        : AnyView(HStack(alignment: .firstTextBaseline) { inner })
    }
    let calls = Calls()
    let harness = Harness(width: 10, height: 3) { nest(24, in: calls) }
    #expect(harness.screen.joined().contains("x"))
    #expect(calls.count < 100)
    #expect(harness.repaint() == 0)
  }

  private struct Absurd: Layout {
    let width: Int
    let height: Int
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CellSize { CellSize(width: width, height: height) }
    func placeSubviews(
      in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        subview.place(at: CellPoint(x: width, y: height), proposal: .infinity)
        subview.place(at: .zero, proposal: proposal)
      }
    }
  }

  @Test(arguments: [(-5, -9), (Int.max, Int.max), (Int.min, 3), (4, 2_000_000)])
  func `a layout of an absurd size is limited, with a warning`(width: Int, height: Int) {
    let harness = Harness(width: 10, height: 3) {
      VStack(alignment: .leading) {
        Text("before")
        Absurd(width: width, height: height).callAsFunction { Text("in") }
      }
    }
    #expect(harness.screen[0] == "before")
    #expect(harness.warnings.contains { $0.contains("Absurd") })
    #expect(harness.repaint() == 0)
  }

  @Test func `absurd lengths neither crash nor hang`() {
    struct Extremes: View {
      var body: some View {
        VStack(alignment: .leading, spacing: Length(Int.max)) {
          Text("first").padding(.infinity)
          HStack(spacing: .infinity) {
            Spacer(minLength: Length(Int.max))
            Text("a").frame(width: -4, height: .infinity)
            Text("b").frame(minWidth: 50, maxWidth: 2)
            Text("c").padding(Length(Int.min))
          }
          ForEach(0..<3_000) { _ in Color.accentColor.frame(minHeight: Length(Int.max)) }
        }
      }
    }
    let harness = Harness(width: 10, height: 3) {
      ScrollView([.horizontal, .vertical]) {
        Extremes()
        Extremes().fixedSize()
      }
    }
    harness.press("end home pgdn")
    harness.resize(width: 1, height: 1)
    harness.resize(width: 80, height: 24)
    #expect(harness.repaint() == 0)
  }

  @Test func `an app draws at every size and leaves nothing behind`() {
    struct Full: View {
      @State private var text = "text"
      var body: some View {
        VStack(alignment: .leading, spacing: 1) {
          HStack {
            Text("日本語 title").border(.border)
            Spacer()
            Button("ok") {}
          }
          TextField("field", text: $text).border(.accentColor)
          ScrollView { ForEach(0..<9) { Text("row \($0)") } }
          GeometryReader { Text("\($0.size.width)") }.frame(height: 0)
          ProgressView("load", value: 0.3)
        }
        .padding(Spacing.md)
        .frame(minWidth: 0, maxWidth: .infinity)
      }
    }
    let harness = Harness(width: 1, height: 1) { Full() }
    harness.press("⇥ ⇥")
    var random = SeededRandom(seed: 7)
    for _ in 0..<60 {
      let width = Int.random(in: 1...40, using: &random)
      let height = Int.random(in: 1...14, using: &random)
      harness.resize(width: width, height: height)
      #expect(harness.repaint() == 0)
      #expect(harness.screen.allSatisfy { GraphemeWidth.columns(of: $0) <= width })
    }
    harness.resize(width: 0, height: -3)
    #expect(harness.size == CellSize(width: 1, height: 1))
    let fresh = Harness(width: 33, height: 12) { Full() }
    harness.resize(width: 33, height: 12)
    fresh.press("⇥ ⇥")
    #expect(harness.screen == fresh.screen)
  }

  private struct At: Layout {
    let x: Int
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CellSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CellRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: CellPoint(x: x, y: 0), proposal: proposal) }
    }
  }

  @Test func `half a wide grapheme comes back whole`() {
    struct Covered: View {
      @State private var x = 1
      var body: some View {
        Text("日本語").overlay(alignment: .topLeading) {
          At(x: x).callAsFunction { Text("|") }
        }
        .onKeyPress("x") {
          x = (x + 1) % 6
          return .handled
        }
      }
    }
    let harness = Harness(width: 6, height: 1) { Covered() }
    let rows = ["日| 語", "日 |語", "日本|", "日本 |", "| 本語", " |本語"]
    for index in 0..<12 {
      harness.press("x")
      #expect(harness.screen == [rows[index % 6]])
      #expect(harness.repaint() == 0)
    }
  }

  @Test func `input without a view to handle it is harmless`() {
    let harness = Harness(width: 4, height: 1) { EmptyView() }
    harness.press("⇥ shift+⇥ ↑ ↓ ← → ⏎ esc a ctrl+x f5")
    harness.paste("text")
    harness.click(x: 0, y: 0)
    harness.click(x: -5, y: 99)
    harness.scroll(x: 2, y: 2, at: CellPoint(x: 99, y: -1))
    harness.send([.focus(false), .focus(true), .resume, .resize(CellSize(width: 4, height: 1))])
    #expect(harness.content.isEmpty)
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a long grid with huge spacing is harmless`() {
    let harness = Harness(width: 10, height: 3) {
      Grid(verticalSpacing: 1_000_000) {
        ForEach(0..<2_100) { row in GridRow { Text("\(row)") } }
      }
    }
    #expect(harness.screen.count == 3)
    #expect(harness.repaint() == 0)
  }

  @Test func `a long lazy stack of huge rows is harmless`() {
    let harness = Harness(width: 10, height: 3) {
      LazyVStack { ForEach(0..<2_200) { _ in Color.accentColor.frame(height: 1_000_000) } }
    }
    #expect(harness.screen.count == 3)
    #expect(harness.repaint() == 0)
  }
}
