// SPDX-License-Identifier: MIT
// Testing: random keys and pointer events on random trees are all handled.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import TestModels
import Testing

@MainActor struct InputRandomTests {
  /// Counts the events by handler.
  private final class Count {
    var taken = 0
    var left = 0
    var gestures = 0
  }

  @Observable final class Model {
    var names = ["a", "b", "c"]
    var isFieldShown = true
    var text = ""
    var map = 0
  }

  private static let keys = [
    "g", "k", "x", "ctrl+x", "ctrl+s", "ctrl+k", "j", "G", "esc", "⇥", "shift+⇥", "↑", "↓", "←",
    "→",
    "⏎", "space", "1", "ctrl+a", "alt+m", "f3", "home", "pgdn", "q",
  ]

  /// A screen that handles keys in all possible ways.
  private struct Page: View {
    let model: Model
    let count: Count
    @State private var drag = CellSize.zero

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if model.isFieldShown {
          TextField(
            "field",
            text: Binding(
              get: { model.text }, set: { model.text = $0 }))
        }
        ForEach(model.names, id: \.self) { name in
          Button(name) { count.gestures += 1 }
            .keyBinding("go \(name)", "g g", "x") { count.taken += 1 }
            .onTapGesture(count: 2) { count.gestures += 1 }
        }
        Text("drag \(drag.width)")
          .focusable()
          .gesture(DragGesture().onChanged { drag = $0.translation })
          .simultaneousGesture(LongPressGesture().onEnded { _ in count.gestures += 1 })
          .onHover { _ in count.gestures += 1 }
          .onMoveCommand { _ in count.taken += 1 }
        ScrollView { ForEach(0..<9) { Text("line \($0)") } }.frame(height: 2)
        KeyHints()
      }
      .keyBinding("save", "ctrl+x ctrl+s") { count.taken += 1 }
      .keyBinding("kill", "ctrl+x k k") { count.taken += 1 }
      .keyBinding("add", "ctrl+x 1") {
        count.taken += 1
        model.names = model.names.count > 5 ? ["a"] : model.names + ["n\(model.names.count)"]
      }
      .keyBinding("rotate", "g k") {
        count.taken += 1
        model.names.append(model.names.removeFirst())
        model.isFieldShown.toggle()
      }
      .keyMap(model.map == 0 ? KeyMap() : model.map == 1 ? .vi : .emacs)
      .onKeyPress { _ in
        count.left += 1
        return .ignored
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(10))
  func `after random input the screen looks like a fresh start`(seed: UInt64)
    async
  {
    var random = SeededRandom(seed: seed)
    let model = Model()
    model.map = Int(seed % 3)
    let count = Count()
    let harness = Harness(width: 30, height: 12) { Page(model: model, count: count) }
    for step in 0..<1_000 {
      let x = Int.random(in: -1...31, using: &random)
      let y = Int.random(in: -1...12, using: &random)
      let point = CellPoint(x: x, y: y)
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4: harness.press(random.pick(Self.keys))
      case 5: harness.click(x: x, y: y)
      case 6:
        harness.pointer(PointerEvent(.dragged, button: .primary, at: point))
        harness.pointer(PointerEvent(.moved, at: point))
      case 7: harness.pointer(PointerEvent(.down, button: .primary, at: point))
      case 8: harness.pointer(PointerEvent(.up, button: .primary, at: point))
      default:
        if step % 7 == 0 {
          await harness.advance(by: .milliseconds(Int.random(in: 1...1_200, using: &random)))
        } else if step % 50 == 1 {
          harness.resize(width: Int.random(in: 1...30, using: &random), height: 12)
        } else {
          harness.scroll(y: 1, at: point)
        }
      }
      guard step % 3 != 0 || harness.repaint() == 0 else {
        Issue.record("seed \(seed), step \(step): a repaint differs")
        return
      }
    }
    harness.pointer(PointerEvent(.up, button: .primary, at: .zero))
    await harness.advance(by: .seconds(3))
    #expect(!harness.isAnimating, "seed \(seed)")
    #expect(harness.warnings.isEmpty, "seed \(seed): \(harness.warnings)")
    #expect(count.taken > 0 && count.gestures > 0)
  }

  /// An outer handler receives each key that no inner one handled, in the order of the keys.
  @Test(arguments: SeededRandom.seeds(10))
  func `no key is lost, however sequences start and break off`(seed: UInt64) async {
    struct Listening: View {
      let receive: @MainActor (String) -> Void
      var body: some View {
        VStack {
          Button("b") { receive("⏎") }
            .keyBinding("gg", "a a") { receive("aa") }
            .keyBinding("aab", "a a b") { receive("aab") }
          Button("c") { receive("⏎") }
        }
        .keyBinding("ab", "a b c") { receive("abc") }
        .keyBinding("b", "b") { receive("b") }
        .keyBinding("bb", "c b") { receive("cb") }
        .onKeyPress { press in
          if press.characters.isEmpty { return .ignored }
          receive(press.characters)
          return .handled
        }
      }
    }
    var random = SeededRandom(seed: seed)
    var pressed = ""
    var received = ""
    let harness = Harness(width: 6, height: 2) { Listening { received += $0 } }
    for _ in 0..<500 {
      if random.chance(1, in: 9) { harness.press("⇥") }
      if random.chance(1, in: 9) { await harness.advance(by: .seconds(2)) }
      let key = random.pick(["a", "b", "c", "d"])
      pressed += key
      harness.press(key)
    }
    await harness.advance(by: .seconds(2))
    #expect(received.filter { $0 != "⏎" } == pressed, "seed \(seed)")
    #expect(!harness.isAnimating)
  }
}
