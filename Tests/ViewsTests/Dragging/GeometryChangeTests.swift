// SPDX-License-Identifier: MIT
// Testing: views that learn their frames when they change.

import CuriumControls
import CuriumNavigation
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct GeometryChangeTests {
  @Observable final class Model {
    var text = "abc"
    var hasTitle = false
    var count = 0
    var tab = 0
    @ObservationIgnored var frames: [CellRect] = []

    func take() -> [CellRect] {
      defer { frames = [] }
      return frames
    }
  }

  private struct Page: View {
    let model: Model
    var space = CoordinateSpace.global

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if model.hasTitle { Text("title") }
        Text("\(model.text)")
          .onGeometryChange(for: CellRect.self) {
            $0.frame(in: space)
          } action: {
            model.frames.append($0)
          }
        Text("count \(model.count)")
      }
    }
  }

  private let model = Model()
  private let user = SimulatedUser()

  private func rect(_ x: Int, _ y: Int, _ width: Int) -> CellRect {
    CellRect(x: x, y: y, width: width, height: 1)
  }

  @Test func `a view reports its frame at first, and when it moves or gets another size`() {
    let harness = Harness(width: 12, height: 4) { Page(model: model).controlled(by: user) }
    #expect(model.take() == [rect(0, 0, 3)])
    user.act(in: harness) { model.text = "abcdef" }
    #expect(model.take() == [rect(0, 0, 6)])
    user.act(in: harness) { model.hasTitle = true }
    #expect(model.take() == [rect(0, 1, 6)])
    user.act(in: harness) { model.count = 1 }
    #expect(harness.content == ["title", "abcdef", "count 1"] && model.take() == [])
    harness.resize(width: 20, height: 4)
    #expect(model.take() == [] && harness.repaint() == 0)
  }

  @Test func `a frame in the view's own coordinates changes only with the size`() {
    let harness = Harness(width: 12, height: 4) {
      Page(model: model, space: .local).controlled(by: user)
    }
    user.act(in: harness) { model.hasTitle = true }
    user.act(in: harness) { model.text = "a" }
    #expect(model.take() == [rect(0, 0, 3), rect(0, 0, 1)])
  }

  @Test func `a view reports its frame when it is scrolled`() {
    struct Lines: View {
      let model: Model
      var body: some View {
        ScrollView {
          ForEach(0..<20) { line in
            if line == 5 {
              Text("line")
                .onGeometryChange(for: Int.self) {
                  $0.frame(in: .global).minY
                } action: {
                  model.frames.append(CellRect(x: 0, y: $0, width: 0, height: 0))
                }
            } else {
              Text("\(line)")
            }
          }
        }
      }
    }
    let harness = Harness(width: 12, height: 4) { Lines(model: model) }
    #expect(model.take().map(\.minY) == [5])
    harness.scroll(y: 1)
    harness.scroll(y: 1)
    #expect(model.take().map(\.minY) == [3, 1])
  }

  @Test func `a view in a hidden tab reports nothing`() {
    struct Tabs: View {
      @Bindable var model: Model
      var body: some View {
        TabView(selection: $model.tab) {
          Page(model: model).tabItem { Text("one") }.tag(0)
          Text("other").tabItem { Text("two") }.tag(1)
        }
      }
    }
    let harness = Harness(width: 20, height: 6) { Tabs(model: model).controlled(by: user) }
    #expect(model.take().last?.width == 3)
    user.act(in: harness) { model.tab = 1 }
    user.act(in: harness) { model.text = "abcd" }
    #expect(model.take() == [])
    user.act(in: harness) { model.tab = 0 }
    #expect(model.take().last?.width == 4)
  }

  @Test func `a value that changes in a hidden tab is reported when the tab is shown`() {
    struct Tabs: View {
      @Bindable var model: Model
      let log: (Int) -> Void
      var body: some View {
        TabView(selection: $model.tab) {
          let count = model.count
          Text("abc")
            .onGeometryChange(for: Int.self) {
              $0.size.width + count
            } action: {
              log($0)
            }
            .tabItem { Text("one") }.tag(0)
          Text("other").tabItem { Text("two") }.tag(1)
        }
      }
    }
    var values: [Int] = []
    let harness = Harness(width: 20, height: 6) {
      Tabs(model: model) { values.append($0) }.controlled(by: user)
    }
    user.act(in: harness) { model.tab = 1 }
    user.act(in: harness) { model.count = 10 }
    #expect(values == [3])
    user.act(in: harness) { model.tab = 0 }
    #expect(values == [3, 13])
  }

  @Test func `a state that is set to the size settles, and one that never does causes a warning`() {
    struct Settling: View {
      @State private var width = 0
      var body: some View {
        HStack(spacing: 1) {
          Text("abcd").onGeometryChange(for: Int.self) {
            $0.size.width
          } action: {
            width = $0
          }
          Text("width \(width)")
        }
      }
    }
    let settling = Harness(width: 20, height: 1) { Settling() }
    #expect(settling.screen == ["abcd width 4"] && settling.warnings == [])
    struct Endless: View {
      @State private var text = "a"
      var body: some View {
        Text(text).onGeometryChange(for: Int.self) {
          $0.size.width
        } action: {
          text = $0 == 1 ? "aa" : "a"
        }
      }
    }
    let endless = Harness(width: 20, height: 1) { Endless() }
    #expect(endless.warnings.count == 1)
    #expect(endless.warnings.first?.contains("never settles") == true)
  }

  @Test func `the content of a geometry reader knows its frame`() {
    struct Reader: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("title")
          GeometryReader { geometry in
            let (own, screen) = (geometry.frame(in: .local), geometry.frame(in: .global))
            Text("\(own.minY) \(screen.minY) \(screen.width)×\(screen.height)")
          }
        }
      }
    }
    let harness = Harness(width: 12, height: 3) { Reader() }
    #expect(harness.screen == ["title", "0 1 12×2", ""] && harness.repaint() == 0)
  }
}
