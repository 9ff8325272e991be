// SPDX-License-Identifier: MIT
// Testing: values that views pass up to their ancestors.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

private struct Words: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

@MainActor struct PreferenceTests {
  /// A list of words joined by its reader, edited with keys.
  private struct Story: View {
    @State private var words = ["one", "two", "three"]
    @State private var isLoud = false
    @State private var received = "nothing"

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          ForEach(words, id: \.self) { Text("|").preference(key: Words.self, value: $0 + " ") }
        }
        .transformPreference(Words.self) { if isLoud { $0 = $0.uppercased() } }
        .onPreferenceChange(Words.self) { received = $0 }
        Text(received)
      }
      .onKeyPress("r") { act { words.reverse() } }
      .onKeyPress("d") { act { words.removeFirst() } }
      .onKeyPress("a") { act { words.append("four") } }
      .onKeyPress("l") { act { isLoud.toggle() } }
      .onKeyPress("x") { act { words = [] } }
    }

    private func act(_ change: () -> Void) -> KeyPress.Result {
      change()
      return .handled
    }
  }

  @Test(arguments: [
    ("", "one two three"), ("r", "three two one"), ("d", "two three"), ("a", "one two three four"),
    ("l", "ONE TWO THREE"), ("l r d a l", "two one four"), ("x", ""),
  ])
  func `a reader gets the values of all views in order, and again when one changes`(
    keys: String, received: String
  ) {
    let harness = Harness(width: 30, height: 2) { Story() }
    harness.press(keys)
    #expect(harness.screen[1] == received)
    #expect(harness.repaint() == 0)
    #expect(!harness.isAnimating)
  }

  @Test func `a preference replaces those inside it, and its value can build layers`() {
    let harness = Harness(width: 12, height: 3) {
      VStack {
        HStack {
          Text("a").preference(key: Words.self, value: "inner")
        }
        .preference(key: Words.self, value: "outer")
        Text("b").preference(key: Words.self, value: "+")
        Text("c").preference(key: Widest.self, value: 7)
      }
      .frame(width: 12, height: 3)
      .overlayPreferenceValue(Words.self, alignment: .topLeading) { Text($0) }
      .backgroundPreferenceValue(Widest.self, alignment: .bottomTrailing) { Text("w\($0)") }
    }
    #expect(harness.screen == ["outer+", "     b", "     c    w7"])
    #expect(harness.warnings.isEmpty)
    #expect(harness.repaint() == 0)
  }

  @Test func `preferences can make views as wide as the widest`() {
    struct Columns: View {
      @State private var width = 0
      @State private var label = "long"
      var body: some View {
        VStack(alignment: .leading) {
          row("a")
          row(label)
        }
        .onPreferenceChange(Widest.self) { width = $0 }
        .onKeyPress("x") {
          label = "longer"
          return .handled
        }
      }
      private func row(_ text: String) -> some View {
        HStack(spacing: 0) {
          Text(text)
            .background {
              GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
            }
            .frame(minWidth: Length(width), alignment: .leading)
          Text("|")
        }
      }
    }
    let harness = Harness(width: 20, height: 2) { Columns() }
    #expect(harness.screen == ["a   |", "long|"])
    harness.press("x")
    #expect(harness.screen == ["a     |", "longer|"])
    #expect(harness.repaint() == 0)
  }

  @Test func `preferences without readers cost nothing`() {
    struct Plain: View {
      let setsPreference: Bool
      @State private var count = 0
      var body: some View {
        VStack {
          ForEach(0..<50) { Text("\($0)") }
          if setsPreference { Text("t").preference(key: Widest.self, value: 1) }
          Counter()
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").onKeyPress("+") {
          count += 1
          return .handled
        }
      }
    }
    let costs = [false, true].map { setsPreference in
      let harness = Harness(width: 20, height: 60) { Plain(setsPreference: setsPreference) }
      _ = harness.takeStatistics()
      harness.press("+")
      let cost = harness.takeStatistics()
      return [cost.bodies, cost.measured, cost.placed, cost.painted, cost.bytes]
    }
    #expect(costs[0] == costs[1])
    #expect(costs[0][0] == 1)
  }

  @Test(arguments: ["preference", "change"])
  func `a view that never settles is stopped with a warning, and works again at the next event`(
    kind: String
  ) {
    struct Pingpong: View {
      let kind: String
      @State private var width = 1
      @State private var pressed = 0
      var body: some View {
        VStack(alignment: .leading) {
          Button("pressed \(pressed)") { pressed += 1 }
          if kind == "preference" {
            Text("w").preference(key: Widest.self, value: width)
              .onPreferenceChange(Widest.self) { width = $0 + 1 }
          } else {
            Text("w").onChange(of: width, initial: true) { width += 1 }
          }
        }
      }
    }
    let harness = Harness(width: 20, height: 2) { Pingpong(kind: kind) }
    #expect(harness.warnings.contains { $0.contains("Pingpong never settles") })
    #expect(harness.takeStatistics().bodies < 2_000)
    #expect(!harness.isAnimating)
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.screen[0] == "pressed 2")
    #expect(harness.takeStatistics().bodies < 2_000)
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func `a layer from a transformed array settles`() {
    let harness = Harness(width: 20, height: 1) {
      Text("words").transformPreference(Names.self) { $0.append("x") }
        .overlayPreferenceValue(Names.self, alignment: .trailing) { Text($0.joined()) }
    }
    #expect(harness.screen == ["wordx"])
    #expect(harness.warnings == [])
  }
}
