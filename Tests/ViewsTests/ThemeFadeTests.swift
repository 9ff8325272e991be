// SPDX-License-Identifier: MIT
// Views: an animated theme change mixes the colours of both themes.

import CuriumControls
import CuriumTerminal
import CuriumTesting
@testable import CuriumTokens
import Observation
import Testing

@MainActor struct ThemeFadeTests {
  @MainActor @Observable final class Model {
    var theme = AppTheme.dark
  }

  struct Root: View {
    let model: Model
    var body: some View { Text("Saved").frame(maxWidth: .infinity).themed(model.theme) }
  }

  private func ground(_ theme: AppTheme) -> CellColor { Color.background.resolve(in: theme).color }

  private func harness(_ model: Model, _ user: SimulatedUser, _ depth: ColorDepth = .trueColor)
    -> Harness
  {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    return Harness(width: 8, height: 1, capabilities: capabilities) {
      Root(model: model).controlled(by: user)
    }
  }

  @Test func `colours blend on the way, and end at those of the new theme`() async {
    let model = Model()
    let user = SimulatedUser()
    let harness = harness(model, user)
    user.act(in: harness) { withAnimation(.linear(duration: 0.2)) { model.theme = .light } }
    #expect(harness.cell(x: 7, y: 0).background == ground(.dark))
    await harness.advance(by: .milliseconds(100))
    let half = OKColor(harness.cell(x: 7, y: 0).background.value).lightness
    let ends = [AppTheme.dark, .light].map { OKColor(ground($0).value).lightness }
    #expect(abs(half - (ends[0] + ends[1]) / 2) < 0.06)
    await harness.advance(by: .milliseconds(200))
    #expect(harness.cell(x: 7, y: 0).background == ground(.light))
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }

  @Test func `text stays legible on the way between a dark and a light theme`() {
    for (start, end, text) in [
      (AppTheme.dark, AppTheme.light, 3.5), (.catppuccinLatte, .nord, 2.7),
    ] {
      let fade = ThemeFade(from: start, to: end)
      for step in 0...20 {
        let theme = fade.theme(at: Double(step) / 20)
        let page = ground(theme).value
        for ink in [Color.textPrimary, .brandPrimary, .error] {
          let least = ink == .textPrimary ? text : 1.6
          #expect(Contrast.ratio(ink.resolve(in: theme).color.value, page) >= least)
        }
      }
    }
  }

  @Test func `gradients blend on the way`() {
    let fade = ThemeFade(from: .dark, to: .light)
    var cache = RampCache()
    let shown = [0, 0.5, 1].map { share in
      OKColor(cache.ramp(.brand, fade.theme(at: share), .trueColor)[0].color.value)
    }
    let ends = [AppTheme.dark, .light].map { OKColor(Gradient.brand.color(at: 0, in: $0).value) }
    #expect(abs(shown[0].lightness - ends[0].lightness) < 0.01)
    #expect(abs(shown[2].lightness - ends[1].lightness) < 0.01)
    #expect(abs(shown[1].lightness - (ends[0].lightness + ends[1].lightness) / 2) < 0.03)
  }

  @Test func `another theme change continues from the current colours`() async {
    let model = Model()
    let user = SimulatedUser()
    let harness = harness(model, user)
    user.act(in: harness) { withAnimation(.linear(duration: 0.2)) { model.theme = .light } }
    await harness.advance(by: .milliseconds(100))
    let half = OKColor(harness.cell(x: 7, y: 0).background.value).lightness
    user.act(in: harness) { withAnimation(.linear(duration: 0.2)) { model.theme = .dark } }
    await harness.advance(by: .milliseconds(20))
    let next = OKColor(harness.cell(x: 7, y: 0).background.value).lightness
    #expect(abs(next - half) < 0.15)
    await harness.advance(by: .milliseconds(400))
    #expect(harness.cell(x: 7, y: 0).background == ground(.dark))
    #expect(!harness.isAnimating)
  }

  @Test(arguments: [ColorDepth.ansi256, .ansi16, .none])
  func `the theme changes at once where colours can't blend`(depth: ColorDepth) {
    let model = Model()
    let user = SimulatedUser()
    let harness = harness(model, user, depth)
    user.act(in: harness) { withAnimation(.linear(duration: 0.2)) { model.theme = .light } }
    #expect(harness.cell(x: 7, y: 0).background == ground(.light))
  }

  @Test func `without an animation, and with reduced motion, the theme changes at once`() {
    let model = Model()
    let user = SimulatedUser()
    let harness = harness(model, user)
    user.act(in: harness) { model.theme = .nord }
    #expect(harness.cell(x: 7, y: 0).background == ground(.nord))
    harness.setEnvironment { $0.accessibilityReduceMotion = true }
    user.act(in: harness) { withAnimation(.linear(duration: 0.2)) { model.theme = .light } }
    #expect(harness.cell(x: 7, y: 0).background == ground(.light))
    #expect(!harness.isAnimating)
  }
}
