// SPDX-License-Identifier: MIT
// Testing: transitions: a disappearing view is visible but has no other effect.

import CuriumTerminal
import CuriumTesting
import CuriumTokens
import CuriumControls
import CuriumNavigation
import Testing

@MainActor struct TransitionTests {
  private let model = AnimationModel()

  /// The screen after a quarter, a half, three quarters, and all of a second.
  private func quarters(_ harness: Harness) async -> [[String]] {
    var film: [[String]] = []
    for _ in 0..<3 {
      await harness.advance(by: .milliseconds(250))
      film.append(harness.content)
    }
    await harness.advance(by: .milliseconds(300))
    film.append(harness.content)
    return film
  }

  nonisolated private static let examples:
    [(name: String, transition: AnyTransition, entering: [[String]], leaving: [[String]])] = [
      (
        "slide", .slide, [["d", "end"], ["cd", "end"], ["bcd", "end"], ["abcd", "end"]],
        [[" abc", "end"], ["  ab", "end"], ["   a", "end"], ["end"]]
      ),
      (
        "move", .move(edge: .trailing),
        [["   a", "end"], ["  ab", "end"], [" abc", "end"], ["abcd", "end"]],
        [[" abc", "end"], ["  ab", "end"], ["   a", "end"], ["end"]]
      ),
      (
        "push", .push(from: .trailing),
        [["   a", "end"], ["  ab", "end"], [" abc", "end"], ["abcd", "end"]],
        [["bcd", "end"], ["cd", "end"], ["d", "end"], ["end"]]
      ),
      (
        "scale", .scale, [["", "end"], ["", "end"], ["abc", "end"], ["abcd", "end"]],
        [["abc", "end"], [" bc", "end"], ["", "end"], ["end"]]
      ),
      (
        "identity", .identity,
        [["abcd", "end"], ["abcd", "end"], ["abcd", "end"], ["abcd", "end"]],
        [["end"], ["end"], ["end"], ["end"]]
      ),
      (
        "asymmetric", .asymmetric(insertion: .move(edge: .leading), removal: .identity),
        [["d", "end"], ["cd", "end"], ["bcd", "end"], ["abcd", "end"]],
        [["end"], ["end"], ["end"], ["end"]]
      ),
      (
        "combined", .move(edge: .leading).combined(with: .move(edge: .trailing)),
        [["", "end"], ["", "end"], ["", "end"], ["abcd", "end"]],
        [["abcd", "end"], ["abcd", "end"], ["", "end"], ["end"]]
      ),
    ]

