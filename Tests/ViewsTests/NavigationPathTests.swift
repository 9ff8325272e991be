// SPDX-License-Identifier: MIT
// Testing: the values of a path, and the screens for them.

import CuriumLists
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import TestModels
import Testing

@MainActor struct NavigationPathTests {
  @Test func `a value gets a new screen if it replaces an equal number of another type`() {
    struct Page: View {
      @State private var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("integer \($0)") }
            .navigationDestination(for: UInt8.self) { Text("byte \($0)") }
        }
        .keyBinding("replace", "r") { path = NavigationPath([UInt8(1)]) }
      }
    }
    let harness = Harness(width: 24, height: 4) { Page() }
    #expect(harness.position(of: "integer 1") != nil)
    harness.press("r")
    #expect(harness.position(of: "byte 1") != nil)
    #expect(harness.repaint() == 0)
  }

  private struct Mixed: View {
    @Bindable var model: BookModel

    var body: some View {
      NavigationStack(path: $model.mixed) {
        NavigationLink("about") { Text("the makers").navigationTitle("About") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test func `a path can hold several types, unknown types, and links to views`() {
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 30, height: 6) { Mixed(model: model).controlled(by: user) }
    #expect(harness.find(.navigationBar) == nil)
    user.act(in: harness) {
      model.mixed.append("a")
      model.mixed.append(7)
    }
    #expect(harness.position(of: "number 7") != nil)
    harness.press("esc")
    #expect(harness.position(of: "word a") != nil)
    #expect(harness.warnings == [])
    user.act(in: harness) { model.mixed.append(1.5) }
    #expect(harness.position(of: "No screen for Double") != nil)
    #expect(harness.warnings.first?.contains("navigationDestination(for: Double.self)") == true)
    user.act(in: harness) { model.mixed = NavigationPath() }
    harness.press("⇥ ⏎")
    #expect(harness.position(of: "the makers") != nil)
    #expect(harness.find(.navigationBar)?.label == "About")
    harness.press("esc")
    #expect(harness.focused?.label == "about")
    #expect(harness.repaint() == 0)
  }

  @Test func `a screen keeps the destination below it when destinations repeat on each level`() {
    struct Folder: View {
      let path: String
      let model: BookModel
      var body: some View {
        VStack(alignment: .leading) {
          Text("\(model.word) [\(path)]")
          NavigationLink("open", value: path.isEmpty ? "a" : "b")
        }
        .navigationDestination(for: String.self) { Folder(path: path + "/" + $0, model: model) }
      }
    }
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 24, height: 4) {
      NavigationStack { Folder(path: "", model: model) }.controlled(by: user)
    }
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.position(of: "page [/a/b]") != nil)
    user.act(in: harness) { model.word = "leaf" }
    #expect(harness.position(of: "leaf [/a/b]") != nil)
    harness.press("esc")
    #expect(harness.position(of: "leaf [/a]") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test func `a screen changes when the destination that made it disappears`() {
    struct Special: View {
      let model: BookModel
      var body: some View {
        if !model.isAsking {
          Text("root").navigationDestination(for: Int.self) { Text("special \($0)") }
        }
      }
    }
    let model = BookModel()
    model.path = [1]
    let user = SimulatedUser()
    let harness = Harness(width: 24, height: 4) {
      NavigationStack(path: Bindable(model).path) {
        VStack { Special(model: model) }
          .navigationDestination(for: Int.self) { Text("plain \($0)") }
      }
      .controlled(by: user)
    }
    #expect(harness.position(of: "special 1") != nil)
    user.act(in: harness) { model.isAsking = true }
    #expect(harness.position(of: "plain 1") != nil)
    user.act(in: harness) { model.isAsking = false }
    #expect(harness.position(of: "special 1") != nil)
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: SeededRandom.seeds(6))
  func `after any path the screen looks like a fresh start`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 26, height: 7) { Book(model: model).controlled(by: user) }
    for step in 0..<30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: user.act(in: harness) { model.path.append(Int.random(in: 1...3, using: &random)) }
      case 1: harness.press("esc")
      case 2: user.act(in: harness) { model.title = random.pick(["A", "Bee", ""]) }
      case 3: user.act(in: harness) { model.word = random.pick(["page", "leaf"]) }
      case 4: user.act(in: harness) { model.path = random.pick([[], [1], [2, 1], [1, 2, 3]]) }
      default: user.act(in: harness) { model.isAsking.toggle() }
      }
      let copy = BookModel()
      (copy.path, copy.title, copy.word, copy.isAsking) =
        (model.path, model.title, model.word, model.isAsking)
      let fresh = Harness(width: 26, height: 7) { Book(model: copy) }
      #expect(harness.screen == fresh.screen, "seed \(seed), step \(step)")
      #expect(harness.repaint() == 0, "seed \(seed), step \(step)")
    }
  }

  @Test func `a screen that is presented again is above the path`() {
    struct Page: View {
      @State private var path: [Int] = []
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { NavigationLink("more", value: 7) }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .keyBinding("Show", "f2") { isShown = true }
        .keyBinding("Hide", "f3") { isShown = false }
      }
    }
    let harness = Harness(width: 24, height: 6) { Page() }
    harness.press("⇥ ⏎")
    #expect(harness.focused?.label == "more")
    harness.press("⏎")
    #expect(harness.position(of: "screen 7") != nil)
    harness.press("f3")
    #expect(harness.position(of: "screen 7") != nil)
    harness.press("f2")
    #expect(harness.find(.link, "more") != nil)
    #expect(harness.position(of: "screen 7") == nil)
    #expect(harness.repaint() == 0)
  }

  /// A screen that presents its notes.
  private struct Chapter: View {
    let number: Int
    let model: BookModel
    @State private var isShown = false

    var body: some View {
      Button("read \(number)") { isShown = true }
        .navigationDestination(isPresented: $isShown) {
          Text("notes on \(number)")
            .onAppear { model.log.append("+\(number)") }
            .onDisappear { model.log.append("-\(number)") }
        }
    }
  }

  @Test(arguments: [[], [2], [2, 1]])
  func `a screen that leaves the path takes the screen that it presents with it`(path: [Int]) {
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 24, height: 6) {
      NavigationStack(path: Bindable(model).path) {
        NavigationLink("open", value: 1)
          .navigationDestination(for: Int.self) { Chapter(number: $0, model: model) }
      }
      .controlled(by: user)
    }
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.position(of: "notes on 1") != nil && model.log == ["+1"])
    user.act(in: harness) { model.path = path }
    #expect(model.log == ["+1", "-1"])
    #expect(harness.position(of: path.last.map { "read \($0)" } ?? "open") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a screen keeps its state when a screen of the same view below it closes`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("count \(count)") { count += 1 }
          NavigationLink("more", value: 7)
        }
      }
    }
    struct Page: View {
      @State private var isBelow = true
      @State private var isAbove = false
      var body: some View {
        NavigationStack {
          Text("root")
            .navigationDestination(isPresented: $isBelow) { Text("below") }
            .navigationDestination(isPresented: $isAbove) { Counter() }
            .navigationDestination(for: Int.self) { Text("screen \($0)") }
        }
        .keyBinding("Open", "f2") { isAbove = true }
        .keyBinding("Close", "f3") { isBelow.toggle() }
      }
    }
    let harness = Harness(width: 24, height: 6) { Page() }
    harness.press("f2")
    harness.find(.button, "count 0").map { harness.click($0) }
    harness.press("⏎ f3")
    #expect(harness.focused?.label == "count 2")
    harness.press("⇥ ⏎ esc")
    #expect(harness.focused?.label == "more" && harness.position(of: "count 2") != nil)
    harness.press("esc")
    #expect(harness.position(of: "root") != nil)
    #expect(harness.repaint() == 0 && harness.warnings == [])
  }

  @Test func `a condition that ends takes the screens above it with it`() {
    let model = BookModel()
    let user = SimulatedUser()
    let harness = Harness(width: 24, height: 6) {
      NavigationStack {
        Button("ask") { model.isAsking = true }
          .navigationDestination(isPresented: Bindable(model).isAsking) {
            Chapter(number: 1, model: model)
          }
      }
      .controlled(by: user)
    }
    harness.press("⇥ ⏎ ⏎")
    #expect(harness.position(of: "notes on 1") != nil && model.log == ["+1"])
    user.act(in: harness) { model.isAsking = false }
    #expect(model.log == ["+1", "-1"] && harness.focused?.label == "ask")
    #expect(harness.repaint() == 0)
  }
}
