// SPDX-License-Identifier: MIT
// Testing: which changes are animated, and when completions run.

import CuriumTokens
import CuriumControls
import Testing

import CuriumTesting
@testable import CuriumHarness

@MainActor struct AnimatedChangeTests {
  private let model = AnimationModel()

  @Test(arguments: [true, false])
  func `with reduced motion or no duration, a change is immediate and its completion runs`(
    isReduced: Bool
  )
    async
  {
    let harness = model.show(reducesMotion: isReduced) { model in
      VStack(spacing: 0) {
        Text("x").offset(x: Length(model.number)).frame(width: 9, alignment: .leading)
        if model.isOn { Text("new").transition(.slide) }
      }
    }
    var calls = 0
    model.change(
      harness, isReduced ? .slow.repeatForever() : .linear(duration: 0), completion: { calls += 1 }
    ) {
      $0.number = 3
      $0.isOn = true
    }
    #expect(harness.content == ["   x", "   new"])
    #expect(calls == 1)
    model.change(harness, .linear(duration: 0)) { $0.isOn = false }
    #expect(harness.content == ["   x"])
    harness.expectStill()
  }

  @Test func `a completion runs once, when all its animations have ended`() async {
    var log: [String] = []
    let harness = model.show { model in
      VStack {
        Text("x").offset(x: Length(model.number))
        Text("y").opacity(model.share).animation(.linear(duration: 2), value: model.share)
      }
    }
    model.change(harness, .linear(duration: 1), completion: { log.append("both") }) {
      $0.number = 3
      $0.share = 1
    }
    model.change(harness, .linear(duration: 1), completion: { log.append("none") }) { _ in }
    #expect(log == ["none"])
    await harness.advance(by: .milliseconds(1_500))
    #expect(log == ["none"])
    await harness.advance(by: .seconds(1))
    #expect(log == ["none", "both"])
    harness.expectStill()
  }

  @Test
  func `a modifier animates changes of its value, and can disable or replace an animation`()
    async
  {
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        Text("a").offset(x: Length(model.number)).animation(
          .linear(duration: 1), value: model.number)
        Text("b").offset(x: Length(model.number)).animation(nil, value: model.number)
        Text("c").offset(x: Length(model.number)).animation(
          .linear(duration: 1), value: model.share)
        Text("d").offset(x: Length(model.number)).transaction {
          $0.animation = .linear(duration: 2)
        }
      }
      .frame(width: 12, alignment: .leading)
    }
    model.set(harness) { $0.number = 4 }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  a", "    b", "    c", " d"])
    await harness.advance(by: .seconds(2))
    model.change(harness, .linear(duration: 1)) { $0.number = 0 }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  a", "b", "  c", "   d"])
    await harness.advance(by: .seconds(2))
    harness.expectStill()
  }

  @Test
  func `changes outside events, through bindings and in onAppear are animated`()
    async
  {
    struct Pulse: View {
      @State private var isFar = false
      var body: some View {
        Text("p").offset(x: isFar ? 4 : 0).onAppear {
          withAnimation(.linear(duration: 1)) { isFar = true }
        }
      }
    }
    struct Switch: View {
      @Binding var number: Int
      var body: some View {
        Text("s").onAppear { $number.animation(.linear(duration: 1)).wrappedValue = 4 }
      }
    }
    var calls = 0
    let harness = model.show { model in
      VStack(alignment: .leading, spacing: 0) {
        Text("m").offset(x: Length(model.number))
        if model.isOn {
          Pulse()
          Switch(number: Binding(get: { model.number }, set: { model.number = $0 }))
        }
      }
      .frame(width: 12, alignment: .leading)
    }
    withAnimation(.linear(duration: 1)) {
      model.number = 8
    } completion: {
      calls += 1
    }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["    m"])
    #expect(calls == 0)
    await harness.advance(by: .seconds(1))
    #expect(harness.content == ["        m"])
    #expect(calls == 1)
    model.set(harness) { $0.isOn = true }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["      m", "  p", "s"])
    await harness.advance(by: .seconds(1))
    harness.expectStill()
  }

  @Test func `an animation modifier applies to views deep inside it`() async {
    // The outer body passes the model on and doesn't run again. The inner one reads the moving
    // value.
    struct Inner: View {
      let model: AnimationModel
      var body: some View { Text("i").offset(x: Length(model.number)) }
    }
    struct Outer: View {
      let model: AnimationModel
      var body: some View { Inner(model: model) }
    }
    let harness = model.show { model in
      VStack { Outer(model: model) }
        .animation(.linear(duration: 1), value: model.number)
        .frame(width: 12, alignment: .leading)
    }
    model.set(harness) { $0.number = 4 }
    await harness.advance(by: .milliseconds(500))
    #expect(harness.content == ["  i"])
    await harness.advance(by: .seconds(1))
    harness.expectStill()
  }
}
