// SPDX-License-Identifier: MIT
// Testing: random layers that open, close and change look like a fresh start with the same state.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import TestModels
import Testing

@MainActor struct OverlayRandomTests {
  /// The presented layers, in the order in which they opened.
  @MainActor @Observable final class Model {
    var open: [Int] = []
    var lines = 3
    var isWide = false
    var offset = 0

    init() {}

    init(copying model: Model) {
      lines = model.lines
      isWide = model.isWide
      offset = model.offset
    }

    func binding(_ index: Int) -> Binding<Bool> {
      Binding(
        get: { self.open.contains(index) },
        set: { isOpen in
          self.open.removeAll { $0 == index }
          if isOpen { self.open.append(index) }
        })
    }
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<model.offset, id: \.self) { Text("moved \($0)") }
        HStack {
          Button("one") {}.popover(isPresented: model.binding(0)) { Lines(model: model) }
          Button("世界") {}.popover(isPresented: model.binding(1), arrowEdge: .trailing) {
            Nested(model: model)
          }
        }
        Spacer()
        Button("two") {}
          .popover(isPresented: model.binding(2), arrowEdge: .top) { Text("top 世") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .sheet(isPresented: model.binding(3)) { Lines(model: model).themed(.light) }
      .alert("Ask", isPresented: model.binding(4)) {
        Button("Yes") {}
      } message: {
        Lines(model: model)
      }
    }
  }

  private struct Lines: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<model.lines, id: \.self) {
          Text(model.isWide ? "a wide line \($0)" : "l \($0)")
        }
      }
    }
  }

  private struct Nested: View {
    let model: Model

    var body: some View {
      Button("nested") {}.sheet(isPresented: model.binding(5)) { Text("inner sheet") }
    }
  }

  @Test(arguments: SeededRandom.seeds(8))
  func `after any change the screen looks like a fresh start`(seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let model = Model()
    var size = CellSize(width: 30, height: 10)
    let harness = Harness(width: size.width, height: size.height) {
      Page(model: model)
    }
    for edit in 0..<25 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        size.width = Int.random(in: 1...40, using: &random)
        size.height = Int.random(in: 1...14, using: &random)
        harness.resize(width: size.width, height: size.height)
      case 1: await change(harness) { model.lines = Int.random(in: 0...6, using: &random) }
      case 2: await change(harness) { model.isWide.toggle() }
      case 3: await change(harness) { model.offset = Int.random(in: 0...5, using: &random) }
      default:
        let index = Int.random(in: 0...5, using: &random)
        await change(harness) {
          model.binding(index).wrappedValue.toggle()
          // A layer presented from another one closes with it.
          if !model.open.contains(1) { model.open.removeAll { $0 == 5 } }
        }
      }
      let fresh = await fresh(model, size)
      let place = Comment(rawValue: "seed \(seed), edit \(edit), \(size), open \(model.open)")
      #expect(harness.screen == fresh.screen, place)
      #expect(harness.styles == fresh.styles, place)
      #expect(harness.elements == fresh.elements, place)
      guard harness.repaint() == 0, harness.screen == fresh.screen else {
        Issue.record("a repaint differs: \(place)")
        return
      }
    }
    await change(harness) { model.open = [] }
    let fresh = await fresh(model, size)
    #expect(harness.styles == fresh.styles)
  }

  /// Returns a new harness in which the same layers were opened in the same order.
  private func fresh(_ original: Model, _ size: CellSize) async -> Harness {
    let model = Model(copying: original)
    let harness = Harness(width: size.width, height: size.height) {
      Page(model: model)
    }
    for index in original.open { await change(harness) { model.open.append(index) } }
    return harness
  }

  private func change(_ harness: Harness, _ work: () -> Void) async {
    work()
    await harness.settle()
  }
}
