// SPDX-License-Identifier: MIT
// Testing: bodies that read observable models.

import CuriumLists
import CuriumTesting
import CuriumControls
import Observation
import TestModels
import Testing

@Observable private final class Settings {
  var name = "one"
  var volume = 1
}

@MainActor struct ObservableModelTests {
  private struct Bystander: View {
    var body: some View { Text("still") }
  }

  private struct Name: View {
    let settings: Settings
    var body: some View { Text(settings.name) }
  }

  private struct Volume: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text("volume \(settings.volume)") }
  }

  private struct KnownName: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text(settings?.name ?? "none") }
  }

  private struct NameField: View {
    @Bindable var settings: Settings
    var body: some View { TextField("name", text: $settings.name) }
  }

  @Test func `a model runs the bodies that read the changed property`() {
    let settings = Settings()
    let user = SimulatedUser()
    struct Page: View {
      let settings: Settings
      var body: some View {
        VStack(alignment: .leading) {
          Name(settings: settings)
          Volume()
          Bystander()
        }
        .environment(settings)
      }
    }
    let harness = Harness(width: 10, height: 3) { Page(settings: settings).controlled(by: user) }
    harness.recording.reset()
    user.act(in: harness) { settings.volume = 2 }
    #expect(harness.screen == ["one", "volume 2", "still"])
    #expect(harness.recording.bodies == ["Volume"])
    harness.recording.reset()
    user.act(in: harness) {
      settings.name = "two"
      settings.name = "three"
    }
    #expect(harness.screen == ["three", "volume 2", "still"])
    #expect(harness.recording.bodies == ["Name"])
  }

  @Test func `a view can ask for a model that isn't in the environment`() {
    let settings = Settings()
    let user = SimulatedUser()
    struct Page: View {
      let settings: Settings
      var body: some View {
        VStack(alignment: .leading) {
          KnownName()
          KnownName().environment(settings)
          KnownName().environment(nil as Settings?).environment(settings)
        }
      }
    }
    let harness = Harness(width: 10, height: 3) { Page(settings: settings).controlled(by: user) }
    #expect(harness.screen == ["none", "one", "none"])
    user.act(in: harness) { settings.name = "two" }
    #expect(harness.screen == ["none", "two", "none"])
  }

  @Test func `a change of a model outside an event is drawn`() async {
    let settings = Settings()
    let harness = Harness(width: 10, height: 1) { Name(settings: settings) }
    settings.name = "later"
    await harness.settle()
    #expect(harness.screen == ["later"])
    await Task.detached { @MainActor in settings.name = "again" }.value
    await harness.settle()
    #expect(harness.screen == ["again"])
  }

  @Test func `a field writes to a model through Bindable, and follows it`() {
    let settings = Settings()
    let user = SimulatedUser()
    let harness = Harness(width: 10, height: 2) {
      VStack(alignment: .leading) {
        NameField(settings: settings)
        Name(settings: settings)
      }
      .controlled(by: user)
    }
    harness.press("⇥")
    harness.type("!")
    #expect(settings.name == "one!")
    #expect(harness.screen == ["one!", "one!"])
    user.act(in: harness) { settings.name = "set" }
    #expect(harness.screen == ["set", "set"])
  }

  private struct BoundName: View {
    @Binding var name: String
    var body: some View { Text(name) }
  }

  private struct BoundPage: View {
    @Bindable var settings: Settings
    var body: some View {
      VStack(alignment: .leading) {
        Text("volume \(settings.volume)")
        BoundName(name: $settings.name)
      }
    }
  }

  @Test func `a view with a binding to a property doesn't run with the view around it`() {
    let settings = Settings()
    let user = SimulatedUser()
    let harness = Harness(width: 10, height: 2) {
      BoundPage(settings: settings).controlled(by: user)
    }
    harness.recording.reset()
    user.act(in: harness) { settings.volume = 2 }
    #expect(harness.screen == ["volume 2", "one"])
    #expect(harness.recording.bodies == ["BoundPage"])
    harness.recording.reset()
    user.act(in: harness) { settings.name = "two" }
    #expect(harness.screen == ["volume 2", "two"])
    #expect(harness.recording.bodies == ["BoundName"])
  }

  @Test func `a view with a binding follows the model that takes the place of another one`() {
    struct Switching: View {
      let models: [Settings]
      @State private var index = 0
      var body: some View {
        BoundPage(settings: models[index]).onKeyPress("x") {
          index = 1 - index
          return .handled
        }
      }
    }
    let models = [Settings(), Settings()]
    models[1].name = "other"
    let user = SimulatedUser()
    let harness = Harness(width: 10, height: 2) {
      Switching(models: models).controlled(by: user)
    }
    harness.press("x")
    #expect(harness.screen == ["volume 1", "other"])
    user.act(in: harness) { models[1].name = "new" }
    #expect(harness.screen == ["volume 1", "new"])
    harness.press("x")
    user.act(in: harness) { models[0].name = "first" }
    #expect(harness.screen == ["volume 1", "first"])
  }

  @Test func `bindings keep a model only while they exist`() {
    weak var kept: Settings?
    for _ in 0..<40 {
      let settings = Settings()
      kept = settings
      let binding = Bindable(settings).name
      binding.wrappedValue += "!"
      #expect(settings.name == "one!")
    }
    #expect(kept == nil)
  }

  @Test func `models read only in rows, geometry and controls are followed`() {
    let settings = Settings()
    let user = SimulatedUser()
    let harness = Harness(width: 12, height: 4) {
      VStack(alignment: .leading) {
        ForEach(0..<1) { _ in Text("a\(settings.volume)") }
        Interactive(action: {}) { _ in Text("b\(settings.volume)") }
        GeometryReader { _ in Text("c\(settings.volume)") }
      }
      .controlled(by: user)
    }
    user.act(in: harness) { settings.volume = 7 }
    user.act(in: harness) { settings.volume = 8 }
    // The first row is built outside of any body, by the closure for the app's content.
    #expect(harness.content.dropFirst() == ["b8", "c8"])
  }

  /// Reads a model that never changes, in a body that runs again and again, and in a view that
  /// comes and goes.
  private struct Restless: View {
    let settings: Settings
    @State private var presses = 0

    var body: some View {
      VStack {
        Text("\(settings.name) \(presses)")
        if presses.isMultiple(of: 2) { Name(settings: settings) }
      }
      .onKeyPress("x") {
        presses += 1
        return .handled
      }
    }
  }

  @Test func `a model keeps nothing of earlier runs and removed views`() async {
    // Tests that run at the same time would change the figures.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let harness = Harness(width: 20, height: 2) { Restless(settings: Settings()) }
        var settled = 0
        for press in 0..<10_000 {
          if press == 1_000 { settled = ResidentMemory.bytes }
          harness.press("x")
          harness.recording.reset()
        }
        // A registration takes about 700 bytes.
        precondition(ResidentMemory.isFlat(from: settled, to: ResidentMemory.bytes))
      }
    }
  }

  @Test func `a model keeps nothing of rows that were scrolled away`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let settings = Settings()
        let user = SimulatedUser()
        let harness = Harness(width: 60, height: 20) {
          List(0..<100_000, id: \.self, selection: .constant(nil)) { row in
            HStack { ForEach(0..<4) { Text("\(row).\($0) \(settings.name)") } }
          }
          .controlled(by: user)
        }
        harness.press("⇥")
        var settled = 0
        for page in 0..<2_000 {
          if page == 500 { settled = ResidentMemory.bytes }
          harness.press("pgdn")
          harness.recording.reset()
        }
        precondition(ResidentMemory.isFlat(from: settled, to: ResidentMemory.bytes))
        user.act(in: harness) { settings.name = "new" }
        precondition(harness.screen.allSatisfy { $0.contains(".3 new") })
      }
    }
  }
}
