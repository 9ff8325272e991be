// SPDX-License-Identifier: MIT
// Testing: random changes, times and sizes: everything comes to rest and looks like a fresh start.

import CuriumTerminal
import CuriumTokens
import CuriumControls
import Observation
import TestModels
import Testing

import CuriumTesting
@testable import CuriumHarness

@MainActor struct AnimationRandomTests {
  /// The model of the test's views.
  @MainActor @Observable final class Scene {
    var x = 0
    var y = 0
    var width = 3
    var padding = 0
    var share = 0.5
    var color = 0
    var turn = 0.0
    var branch = 0
    var isOn = false
    var rows = [1, 2, 3]

    func copy() -> Scene {
      let scene = Scene()
      (scene.x, scene.y, scene.width, scene.padding) = (x, y, width, padding)
      (scene.share, scene.color, scene.turn) = (share, color, turn)
      (scene.branch, scene.isOn, scene.rows) = (branch, isOn, rows)
      return scene
    }

    func change(_ random: inout SeededRandom) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: x = Int.random(in: -4...12, using: &random)
      case 1: y = Int.random(in: -2...3, using: &random)
      case 2: width = Int.random(in: 0...9, using: &random)
      case 3: padding = Int.random(in: 0...3, using: &random)
      case 4: share = Double(Int.random(in: 0...10, using: &random)) / 10
      case 5: color = Int.random(in: 0..<4, using: &random)
      case 6: turn = Double(Int.random(in: -3...5, using: &random)) * 90
      case 7: branch = Int.random(in: 0..<3, using: &random)
      case 8: isOn.toggle()
      default:
        rows = Array((1...5).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
      }
    }
  }

  private struct Stage: View {
    let scene: Scene
    private static let colors: [Color] = [.accentColor, .error, .clear, .background]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Text("ab").frame(width: Length(scene.width)).background(Self.colors[scene.color])
          Text("cd").padding(.leading, Length(scene.padding)).foregroundStyle(
            Self.colors[scene.color])
          Image(systemName: "chevron.right").rotationEffect(.degrees(scene.turn))
          if scene.isOn { Text("日本").transition(.slide) }
        }
        .offset(x: Length(scene.x), y: Length(scene.y))
        ProgressView(value: scene.share).opacity(scene.share)
        branch.foregroundStyle(Self.colors[scene.color])
        ForEach(scene.rows, id: \.self) { row in
          Text("row \(row)").transition(row % 2 == 0 ? .reveal : .push(from: .top))
        }
        Text("own").id(scene.branch).transition(.scale)
      }
      .animation(.snappy(duration: 0.2), value: scene.share)
    }

    @ViewBuilder private var branch: some View {
      if scene.branch == 0 {
        Text("first").transition(.move(edge: .bottom))
      } else if scene.branch == 1 {
        ScrollView { Button("second") {} }.frame(height: 1).transition(.opacity)
      }
    }
  }

  private static func animation(_ random: inout SeededRandom) -> Animation? {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: nil
    case 1: .spring(duration: 0.2, bounce: 0.4)
    case 2: .linear(duration: 0.1).delay(0.05)
    case 3: .easeInOut(duration: 0.3).repeatCount(2)
    case 4: .linear(duration: 0)
    default: .default
    }
  }

  /// Ten seeds of a thousand steps each.
  @Test(arguments: SeededRandom.seeds(10))
  func `everything comes to rest and looks like a fresh start`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let scene = Scene()
    let user = SimulatedUser()
    var size = CellSize(width: 24, height: 9)
    let harness = Harness(width: size.width, height: size.height) {
      Stage(scene: scene).controlled(by: user)
    }
    harness.runtime.maximumFramesPerSecond = 20
    var expected = 0
    var calls = 0
    for round in 0..<100 {
      for _ in 0..<10 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let animation = Self.animation(&random)
          expected += 1
          user.act(in: harness) {
            withAnimation(animation) {
              scene.change(&random)
            } completion: {
              calls += 1
            }
          }
        case 5: user.act(in: harness) { scene.change(&random) }
        case 6 where random.chance(1, in: 4):
          size.width = Int.random(in: 1...30, using: &random)
          size.height = Int.random(in: 1...12, using: &random)
          harness.resize(width: size.width, height: size.height)
        case 6: harness.press("⇥")
        default: harness.pass(.milliseconds(Int.random(in: 1...150, using: &random)))
        }
        guard harness.repaint() == 0 else {
          Issue.record("a repaint differs: seed \(seed), round \(round)")
          return
        }
      }
      guard round % 10 == 9 else { continue }
      harness.pass(.seconds(3))
      let place = Comment(rawValue: "seed \(seed), round \(round), \(size)")
      harness.press("esc")
      let fresh = Harness(width: size.width, height: size.height) { Stage(scene: scene.copy()) }
      guard !harness.isAnimating, calls == expected, harness.repaint() == 0,
        harness.styles == fresh.styles || harness.focused != nil, harness.screen == fresh.screen
      else {
        #expect(!harness.isAnimating, place)
        #expect(calls == expected, place)
        #expect(harness.repaint() == 0, place)
        #expect(harness.screen == fresh.screen, place)
        #expect(harness.styles == fresh.styles, place)
        return
      }
    }
  }
}