  @Test(arguments: examples.indices.dropLast()) func `a view enters and leaves with its transition`(
    index: Int
  ) async {
    let example = Self.examples[index]
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        if model.isOn { Text("abcd").transition(example.transition) }
        Text("end")
      }
    }
    #expect(harness.content == ["end"])
    model.change(harness) { $0.isOn = true }
    #expect(await quarters(harness) == example.entering)
    harness.expectStill()
    model.change(harness) { $0.isOn = false }
    #expect(await quarters(harness) == example.leaving)
    harness.expectStill()
  }

  @Test func `a transition can reveal rows, fade, or use custom effects`() async {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(.leading, Length(Int(phase.value) * 4 + (phase.isIdentity ? 0 : 4)))
      }
    }
    let harness = model.show(height: 6) { model in
      VStack(alignment: .leading, spacing: 0) {
        if model.isOn { Text("a\nb").transition(.reveal) }
        if model.isOn { Text("own").transition(Drop()) }
        if model.isOn { Text("fade").transition(.opacity) }
        Text("end")
      }
    }
    model.change(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(250))
    #expect(harness.content == ["a", "own", "fade", "end"])
    let faint = harness.cell(x: 0, y: 2).foreground
    await harness.advance(by: .seconds(1))
    #expect(harness.content == ["a", "b", "own", "fade", "end"])
    #expect(harness.cell(x: 0, y: 3).foreground != faint)
    model.change(harness) { $0.isOn = false }
    await harness.advance(by: .milliseconds(600))
    #expect(harness.content == ["a", "     own", "fade", "end"])
    await harness.advance(by: .seconds(1))
    #expect(harness.content == ["end"])
    harness.expectStill()
  }

  @Test func `a leaving view has no focus, input, accessibility elements or shortcuts`() async {
    var log: [String] = []
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        if !model.isOn {
          Button("Old") { log.append("old") }.keyboardShortcut("o").onDisappear {
            log.append("gone")
          }
          .transition(.move(edge: .leading))
        }
        Button("New") { log.append("new") }
      }
    }
    harness.press("⇥")
    #expect(harness.focused?.label == "Old")
    let place = harness.position(of: "Old") ?? .zero
    model.change(harness) { $0.isOn = true }
    #expect(harness.position(of: "Old") == place)
    #expect(harness.find(.button, "Old") == nil)
    #expect(harness.focused?.label == "New")
    harness.click(x: place.x, y: place.y)
    harness.press("ctrl+o ⇥")
    #expect(harness.focused?.label == "New")
    #expect(log == [])
    await harness.advance(by: .seconds(2))
    #expect(harness.position(of: "Old") == nil)
    #expect(log == ["gone"])
    harness.expectStill()
  }

  @Test func `a view pushes out the one it replaces, in both directions`() async {
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        if model.isOn {
          Text("BBBB").transition(.push(from: .trailing))
        } else {
          Text("aaaa").transition(.push(from: .trailing))
        }
        Text("end")
      }
    }
    model.change(harness) { $0.isOn = true }
    let film = await quarters(harness)
    #expect(film == [["aaaB", "end"], ["aaBB", "end"], ["aBBB", "end"], ["BBBB", "end"]])
    harness.expectStill()
    model.change(harness) { $0.isOn = false }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["BBaa", "end"])
    model.change(harness) { $0.isOn = true }
    #expect(harness.content == ["BBaa", "end"])
    await harness.advance(by: .milliseconds(500))
    harness.resize(width: 19, height: 4)
    #expect(harness.repaint() == 0)
    await harness.advance(by: .seconds(2))
    #expect(harness.content == ["BBBB", "end"])
    harness.expectStill()
  }

  @Test func `elements that leave together stay in place, and are gone together`() async {
    let harness = model.show(height: 6) { model in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.items, id: \.self) { Text("row\($0)").transition(.move(edge: .leading)) }
      }
    }
    model.set(harness) { $0.items = [1, 2, 3, 4, 5] }
    model.change(harness) { $0.items = [3] }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["w1", "w2", "row3", "w4", "w5"])
    model.change(harness) { $0.items = [5, 3, 1] }
    await harness.advance(by: .seconds(2))
    #expect(harness.content == ["row5", "row3", "row1"])
    harness.expectStill()
  }

  @Test func `elements of a ForEach enter and leave in place`() async {
    let harness = model.show(height: 6) { model in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.items, id: \.self) { Text("row\($0)").transition(.move(edge: .leading)) }
      }
    }
    model.change(harness) { $0.items = [3, 4, 1] }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["row3", "w4", "row1", "w2"])
    model.change(harness) { $0.items = [1, 2] }
    await harness.advance(by: .milliseconds(250))
    #expect(harness.content.contains("ow2"))
    model.set(harness) { $0.items = [1, 2, 5] }
    await harness.advance(by: .seconds(2))
    #expect(harness.content == ["row1", "row2", "row5"])
    harness.expectStill()
  }

  @Test
  func `an animated sheet opens from its middle, and accepts keys at once`()
    async
  {
    @MainActor func binding() -> Binding<Bool> {
      Binding(get: { model.isOn }, set: { model.isOn = $0 })
    }
    let harness = model.show(width: 12, height: 5) { model in
      Text("page").sheet(isPresented: binding()) { Button("in") {} }
    }
    model.change(harness) { $0.isOn = true }
    #expect(harness.content == ["page"])
    #expect(harness.focused?.label == "in")
    await harness.advance(by: .milliseconds(500))
    #expect(harness.position(of: "in") != nil)
    #expect(harness.position(of: "▄") == nil)
    await harness.advance(by: .milliseconds(600))
    #expect(harness.position(of: "▄") != nil)
    harness.expectStill()
    harness.press("esc")
    #expect(harness.content == ["page"])
    harness.expectStill()
  }

  @Test
  func `a completion waits for leaving views, and without an animation nothing stays`()
    async
  {
    var calls = 0
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        Text(model.isOn ? "on" : "off")
        if !model.isOn { Text("a").transition(.opacity) }
        if !model.isOn { Text("b").transition(.opacity.animation(.linear(duration: 1))) }
        if !model.isOn { Text("c").transition(.opacity).padding(0) }
        Text("d").id(model.isOn).transition(.opacity)
      }
    }
    model.set(harness) { $0.isOn = true }
    #expect(harness.content == ["on", "b", "d"])
    await harness.advance(by: .milliseconds(1_100))
    #expect(harness.content == ["on", "d"])
    model.set(harness) { $0.isOn = false }
    await harness.advance(by: .milliseconds(1_100))
    model.change(harness, completion: { calls += 1 }) { $0.isOn = true }
    #expect(harness.screen.prefix(4) == ["on", "a", "b", "c"])
    await harness.advance(by: .milliseconds(900))
    #expect(calls == 0)
    await harness.advance(by: .milliseconds(300))
    #expect(calls == 1)
    #expect(harness.content == ["on", "d"])
    harness.expectStill()
  }
}
