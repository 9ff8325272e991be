// SPDX-License-Identifier: MIT
// Testing: faulty views are logged once, with their path, while the screen stays usable.

import CuriumTesting
import CuriumPreviews
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Observation
import Testing

@MainActor struct WarningTests {
  private struct Row: View {
    let ids: [Int]
    var body: some View { ForEach(ids, id: \.self) { Text("\($0)") } }
  }

  private struct ContentView: View {
    var body: some View {
      VStack { Row(ids: [1, 1]).padding(1).onAppear {} }
    }
  }

  @Test func `a warning includes the view's path, once, in the log too`() {
    let harness = Harness(width: 20, height: 5) { ContentView() }
    harness.resize(width: 10, height: 5)
    let warnings = harness.warnings
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("ContentView ▸ VStack ▸ Row ▸ ForEach: ForEach has the id 1 ")
        == true)
    #expect(harness.log.entries.map(\.level) == [.warning])
    #expect(harness.log.entries.first?.source == "ContentView ▸ VStack ▸ Row ▸ ForEach")
  }

  @Test func `a long path is shortened at its start`() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        HStack {
          if depth == 0 { Row(ids: [7, 7]) } else { AnyView(Nested(depth: depth - 1)) }
        }
      }
    }
    let harness = Harness(width: 20, height: 1) { Nested(depth: 20) }
    let path = harness.log.entries.first?.source ?? ""
    #expect(path.hasPrefix("… ▸ "))
    #expect(path.hasSuffix("Nested ▸ HStack ▸ Row ▸ ForEach"))
    #expect(path.split(separator: " ▸ ").count == 9)
  }

  @Observable final class Model { var count = 0 }

  /// A view that changes a state, or a model that it reads, in its own body.
  private struct Restless: View {
    let model: Model?
    @State private var count = 0
    @State private var pressed = 0
    var body: some View {
      let _ = change()
      Button("pressed \(pressed)") { pressed += 1 }
    }

    private func change() {
      if let model { model.count += 1 } else { count += 1 }
    }
  }

  private struct Watching: View {
    let model: Model
    var body: some View {
      let _ = model.count
      Restless(model: model).id(model.count)
    }
  }

  @Test(arguments: [false, true])
  func `a body that changes what it reads comes to rest`(isModel: Bool) {
    let harness = Harness(width: 20, height: 1) {
      if isModel { Watching(model: Model()) } else { Restless(model: nil) }
    }
    let subject = isModel ? "Restless (in Watching) changes a model" : "Restless changes state"
    #expect(
      harness.warnings.first
        == "\(subject) while its body runs. The change appears in the next frame. Make the change "
        + "in an action, in onAppear or in onChange instead, and not in a body or in the "
        + "initializer of a view.")
    #expect(harness.warnings.contains { $0.contains("resume at the next event") })
    #expect(harness.recording.bodies.count < 500)
    harness.recording.reset()
    harness.send(.focus(true))
    // It runs up to eight times for each of eight frames, and is then stopped.
    #expect((1...65).contains(harness.recording.bodies.count { $0 == "Restless" }))
    if !isModel {
      harness.press("⇥ ⏎")
      #expect(harness.screen == ["pressed 1"])
    }
    #expect(harness.warnings.count == 2)
  }

  /// A view that changes a model in its initializer.
  private struct NoteForm<Label: View>: View {
    let label: Label
    init(_ model: Model, label: Label) {
      self.label = label
      if model.count < 3 { model.count += 1 }
    }
    var body: some View { label }
  }

  @Test func `a warning names the app's views, without generic arguments and wrappers of the kit`()
  {
    struct Screen: View {
      let model: Model
      @State private var isOpen = true
      var body: some View {
        VStack {
          let _ = model.count
          Text("Notes")
        }
        .sheet(isPresented: $isOpen) {
          VStack { Editor(model: model, content: NoteForm(model, label: Text("Note"))) }
        }
        .keyBinding("New note", "n") {}
      }
    }
    struct Editor<Content: View>: View {
      let model: Model
      let content: Content
      var body: some View {
        let _ = model.count
        NoteForm(model, label: content)
      }
    }
    let harness = Harness(width: 40, height: 12) {
      Screen(model: Model())
    }
    #expect(harness.warnings.count == 2)
    #expect(
      harness.warnings.first?.hasPrefix("Screen changes a model while its body runs. ") == true)
    #expect(
      harness.warnings.last?.hasPrefix(
        "Editor (in Screen ▸ Layer(dialog) ▸ VStack ▸ ScrollView ▸ VStack) changes ")
        == true)
    #expect(harness.log.entries.map(\.message) == harness.warnings)
    #expect(harness.log.entries.allSatisfy { $0.source.isEmpty })
  }

  @Test func `a path has at most 200 characters`() {
    struct ReaderWithANameThatIsLongEnoughToFillTheWarningSoon<Content: View>: View {
      let model: Model
      @ViewBuilder let content: Content
      var body: some View {
        let _ = model.count
        content
      }
    }
    struct Writer: View {
      let model: Model
      var body: some View {
        let _ = model.count = 1
        Text("x")
      }
    }
    typealias Reader<Content: View> = ReaderWithANameThatIsLongEnoughToFillTheWarningSoon<Content>
    let model = Model()
    let harness = Harness(width: 20, height: 1) {
      Reader(model: model) {
        Reader(model: model) {
          Reader(model: model) { Reader(model: model) { Writer(model: model) } }
        }
      }
    }
    let name = "ReaderWithANameThatIsLongEnoughToFillTheWarningSoon"
    let path = "… ▸ \(name) ▸ \(name) ▸ \(name)"
    #expect(harness.warnings.first?.hasPrefix("Writer (in \(path)) changes a model while") == true)
    #expect(path.count <= 200)
  }

  @Test func `many views at once suggest a lazy stack and stay usable`() {
    struct Flood: View {
      @State private var pressed = 0
      var body: some View {
        VStack(alignment: .leading) {
          Counter()
          ScrollView { VStack { ForEach(0..<100_000) { _ in Text("x") } } }
        }
      }
    }
    struct Counter: View {
      @State private var pressed = 0
      var body: some View { Button("pressed \(pressed)") { pressed += 1 } }
    }
    let harness = Harness(width: 12, height: 3) { Flood() }
    #expect(harness.warnings.count == 1)
    #expect(
      harness.warnings.first?.contains("Flood ▸ VStack ▸ ScrollView ▸ VStack ▸ ForEach") == true)
    #expect(harness.warnings.first?.contains("LazyVStack") == true)
    harness.press("⇥")
    _ = harness.takeStatistics()
    harness.press("⏎")
    let cost = harness.takeStatistics()
    #expect(harness.screen[0] == "pressed 1")
    #expect(cost.bodies <= 6)
    #expect(cost.measured < 20)
    harness.press("end")
    #expect(harness.repaint() == 0)
  }

  @Test func `fewer views cause no warning`() {
    let harness = Harness(width: 12, height: 3) {
      VStack { ForEach(0..<9_999) { _ in Color.accentColor } }
    }
    #expect(harness.warnings.isEmpty)
  }

  @Test func `a body that was stopped runs again at the next event`() {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        let _ = change()
        Text("\(count)")
      }
      private func change() { if count < 100 { count += 1 } }
    }
    let harness = Harness(width: 4, height: 1) { Counting() }
    #expect(harness.screen != ["100"])
    harness.send(.focus(true))
    #expect(harness.screen == ["100"])
    #expect(harness.repaint() == 0)
  }
}
