// SPDX-License-Identifier: MIT
// Testing: views that appear, disappear and observe values; tasks.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumControls
import Testing

@MainActor struct LifecycleTests {
  private final class Log {
    var entries: [String] = []
    func callAsFunction(_ entry: String) { entries.append(entry) }
  }

  @Test func `onAppear, onChange and onDisappear run once, with the right values`() {
    let log = Log()
    struct Watched: View {
      let log: Log
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        VStack {
          if isShown {
            Text("here")
              .onAppear { log("appear") }
              .onDisappear { log("disappear") }
          }
          Text("\(count)").onChange(of: count) { log("\($0)→\($1)") }
          Text("still").onChange(of: count, initial: true) { log("now") }
        }
        .onKeyPress { press in
          if press.key == "s" { isShown.toggle() } else { count += 2 }
          return .handled
        }
      }
    }
    let harness = Harness(width: 8, height: 2) { Watched(log: log) }
    #expect(log.entries == ["appear", "now"])
    harness.press("c s s c")
    #expect(
      log.entries == [
        "appear", "now", "0→2", "now", "disappear", "appear", "2→4", "now",
      ])
  }

  @Test func `a change in onChange or onAppear is drawn without another event`() {
    struct Chain: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .onAppear { first = 1 }
          .onChange(of: first) { second = first * 10 }
      }
    }
    let harness = Harness(width: 8, height: 1) { Chain() }
    #expect(harness.screen == ["1 10"])
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a task runs as long as its view, and restarts when its id changes`() async {
    let log = Log()
    struct Worker: View {
      let log: Log
      let id: Int
      @Environment(\.clock) private var clock
      var body: some View {
        Text("id \(id)").task(id: id) {
          log("start \(id)")
          let isDone = await clock.sleep(for: .seconds(5))
          log(isDone ? "done \(id)" : "cancelled \(id)")
        }
      }
    }
    struct Page: View {
      let log: Log
      @State private var id = 1
      @State private var isShown = true
      var body: some View {
        Group { if isShown { Worker(log: log, id: id) } }
          .onKeyPress { press in
            if press.key == "i" { id += 1 } else { isShown.toggle() }
            return .handled
          }
      }
    }
    let harness = Harness(width: 8, height: 1) { Page(log: log) }
    await harness.advance(by: .seconds(1))
    harness.press("i")
    await harness.advance(by: .seconds(1))
    #expect(log.entries.sorted() == ["cancelled 1", "start 1", "start 2"])
    await harness.advance(by: .seconds(10))
    #expect(log.entries.last == "done 2")
    harness.press("i")
    await harness.settle()
    harness.press("s")
    await harness.settle()
    #expect(log.entries.suffix(2) == ["start 3", "cancelled 3"])
  }

  @Test func `if an id changes several times in one frame, only the last task starts`() async {
    let log = Log()
    struct Worker: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        Text("\(id)")
          .task(id: id) { log("\(id)") }
          .onChange(of: id) { if id % 3 != 0 { id += 1 } }
          .onKeyPress("x") {
            id += 1
            return .handled
          }
      }
    }
    let harness = Harness(width: 8, height: 1) { Worker(log: log) }
    await harness.settle()
    harness.press("x")
    await harness.settle()
    #expect(harness.screen == ["3"])
    #expect(log.entries.first == "0")
    #expect(log.entries.last == "3")
  }

  @Test func `a task that ends after its view is removed does nothing`() async {
    struct Late: View {
      @State private var text = "waiting"
      @Environment(\.clock) private var clock
      var body: some View {
        Text(text).task {
          _ = await clock.sleep(for: .seconds(1))
          text = "late"
        }
      }
    }
    struct Page: View {
      @State private var isShown = true
      var body: some View {
        Group { if isShown { Late() } else { Text("gone") } }
          .onKeyPress("x") {
            isShown = false
            return .handled
          }
      }
    }
    let harness = Harness(width: 8, height: 1) { Page() }
    await harness.settle()
    harness.press("x")
    await harness.advance(by: .seconds(2))
    #expect(harness.screen == ["gone"])
    #expect(harness.repaint() == 0)
  }

  @Test func `views of a list appear and disappear in list order`() {
    let log = Log()
    struct List: View {
      let log: Log
      @State private var ids = Array(0..<8)
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { id in Text("\(id)").onDisappear { log("\(id)") } }
        }
        .onKeyPress("x") {
          ids = [9, 3]
          return .handled
        }
      }
    }
    let harness = Harness(width: 4, height: 8) { List(log: log) }
    harness.press("x")
    #expect(log.entries == ["0", "1", "2", "4", "5", "6", "7"])
    #expect(harness.content == ["9", "3"])
  }

  @Test func `views disappear when the app ends`() {
    let log = Log()
    struct Editor: View {
      let log: Log
      @State private var text = "draft"
      var body: some View {
        TextField("Text", text: $text).onDisappear { log("saved \(text)") }
      }
    }
    var harness: Harness? = Harness(width: 20, height: 1) { Editor(log: log) }
    harness?.press("⇥ !")
    harness = nil
    #expect(log.entries == ["saved draft!"])
  }
}
