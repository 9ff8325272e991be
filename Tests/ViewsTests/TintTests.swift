// SPDX-License-Identifier: MIT
// Views: another accent colour for a part of the screen.

import CuriumControls
import CuriumTerminal
import CuriumTesting
import CuriumTokens
import Observation
import Testing

@MainActor struct TintTests {
  private struct Controls: View {
    @State private var isOn = true
    @State private var value = 5.0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Switch", isOn: $isOn)
        ProgressView(value: 0.5)
        Slider(value: $value, in: 0...10)
        Text("x").foregroundStyle(.accentColor)
      }
    }
  }

  private func value(_ color: Color) -> UInt32 { color.resolve(in: .dark).color.value }

  @Test(arguments: [0, 1, 2, 3])
  func `controls have the tint as their accent colour, also with the focus`(tabs: Int) {
    let harness = Harness(width: 20, height: 5, theme: .dark) { Controls().tint(.success) }
    for _ in 0..<tabs { harness.press("⇥") }
    typealias Tokens = SemanticTokens.Colors
    let accents = [Tokens.brandPrimary, Tokens.brandPrimaryHover, Tokens.brandPrimaryPressed]
      .map { value($0) }
    for row in 0..<5 {
      let cells = (0..<20).map { harness.cell(x: $0, y: row) }
      let shown = Set(cells.map(\.foreground.value) + cells.map(\.background.value))
      #expect(shown.isDisjoint(with: accents), "row \(row)")
      #expect(tabs > 0 || shown.contains(value(.success)), "row \(row)")
    }
    #expect(harness.repaint() == 0)
  }

  @Test func `the nearest tint applies, and nil keeps the one around it`() {
    let harness = Harness(width: 4, height: 1, theme: .dark) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("a")
          Text("b").tint(.error)
          Text("c").tint(nil)
        }
        .tint(.success)
        Text("d")
      }
      .foregroundStyle(.accentColor)
    }
    let inks = (0..<4).map { harness.cell(x: $0, y: 0).foreground.value }
    #expect(inks == [Color.success, .error, .success, .accentColor].map { value($0) })
  }

  @MainActor @Observable final class Model {
    var isDone = false
  }

  private struct Progress: View {
    let model: Model
    var body: some View {
      Text("x").foregroundStyle(.accentColor).tint(model.isDone ? .success : .error)
    }
  }

  @Test func `an animated tint blends on the way`() async {
    let model = Model()
    let user = SimulatedUser()
    let harness = Harness(
      width: 1, height: 1, theme: .dark,
      capabilities: TerminalCapabilities(colorDepth: .trueColor)
    ) { Progress(model: model).controlled(by: user) }
    func ink() -> UInt32 { harness.cell(x: 0, y: 0).foreground.value }
    user.act(in: harness) { withAnimation(.linear(duration: 0.2)) { model.isDone = true } }
    #expect(ink() == value(.error))
    await harness.advance(by: .milliseconds(100))
    #expect(![value(.error), value(.success)].contains(ink()))
    await harness.advance(by: .milliseconds(200))
    #expect(ink() == value(.success))
    #expect(!harness.isAnimating && harness.repaint() == 0)
  }
}
