// SPDX-License-Identifier: MIT
// Testing: state, its identity, and dynamic properties made of state.

import CuriumTesting
import CuriumTokens
import CuriumControls
import Testing

@MainActor struct StateTests {
  private struct Counter: View {
    @State private var count: Int
    let name: String

    init(_ name: String, from count: Int = 0) {
      self.name = name
      _count = State(initialValue: count)
    }

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `an action changes state once and runs one body`() {
    struct Two: View {
      var body: some View {
        VStack(alignment: .leading) {
          Counter("a")
          Counter("b", from: 5)
        }
      }
    }
    let harness = Harness(width: 10, height: 2) { Two() }
    harness.press("⇥ ⇥ ⏎")
    harness.recording.reset()
    harness.press("⏎")
    #expect(harness.screen == ["a 0", "b 7"])
    #expect(!harness.recording.bodies.contains("Two"))
    #expect(harness.recording.bodies.filter { $0 == "Counter" }.count == 1)
  }

  @Test func `many changes in one event cause one frame and run one body`() {
    struct Sum: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first)+\(second)").onKeyPress("x") {
          for _ in 0..<10 {
            first += 1
            second += 2
          }
          return .handled
        }
      }
    }
    let harness = Harness(width: 10, height: 1) { Sum() }
    harness.recording.reset()
    _ = harness.takeStatistics()
    harness.press("x")
    #expect(harness.screen == ["10+20"])
    #expect(harness.recording.bodies == ["Sum"])
    harness.recording.reset()
    harness.press("y")
    #expect(harness.recording.bodies.isEmpty)
  }

  @Test func `setting state to its old value runs nothing`() {
    struct Same: View {
      @State private var value = 3
      var body: some View {
        Text("\(value)").onKeyPress("x") {
          value = 3
          return .handled
        }
      }
    }
    let harness = Harness(width: 10, height: 1) { Same() }
    harness.recording.reset()
    _ = harness.takeStatistics()
    harness.press("x")
    #expect(harness.recording.bodies.isEmpty)
    #expect(harness.takeStatistics().bytes == 0)
  }

  private struct Rows: View {
    @State private var ids = [1, 2, 3]
    var body: some View {
      VStack(alignment: .leading) {
        ForEach(ids, id: \.self) { Counter("row \($0)") }
      }
      .onKeyPress { press in
        switch press.characters {
        case "r": ids.reverse()
        case "d": ids.removeAll { $0 == 2 }
        case "a": ids.insert(2, at: 0)
        default: return .ignored
        }
        return .handled
      }
    }
  }

  @Test func `state moves with its element and is removed with it`() {
    let harness = Harness(width: 10, height: 3) { Rows() }
    harness.press("⇥ ⏎ ⇥ ⏎ ⏎")
    #expect(harness.screen == ["row 1 1", "row 2 2", "row 3 0"])
    harness.press("r")
    #expect(harness.screen == ["row 3 0", "row 2 2", "row 1 1"])
    #expect(harness.focused?.label == "row 2 2")
    harness.press("d")
    #expect(harness.screen == ["row 3 0", "row 1 1", ""])
    harness.press("a")
    #expect(harness.screen == ["row 2 0", "row 3 0", "row 1 1"])
  }

  @Test(arguments: [("b", "other 0"), ("i", "first 0"), ("t", "first 0")])
  func `state starts over when the branch, the id or the type changes`(key: String, row: String) {
    struct Changing: View {
      @State private var isFirst = true
      @State private var id = 0
      @State private var isWrapped = false

      private var any: AnyView {
        isWrapped ? AnyView(Counter("first").padding(0)) : AnyView(Counter("first"))
      }

      var body: some View {
        VStack(alignment: .leading) {
          if isFirst { any.id(id) } else { Counter("other") }
        }
        .onKeyPress { press in
          switch press.characters {
          case "b": isFirst.toggle()
          case "i": id += 1
          case "t": isWrapped.toggle()
          default: return .ignored
          }
          return .handled
        }
      }
    }
    let harness = Harness(width: 10, height: 1) { Changing() }
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.screen == ["first 2"])
    harness.press(key)
    #expect(harness.screen == [row])
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: 0..<5)
  func `a value read only in a view builder closure still updates`(place: Int) {
    struct Reader: View {
      let place: Int
      @State private var value = 0

      @ViewBuilder private var content: some View {
        switch place {
        case 0: ForEach(0..<1) { _ in Text("v\(value)") }
        case 1: GeometryReader { _ in Text("v\(value)") }
        case 2: Interactive(action: {}) { _ in Text("v\(value)") }
        case 3: GeometryReader { _ in ForEach(0..<1) { _ in Text("v\(value)") } }
        default: Button(action: {}) { Text("v\(value)") }
        }
      }

      var body: some View {
        VStack(alignment: .leading) { content }
          .onKeyPress("x") {
            value += 1
            return .handled
          }
      }
    }
    let harness = Harness(width: 6, height: 2) { Reader(place: place) }
    harness.press("x x")
    #expect(harness.content == ["v2"])
    #expect(harness.repaint() == 0)
  }

  @Test func `views that were removed and added again follow a state that only they read`() {
    struct Switching: View {
      @State private var isShown = true
      @State private var value = 0

      var body: some View {
        VStack(alignment: .leading) {
          if isShown {
            GeometryReader { _ in Text("g\(value)") }.frame(width: 4, height: 1)
            Interactive(action: {}) { _ in Text("i\(value)") }
          }
        }
        .onKeyPress("t") {
          isShown.toggle()
          return .handled
        }
        .onKeyPress("x") {
          value += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 4, height: 2) { Switching() }
    for value in 1...20 {
      harness.press("t t")
      harness.recording.reset()
      harness.press("x")
      #expect(harness.screen == ["g\(value)", "i\(value)"])
      #expect(harness.recording.bodies.sorted() == ["GeometryReader", "Interactive(button)"])
    }
  }

  @Test func `a change from another actor is drawn`() async {
    struct Remote: View {
      @State private var value = "waiting"
      var body: some View {
        Text(value).task {
          let value = $value
          await Task.detached {
            let text = "from afar"
            await MainActor.run { value.wrappedValue = text }
          }.value
        }
      }
    }
    let harness = Harness(width: 10, height: 1) { Remote() }
    #expect(harness.screen == ["waiting"])
    for _ in 0..<1_000 where harness.screen == ["waiting"] { await harness.settle() }
    #expect(harness.screen == ["from afar"])
  }

  @Test func `other threads can make bindings to parts`() async {
    struct Size: Sendable {
      var width = 0
      var height = 0
    }
    struct Remote: View {
      @State private var size = Size()
      var body: some View {
        Text("\(size.width) \(size.height)").task {
          let size = $size
          await withTaskGroup { group in
            for number in 1...100 {
              group.addTask {
                size.width.wrappedValue = number
                size.height.wrappedValue = 7
              }
              _ = size.width
            }
          }
          size.width.wrappedValue = 8
        }
      }
    }
    let harness = Harness(width: 10, height: 1) { Remote() }
    for _ in 0..<1_000 where harness.screen != ["8 7"] { await harness.settle() }
    #expect(harness.screen == ["8 7"])
  }

  @Test func `dynamic properties made of others follow their plain fields`() {
    struct Doubled: DynamicProperty {
      let factor: Int
      @State private var base = 2
      var value: Int { base * factor }
      func grow() { base += 1 }
    }
    struct Child: View {
      let doubled: Doubled
      var body: some View { Button("\(doubled.value)") { doubled.grow() } }
    }
    struct Parent: View {
      @State private var factor = 2
      var body: some View {
        Child(doubled: Doubled(factor: factor)).onKeyPress("x") {
          factor += 1
          return .handled
        }
      }
    }
    let harness = Harness(width: 6, height: 1) { Parent() }
    #expect(harness.screen == ["4"])
    harness.press("x")
    #expect(harness.screen == ["6"])
    harness.press("⇥ ⏎")
    #expect(harness.screen == ["9"])
  }
}
