// SPDX-License-Identifier: MIT
// Testing: bindings to parts and elements, models in the environment, and changes from elsewhere.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import Observation
import Testing

@MainActor struct DataFlowTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isOn = false
  }

  @Observable final class Model {
    var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    var name = "Ada"
    var choice: Int? = 1
  }

  // MARK: Bindings

  private struct Rows: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading) {
        ForEach($model.items) { $item in Toggle(item.name, isOn: $item.isOn) }
      }
    }
  }

  @Test func `a binding follows its element when it moves`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 4) { Rows(model: model).controlled(by: user) }
    harness.press("⇥ ⇥ ⏎")
    #expect(model.items.map(\.isOn) == [false, true, false])
    #expect(harness.content == ["●━━ a", "━━● b", "●━━ c"])
    user.act(in: harness) { model.items.reverse() }
    #expect(harness.content == ["●━━ c", "━━● b", "●━━ a"])
    user.act(in: harness) { model.items.insert(Item(id: 9, name: "z"), at: 0) }
    #expect(harness.focused?.label == "b")
    harness.press("⏎")
    #expect(model.items.map(\.isOn) == [false, false, false, false])
    #expect(harness.repaint() == 0)
  }

  @Test func `a binding to a removed element reads the last value and ignores writes`() {
    let model = Model()
    var kept: [Binding<Item>] = []
    struct Keeper: View {
      @Bindable var model: Model
      let keep: (Binding<Item>) -> Void
      var body: some View {
        VStack(alignment: .leading) {
          ForEach($model.items) { item in
            let _ = keep(item)
            Text(item.wrappedValue.name)
          }
        }
      }
    }
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 4) {
      Keeper(model: model) { kept.append($0) }.controlled(by: user)
    }
    let last = kept[2]
    let place = Bindable(model).items[2].name
    user.act(in: harness) { model.items[2].name = "x" }
    #expect(last.wrappedValue.name == "x")
    user.act(in: harness) {
      model.items.swapAt(0, 2)
      last.wrappedValue.isOn = true
      model.items.swapAt(0, 2)
    }
    #expect(model.items.map(\.isOn) == [false, false, true])
    user.act(in: harness) { model.items.removeLast() }
    #expect(last.wrappedValue.name == "x")
    #expect(place.wrappedValue == "x" || place.wrappedValue == "c")
    user.act(in: harness) {
      last.wrappedValue.name = "gone"
      place.wrappedValue = "gone"
      kept[0].wrappedValue.name = "first"
    }
    #expect(model.items.map(\.name) == ["first", "b"])
    #expect(harness.content == ["first", "b"])
  }

  @Test func `bindings wrap, unwrap and reach into collections`() {
    let model = Model()
    let bound = Bindable(model)
    let name: Binding<String?> = Binding(bound.name)
    name.wrappedValue = nil
    name.wrappedValue = "Bob"
    #expect(model.name == "Bob")
    #expect(Binding(bound.choice)?.wrappedValue == 1)
    let erased: Binding<AnyHashable> = Binding(bound.name)
    erased.wrappedValue = AnyHashable(3)
    erased.wrappedValue = AnyHashable("Eve")
    #expect(model.name == "Eve")
    bound.items[1].name.wrappedValue = "second"
    #expect(model.items[1].name == "second")
    #expect(bound.items.map(\.wrappedValue.id) == [1, 2, 3])
    #expect(bound.items.first?.id == 1)
    #expect(Binding.constant([1, 2])[1].wrappedValue == 2)
  }

  @Test func `a local Bindable and models in the environment provide bindings`() {
    struct Inner: View {
      @EnvironmentObject private var model: Model
      @Environment(Model.self) private var other
      var body: some View {
        @Bindable var local = other
        VStack(alignment: .leading) {
          TextField("", text: $local.name)
          Text("\(model.name)!")
          TextField("", text: $model.name)
        }
      }
    }
    let model = Model()
    let harness = Harness(width: 12, height: 4) { Inner().environmentObject(model) }
    harness.press("⇥")
    harness.type("x")
    harness.press("⇥ ⇥")
    harness.type("y")
    #expect(model.name.count == 5)
    #expect(harness.position(of: model.name + "!") != nil)
    #expect(harness.repaint() == 0)
  }

  // MARK: Changes

  @Test func `onChange runs in all three forms`() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    struct Watcher: View {
      @Bindable var model: Model
      let log: Log
      var body: some View {
        Text(model.name)
          .onChange(of: model.name) { old, new in log.lines.append("\(old)>\(new)") }
          .onChange(of: model.name) { log.lines.append("!") }
          .onChange(of: model.name, perform: { new in log.lines.append(new) })
          .onChange(of: model.name, initial: true) { log.lines.append("first") }
      }
    }
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 1) {
      Watcher(model: model, log: log).controlled(by: user)
    }
    #expect(log.lines == ["first"])
    user.act(in: harness) { model.name = "B" }
    #expect(Set(log.lines.dropFirst()) == ["Ada>B", "!", "B", "first"])
    #expect(log.lines.count == 5)
  }

  @Test func `a task is cancelled when its id changes and when its view disappears`() async {
    final class Log { var lines: [String] = [] }
    let log = Log()
    struct Worker: View {
      @Bindable var model: Model
      let log: Log
      var body: some View {
        if let choice = model.choice {
          Text("\(choice)").task(id: choice) {
            log.lines.append("begin \(choice)")
            for await _ in AsyncStream(Int.self, { _ in }) {}
            log.lines.append("end \(choice) \(Task.isCancelled)")
          }
        }
      }
    }
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 1) {
      Worker(model: model, log: log).controlled(by: user)
    }
    await harness.settle { log.lines.count == 1 }
    user.act(in: harness) { model.choice = 2 }
    await harness.settle { log.lines.count == 3 }
    user.act(in: harness) { model.choice = nil }
    await harness.settle { log.lines.count == 4 }
    #expect(log.lines.contains("end 1 true"))
    #expect(log.lines.contains("end 2 true"))
    #expect(log.lines.count == 4)
  }

  private struct Counter: View {
    @Binding var count: Int
    var body: some View { Text("count \(count)") }
  }

  private actor Worker {
    func change(_ binding: Binding<Int>, to value: Int) { binding.wrappedValue = value }
  }

  @Test func `changes from other isolation domains are drawn`() async {
    struct Root: View {
      @State private var count = 0
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($count)
        Counter(count: $count)
      }
    }
    var kept: Binding<Int>?
    let harness = Harness(width: 12, height: 1) { Root { kept = $0 } }
    guard let binding = kept else {
      Issue.record("no binding")
      return
    }
    await Task.detached { await MainActor.run { binding.wrappedValue = 1 } }.value
    await harness.settle { harness.screen == ["count 1"] }
    #expect(harness.screen == ["count 1"])
    await Worker().change(binding, to: 2)
    await harness.settle { harness.screen == ["count 2"] }
    #expect(harness.screen == ["count 2"])
    // Bindings are sendable. A value set on any thread arrives on the main actor.
    await Task.detached { binding.wrappedValue = 3 }.value
    await harness.settle { harness.screen == ["count 3"] }
    #expect(harness.screen == ["count 3"])
    let made = Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    await Task.detached { made.wrappedValue = 4 }.value
    await harness.settle { harness.screen == ["count 4"] }
    #expect(harness.screen == ["count 4"])
    #expect(harness.repaint() == 0)
  }

  @Test func `many changes from many tasks need only a few frames`() async {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View { Text("\(model.name)") }
    }
    let harness = Harness(width: 12, height: 1) { Root(model: model) }
    harness.recording.reset()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { @MainActor in model.name = "n\(number)" } }
    }
    await harness.settle()
    #expect(harness.screen == [model.name])
    #expect(harness.recording.bodies.count == 1)
    #expect(harness.repaint() == 0)
  }

  @Test func `an equatable view is updated only when it differs`() {
    struct Row: View, Equatable {
      let number: Int
      let action: () -> Void
      nonisolated static func == (left: Row, right: Row) -> Bool { left.number == right.number }
      var body: some View { Text("row \(number)") }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack(alignment: .leading) {
          Text(model.name)
          Row(number: model.choice ?? 0) { model.name = "" }.equatable()
        }
      }
    }
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 2) { Root(model: model).controlled(by: user) }
    harness.recording.reset()
    user.act(in: harness) { model.name = "B" }
    #expect(harness.recording.bodies == ["Root"])
    user.act(in: harness) { model.choice = 7 }
    #expect(harness.recording.bodies == ["Root", "Root", "Row"])
    #expect(harness.content == ["B", "row 7"])
  }
}
