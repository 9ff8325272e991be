// SPDX-License-Identifier: MIT
// Testing: combinations of two features.

@_spi(Nodes) import CuriumEngine
import CuriumTerminal
import CuriumTokens
import Observation
import Testing

import CuriumTesting
@testable import CuriumHarness
@testable import CuriumControls
import CuriumLists
import CuriumNavigation

@MainActor struct FeatureCombinationTests {
  @Observable final class Model {
    var part = 0
    var isOn = false
    var isOpen = false
  }

  private struct Parts: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.part) {
        Group {
          if model.isOn {
            Text("new").transition(.opacity)
          } else {
            Text("old").transition(.opacity)
          }
        }
        .tabItem { Text("First") }
        .tag(0)
        Text("second").tabItem { Text("Second") }.tag(1)
      }
    }
  }

  @Test func `a view that is fading out disappears when another tab is shown`() async {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 4) { Parts(model: model).controlled(by: user) }
    user.act(in: harness) { withAnimation(.slow) { model.isOn = true } }
    #expect(harness.isAnimating)
    user.act(in: harness) { model.part = 1 }
    #expect(harness.screen[2...].joined().contains("second"))
    #expect(!harness.screen.joined().contains("old"))
    #expect(harness.repaint() == 0)
    await harness.advance(by: .seconds(2))
    user.act(in: harness) { model.part = 0 }
    #expect(harness.screen.joined().contains("new"))
    #expect(!harness.screen.joined().contains("old"))
    #expect(!harness.isAnimating)
    #expect(harness.repaint() == 0)
  }

  private struct Guarded: View {
    @Bindable var model: Model

    var body: some View {
      Button("open") { model.isOpen = true }
        .sheet(isPresented: $model.isOpen) {
          VStack {
            Button("one") {}
            Button("two") {}
          }
        }
        .dismissalConfirmationDialog("Leave?", shouldPresent: true) { Button("Leave") {} }
    }
  }

  @Test func `the quit confirmation opens above a sheet, and returns the focus to it`() {
    let model = Model()
    let harness = Harness(width: 40, height: 14) { Guarded(model: model) }
    harness.press("⇥ ⏎ ⇥")
    #expect(harness.focused?.label == "two")
    harness.press("ctrl+c")
    #expect(harness.position(of: "Leave?") != nil)
    #expect(!harness.hasQuit)
    harness.press("esc")
    #expect(harness.focused?.label == "two")
    #expect(model.isOpen)
    #expect(harness.repaint() == 0)
    harness.press("ctrl+c ⏎")
    #expect(harness.hasQuit)
  }

  private struct GuardedSheet: View {
    @Bindable var model: Model
    @State private var name = ""

    var body: some View {
      Button("open") { model.isOpen = true }
        .sheet(isPresented: $model.isOpen) {
          TextField("name", text: $name)
            .interactiveDismissDisabled(!name.isEmpty)
            .dismissalConfirmationDialog("Discard the name?", shouldPresent: !name.isEmpty) {
              Button("Discard", role: .destructive) {}
            }
        }
        .dismissalConfirmationDialog("Save the page?", shouldPresent: true) { Button("Save") {} }
    }
  }

  @Test func `Control-C in a sheet with changes asks for the sheet, and then for the page`() {
    let model = Model()
    let harness = Harness(width: 40, height: 14) { GuardedSheet(model: model) }
    harness.press("⇥ ⏎ a esc ctrl+c")
    #expect(model.isOpen && harness.position(of: "Discard the name?") != nil)
    #expect(harness.position(of: "Save the page?") == nil)
    harness.press("esc")
    #expect(!harness.hasQuit && model.isOpen && harness.focused?.value == "a")
    harness.press("ctrl+c")
    harness.press(.button, "Discard")
    #expect(!harness.hasQuit && harness.position(of: "Save the page?") != nil)
    harness.press(.button, "Save")
    #expect(harness.hasQuit)
  }

  private struct Logged: View {
    @Environment(\.log) private var log
    var body: some View { LogView(log) }
  }

  @Test func `a log doesn't keep the app that shows it alive`() async {
    var harness: Harness? = Harness(width: 20, height: 4) { Logged() }
    harness?.log.info("x")
    await harness?.settle()
    weak let graph = harness?.runtime.graph
    let loop = harness?.loop
    harness = nil
    await loop?.settle()
    let isGone = graph == nil
    #expect(isGone)
  }

  @Test func `a focus state that is used after the end doesn't keep the app alive`() async {
    struct Page: View {
      let keep: @MainActor (FocusState<Bool>.Binding) -> Void
      @FocusState private var isFocused: Bool
      var body: some View {
        Button("a") {}.focused($isFocused).onAppear { keep($isFocused) }
      }
    }
    var kept: FocusState<Bool>.Binding?
    var harness: Harness? = Harness(width: 20, height: 4) { Page { kept = $0 } }
    weak let graph = harness?.runtime.graph
    let loop = harness?.loop
    harness = nil
    kept?.wrappedValue = true
    await loop?.settle()
    let isGone = graph == nil
    #expect(isGone && kept?.wrappedValue == false)
  }

  @Test func `a frame requested before the end isn't drawn after it`() {
    let harness = Harness(width: 20, height: 4) { VStack { Text("a") } }
    let runtime = harness.runtime
    runtime.graph.damage.addAll()
    runtime.graph.requestFrame()
    _ = harness.takeStatistics()
    runtime.tearDown()
    harness.loop.drain()
    #expect(harness.takeStatistics().damagedCells == 0)
  }

  private final class Payload: Sendable {}

  private struct Removable: View {
    let model: Model
    let makeAction: () -> @MainActor @Sendable () -> Void
    var body: some View {
      VStack {
        Button("stays") {}
        if model.isOn { Button("goes", action: makeAction()) }
      }
    }
  }

  @Test func `the focus order doesn't keep a removed control alive`() {
    let model = Model()
    model.isOn = true
    weak var payload: Payload?
    let user = SimulatedUser()
    let harness = Harness(width: 20, height: 4) {
      Removable(model: model) {
        let made = Payload()
        payload = made
        return { _ = made }
      }
      .controlled(by: user)
    }
    harness.press("⇥")
    let isThere = payload != nil
    #expect(isThere)
    user.act(in: harness) { model.isOn = false }
    let isGone = payload == nil
    #expect(isGone)
  }

  private struct Questioning: View {
    let model: Model
    let makeAction: () -> @MainActor @Sendable () -> Void
    var body: some View {
      if model.isOn {
        let action = makeAction()
        Text("goes").dismissalConfirmationDialog("Save?", shouldPresent: true) {
          Button("Save", action: action)
        }
      }
    }
  }

  @Test func `the question before quitting doesn't keep a removed view alive`() {
    let model = Model()
    model.isOn = true
    weak var payload: Payload?
    let user = SimulatedUser()
    let harness = Harness(width: 40, height: 8) {
      Questioning(model: model) {
        let made = Payload()
        payload = made
        return { _ = made }
      }
      .controlled(by: user)
    }
    let isThere = payload != nil
    #expect(isThere)
    user.act(in: harness) { model.isOn = false }
    let isGone = payload == nil
    #expect(isGone)
  }

  private struct Sleeper: View {
    @Environment(\.clock) private var clock
    let awoke: @MainActor () -> Void
    var body: some View {
      VStack {
        ProgressView()
        Text("a").task {
          _ = await clock.sleep(for: .seconds(5))
          awoke()
        }
      }
    }
  }

  @Test func `Control-Z suspends the app, except while a text field has the focus`() {
    let harness = Harness(width: 20, height: 1) {
      HStack {
        Button("b") {}
        FieldStage(text: "abc")
      }
    }
    var suspensions = 0
    harness.runtime.onSuspend = { suspensions += 1 }
    harness.press("⇥ ctrl+z")
    #expect(suspensions == 1)
    harness.press("⇥ x ctrl+z ctrl+z")
    #expect(suspensions == 1 && harness.find(.textField)?.value == "abc")
  }

  @Test(arguments: [KeyPress.Phases.repeat, .up])
  func `a key that repeats or goes up neither quits nor suspends the app`(
    phase: KeyPress.Phases
  ) {
    let harness = Harness(width: 20, height: 1) { Text("x") }
    var suspensions = 0
    harness.runtime.onSuspend = { suspensions += 1 }
    let keys: [KeyEquivalent] = ["c", "z", "l"]
    for key in keys {
      harness.send(.key(KeyPress(key, modifiers: .control, phase: phase)))
    }
    #expect(!harness.hasQuit && suspensions == 0)
    harness.press("ctrl+z ctrl+c")
    #expect(harness.hasQuit && suspensions == 1)
  }

  @Test func `a released runtime lives until its tasks have slept`() async {
    let loop = ManualLoop(taskExecutor: MainQueueExecutor())
    var awakenings = 0
    var runtime: AppRuntime? = AppRuntime(
      Sleeper { awakenings += 1 }, device: MemoryDevice(size: CellSize(width: 20, height: 4)),
      loop: loop)
    await loop.advance(by: .seconds(1))
    weak let kept = runtime
    runtime = nil
    await loop.advance(by: .seconds(10))
    #expect(awakenings == 1)
    let isGone = kept == nil
    #expect(isGone)
  }
}
