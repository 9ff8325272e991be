// SPDX-License-Identifier: MIT
// Testing: random events on a view that uses everything, and the invariants afterwards.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
import TestModels
import Testing

import CuriumTesting
@testable import CuriumHarness
@testable import CuriumControls

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@MainActor struct MonkeyTests {
  private static let keys = [
    "⇥", "⇥", "⇥", "shift+⇥", "⏎", "⏎", "space", "↑", "↓", "←", "→", "esc", "home", "end", "pgup",
    "pgdn", "⌫", "⌦", "a", "g", "g", "n", "ctrl+x", "k", "?", "f1", "f12", "f12", "ctrl+z",
    "ctrl+k",
    "ctrl+y", "shift+↓", "shift+→", "alt+←", "ctrl+pgdn", "ctrl+pgup", "ctrl+a", "ctrl+c", "alt+m",
    "shift+f10", "ctrl+r", "日",
  ]
  private static let themes: [AppTheme] = [.dark, .light, .highContrastDark]

  private static func animation(_ random: inout SeededRandom) -> Animation? {
    random.pick([nil, .default, .linear(duration: 0.1), .spring(), .slow])
  }

  /// The number of events: CURIUM_EVENTS, or 150 by default.
  private static let events =
    getenv("CURIUM_EVENTS").flatMap { Int(String(cString: $0)) } ?? 150

  @Test(arguments: SeededRandom.seeds(4))
  func `random events don't break, leak or lose keys, and the app comes to rest`(seed: UInt64) async
  {
    var random = SeededRandom(seed: seed)
    let model = EverythingModel()
    var size = CellSize(width: 50, height: 16)
    let harness = Harness(width: size.width, height: size.height) {
      Everything(model: model)
    }
    harness.inspectorKey = .function(12)
    harness.runtime.maximumFramesPerSecond = 20
    var history: [String] = []
    for event in 0..<Self.events {
      history.append(act(&random, harness, model, &size))
      if history.count > 12 { history.removeFirst() }
      guard event % 50 == 49 else { continue }
      guard harness.repaint() == 0 else {
        Issue.record(
          "a repaint differs: seed \(seed), \(event), \(size) \(history)")
        return
      }
    }
    await rest(harness, model)
    let place = Comment(rawValue: "seed \(seed), \(size)")
    #expect(!harness.isAnimating, place)
    #expect(harness.warnings.isEmpty, place)
    let copy = EverythingModel(copying: model)
    let fresh = Harness(width: size.width, height: size.height) {
      Everything(model: copy)
    }
    fresh.setTheme(harness.runtime.graph.rootScope.values.appTheme)
    #expect(harness.screen == fresh.screen, place)
    #expect(harness.styles == fresh.styles, place)
    #expect(harness.elements == fresh.elements, place)
    // The node for toasts remains after its first use.
    #expect(harness.takeStatistics().nodes <= fresh.takeStatistics().nodes + 3, place)
    #expect(harness.repaint() == 0, place)
    // Keys still arrive and take effect.
    let isOn = model.isOn
    harness.press("g g")
    #expect(model.isOn != isOn, place)
  }

  /// A node that must not outlive its graph.
  private struct Trace {
    weak var node: Node?
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `nothing outlives the app, whatever is moving or open`(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    var model = EverythingModel()
    var size = CellSize(width: 50, height: 16)
    var harness: Harness? = Harness(width: size.width, height: size.height) {
      Everything(model: model)
    }
    harness?.inspectorKey = .function(12)
    for _ in 0..<40 { if let harness { _ = act(&random, harness, model, &size) } }
    change(harness) { withAnimation(.slow) { model.tab = Int(seed % 6) } }
    change(harness) {
      withAnimation(.slow) {
        model.open = seed % 2 == 0 ? [.sheet, .inner, .popover] : [.dialog, .screen]
        model.few = [5, 1]
        model.isBusy = true
      }
    }
    var traces: [Trace] = []
    func trace(_ node: Node) {
      traces.append(Trace(node: node))
      node.forEachChild(trace)
    }
    if let root = harness?.runtime.graph.root { trace(root) }
    let loop = harness?.loop
    harness = nil
    // A model's observers exist as long as the model.
    model = EverythingModel()
    await loop?.settle()
    #expect(traces.count > 100)
    let left = Set(traces.compactMap { $0.node.map { "\(type(of: $0))" } }).subtracting(["RootNode"]
    )
    #expect(left.isEmpty, "seed \(seed)")
    #expect(loop?.isTimed == false, "seed \(seed)")
  }

  /// Performs one random action. Returns its name.
  private func act(
    _ random: inout SeededRandom, _ harness: Harness, _ model: EverythingModel,
    _ size: inout CellSize
  ) -> String {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<40:
      let key = random.pick(Self.keys)
      harness.press(key)
      return key
    case 40..<60:
      let event = pointer(&random, size)
      harness.pointer(event)
      return "\(event.kind) \(event.button) \(event.position)"
    case 60..<62:
      let words = random.pick(RandomTree.words)
      harness.paste(words)
      return "paste \(words)"
    case 62..<65:
      size = random.pick([
        CellSize(width: 0, height: 0), CellSize(width: 1, height: 1),
        CellSize(width: 90, height: 30), CellSize(width: 50, height: 16),
        CellSize(
          width: .random(in: 0...60, using: &random), height: .random(in: 0...20, using: &random)),
      ])
      harness.resize(width: size.width, height: size.height)
      return "resize \(size)"
    case 65..<80:
      let time = Duration.milliseconds(Int.random(in: 1...400, using: &random))
      harness.pass(time)
      return "pass \(time)"
    case 80..<81:
      harness.setTheme(random.pick(Self.themes))
      return "theme"
    default:
      let animation = Self.animation(&random)
      change(harness) { withAnimation(animation) { model.change(&random) } }
      return "change"
    }
  }

  private func pointer(_ random: inout SeededRandom, _ size: CellSize) -> PointerEvent {
    let kinds: [PointerEvent.Kind] = [
      .down, .down, .up, .up, .dragged, .dragged, .moved, .scrolled(x: 0, y: 1),
      .scrolled(x: 0, y: -1), .scrolled(x: 1, y: 0),
    ]
    return PointerEvent(
      random.pick(kinds),
      button: random.pick([.primary, .primary, .primary, .secondary, .other(8)]),
      at: CellPoint(
        x: .random(in: -1...max(0, min(size.width, 60)), using: &random),
        y: .random(in: -1...max(0, min(size.height, 20)), using: &random)))
  }

  /// Closes everything, rebuilds all views and waits until they come to rest.
  private func rest(_ harness: Harness, _ model: EverythingModel) async {
    harness.pointer(PointerEvent(.up, button: .primary, at: .zero))
    if harness.runtime.hasCompanion { harness.press("f12 f12") }
    for _ in 0..<6 { harness.press("esc") }
    // It would move to the new content.
    harness.runtime.graph.focus.move(to: nil)
    change(harness) {
      model.open = []
      model.generation += 1
      model.isBusy = false
      model.path = []
    }
    await harness.advance(by: .seconds(20))
  }

  /// Changes the model like an action, even if layers cover the views.
  private func change(_ harness: Harness?, _ work: () -> Void) {
    work()
    harness?.loop.drain()
  }
}
