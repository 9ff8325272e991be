// SPDX-License-Identifier: MIT
// Testing: the junctions of the lines of nested split views, also after panes and lines have moved.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import TestModels
import Testing

@testable import CuriumControls

@MainActor struct SplitJointTests {
  @Observable @MainActor final class Model {
    var hidesSide = false
    var hidesBottom = true
    var hidesOuter = false
    var hidesEnd = false
    var columns = 6
  }

  /// A side bar and content above a log.
  private struct Page: View {
    @Bindable var model: Model
    var body: some View {
      SplitView(.vertical) {
        SplitView(.horizontal) {
          fill("a").paneSize(min: 2, ideal: 4).paneCollapsed($model.hidesSide)
          fill("b").paneSize(min: 2).layoutPriority(1)
        }
        .paneSize(min: 1)
        .layoutPriority(1)
        fill("c").paneSize(min: 1, ideal: 1).paneCollapsed($model.hidesBottom)
      }
    }
  }

  @Test func `the junction above the log disappears with the side bar, and returns with it`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 10, height: 4) { Page(model: model).controlled(by: user) }
    #expect(harness.screen == Array(repeating: "aaaa│bbbbb", count: 4))
    let joined = ["aaaa│bbbbb", "aaaa│bbbbb", "────┴─────", "cccccccccc"]
    let plain = ["bbbbbbbbbb", "bbbbbbbbbb", "──────────", "cccccccccc"]
    user.act(in: harness) { model.hidesBottom = false }
    #expect(harness.screen == joined)
    user.act(in: harness) { model.hidesSide = true }
    #expect(harness.screen == plain)
    user.act(in: harness) { model.hidesSide = false }
    #expect(harness.screen == joined && harness.repaint() == 0)
    // The other way round.
    user.act(in: harness) {
      model.hidesSide = true
      model.hidesBottom = true
    }
    user.act(in: harness) { model.hidesBottom = false }
    #expect(harness.screen == plain)
    user.act(in: harness) { model.hidesSide = false }
    #expect(harness.screen == joined && harness.repaint() == 0)
  }

  @Test func `the junction moves with the line`() {
    let model = Model()
    model.hidesBottom = false
    let harness = Harness(width: 10, height: 3) { Page(model: model) }
    harness.press("⇥ ⏎")
    #expect(harness.screen == ["aaaaa┃bbbb", "─────┴────", "cccccccccc"])
    harness.press("← ← ←")
    #expect(harness.screen == ["aa┃bbbbbbb", "──┴───────", "cccccccccc"])
    #expect(harness.repaint() == 0)
  }

  /// Split views in split views, at both ends of the outer lines.
  private struct Nested: View {
    @Bindable var model: Model
    var body: some View {
      SplitView(.vertical) {
        SplitView(.horizontal) {
          fill("a").paneSize(min: 2, ideal: Length(model.columns))
            .paneCollapsed($model.hidesSide)
          SplitView(.vertical) {
            fill("b").paneSize(max: 4)
            SplitView(.horizontal) {
              fill("c").paneSize(min: 2)
              fill("d").paneSize(min: 2, max: 9).paneCollapsed($model.hidesEnd)
            }
            .paneSize(min: 2, max: 6)
          }
          .paneSize(min: 2)
        }
        .layoutPriority(1)
        SplitView(.horizontal) {
          fill("e").paneSize(max: Length(model.columns))
          fill("f").paneSize(max: 12).paneCollapsed($model.hidesBottom)
        }
        .paneSize(min: 1, ideal: .fraction(1 / 3))
        .paneCollapsed($model.hidesOuter)
      }
    }
  }

  @Test(arguments: SeededRandom.seeds(12))
  func `the lines join correctly after every change`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 14) { Nested(model: model).controlled(by: user) }
    let keys = ["⇥", "shift+⇥", "←", "→", "↑", "↓", "shift+→", "shift+↑", "home", "end", "⏎"]
    func place() -> CellPoint { CellPoint(x: random.below(30), y: random.below(14)) }
    for step in 0..<150 {
      switch random.below(10) {
      case 0: user.act(in: harness) { model.hidesSide.toggle() }
      case 1: user.act(in: harness) { model.hidesBottom.toggle() }
      case 2: user.act(in: harness) { model.hidesOuter.toggle() }
      case 3: user.act(in: harness) { model.hidesEnd.toggle() }
      case 4: user.act(in: harness) { model.columns = 1 + random.below(14) }
      case 5: harness.resize(width: 1 + random.below(40), height: 1 + random.below(20))
      case 6: harness.drag(from: place(), to: place())
      default: harness.press(random.pick(keys))
      }
      #expect(harness.repaint() == 0, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `after changes of the app and the size, the lines join as in a new app`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = Model()
    let user = SimulatedUser()
    var size = CellSize(width: 30, height: 14)
    let harness = Harness(width: 30, height: 14) { Nested(model: model).controlled(by: user) }
    for step in 0..<60 {
      switch random.below(6) {
      case 0: user.act(in: harness) { model.hidesSide.toggle() }
      case 1: user.act(in: harness) { model.hidesBottom.toggle() }
      case 2: user.act(in: harness) { model.hidesOuter.toggle() }
      case 3: user.act(in: harness) { model.hidesEnd.toggle() }
      case 4: user.act(in: harness) { model.columns = 1 + random.below(14) }
      default:
        size = CellSize(width: 1 + random.below(40), height: 1 + random.below(20))
        harness.resize(width: size.width, height: size.height)
      }
      let new = Harness(width: size.width, height: size.height) {
        Nested(model: model).controlled(by: SimulatedUser())
      }
      #expect(harness.screen == new.screen, "seed \(seed), step \(step)")
    }
  }

  @Test func `the lines of nested split views join`() {
    let harness = Harness(width: 9, height: 5) {
      SplitView(.horizontal) {
        SplitView(.vertical) {
          Color.clear
          Color.clear
        }
        SplitView(.vertical) {
          Color.clear
          SplitView(.horizontal) {
            Color.clear
            Color.clear
          }
          .paneSize(min: 3)
        }
      }
    }
    #expect(
      harness.screen == [
        "    │",
        "    ├──┬─",
        "────┤  │",
        "    │  │",
        "    │  │",
      ])
    harness.press("⇥ ↑")
    #expect(harness.screen[1].hasPrefix("━━━━┼"))
    #expect(harness.repaint() == 0)
    harness.resize(width: 30, height: 9)
    #expect(harness.repaint() == 0)
  }

  @Test func `lines don't join those of a pane that is dragged shut`() {
    let harness = Harness(width: 9, height: 3) {
      SplitView(.horizontal) {
        SplitView(.vertical) {
          Color.clear
          Color.clear
        }
        .paneSize(min: 0)
        Color.clear
      }
    }
    #expect(harness.screen == ["    │", "────┤", "    │"])
    harness.drag(from: CellPoint(x: 4, y: 0), to: .zero)
    #expect(harness.screen == ["│", "│", "│"])
    harness.drag(from: .zero, to: CellPoint(x: 2, y: 0))
    #expect(harness.screen == ["  │", "──┤", "  │"])
    #expect(harness.repaint() == 0)
  }

  @Test func `lines join a border`() {
    let harness = Harness(width: 7, height: 3) {
      SplitView(.horizontal) {
        Color.clear
        Color.clear
      }
      .border(.textSecondary)
      .joinsBorders()
    }
    #expect(harness.screen == ["┌──┬──┐", "│  │  │", "└──┴──┘"])
  }
}
