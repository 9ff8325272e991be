// SPDX-License-Identifier: MIT
// Testing: the primary button.

import Curium
import CuriumTerminal
import CuriumTesting
import Testing

@MainActor struct PrimaryButtonTests {
  @Test func `is brighter when focused, with arrows in the colour of the label`() {
    typealias Tokens = ComponentTokens.Button.Primary
    let harness = Harness(width: 14, height: 1, theme: .dark) {
      PrimaryButton(title: "Install") {}
    }
    #expect(harness.screen == [" Install"])
    harness.press("⇥")
    #expect(harness.screen == ["►Install◄"])
    let focused = Tokens.backgroundColorFocused.resolve(in: .dark).color
    #expect((0...8).allSatisfy { harness.cell(x: $0, y: 0).background == focused })
    let ink = Tokens.foregroundColorFocused.resolve(in: .dark).color
    #expect([0, 1, 8].allSatisfy { harness.cell(x: $0, y: 0).foreground == ink })
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 3, y: 0)))
    #expect(harness.screen == ["►Install◄"] && harness.repaint() == 0)
  }

  @Test func `the spinner leaves the shape of a loading button whole`() async {
    let harness = Harness(width: 14, height: 1, theme: .dark) {
      PrimaryButton(title: "Install", isLoading: true) {}
    }
    for dot in "●•·•" {
      #expect(harness.screen == [" \(dot) Install"])
      await harness.advance(by: Motion.normal.resolve(in: .dark))
    }
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "►Install◄"), (.ansi16, "►Install◄"), (.none, "▐►Install◄▌"),
  ])
  func `arrows mark the focus`(depth: ColorDepth, focused: String) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 14, height: 1, capabilities: capabilities) {
      PrimaryButton(title: "Install") {}
    }
    harness.press("⇥")
    #expect(harness.screen == [focused])
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi256, .ansi16])
  func `in the terminal's own colours, arrows mark the focus`(depth: ColorDepth) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 14, height: 1, theme: .dark, capabilities: capabilities) {
      SecondaryButton(title: "Install") {}
    }
    harness.press("⇥")
    #expect(harness.screen == ["▌Install"])
    harness.setEnvironment { $0.appTheme = .terminal }
    #expect(harness.screen == ["►Install◄"])
    harness.setEnvironment { $0.appTheme = .dark }
    #expect(harness.screen == ["▌Install"] && harness.repaint() == 0)
  }

  @Test(arguments: [ColorDepth.trueColor, .ansi256, .ansi16])
  func `in the terminal's own colours, the arrows have the colour of the label`(
    depth: ColorDepth
  ) {
    let capabilities = TerminalCapabilities(colorDepth: depth)
    let harness = Harness(width: 14, height: 1, theme: .terminal, capabilities: capabilities) {
      PrimaryButton(title: "Install") {}
    }
    harness.press("⇥")
    #expect(harness.screen == ["►Install◄"])
    for x in [0, 8] {
      let cell = harness.cell(x: x, y: 0)
      #expect(cell.foreground == .palette(0) && cell.background == .palette(14))
    }
    #expect(harness.repaint() == 0)
  }

  @Test(arguments: AppTheme.builtIn)
  func `with 16 colours, the mark of the focus differs from its background`(theme: AppTheme) {
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 30, height: 1, theme: theme, capabilities: capabilities) {
      HStack {
        PrimaryButton(title: "Install") {}
        SecondaryButton(title: "Skip") {}
        Chip(text: "New", isSelected: true) {}
      }
    }
    for isFilled in [true, false, true] {
      harness.press("⇥")
      // Only an arrow is visible on both black and white, whichever the terminal's own colour is.
      let mark = Glyph(isFilled || theme == .terminal ? "►" : "▌")
      let place = (0..<30).first { harness.cell(x: $0, y: 0).glyph == mark } ?? 29
      let cell = harness.cell(x: place, y: 0)
      let colors = [cell.foreground, cell.background]
      let slots = colors.map { $0.slot ?? UInt8(truncatingIfNeeded: $0.value) }
      #expect(cell.glyph == mark && slots[0] != slots[1], "\(theme.name): \(slots)")
    }
  }

  @Test func `is brighter under the pointer`() {
    let harness = Harness(width: 14, height: 1, theme: .dark) {
      PrimaryButton(title: "Install") {}
    }
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 3, y: 0)))
    let hovered = ComponentTokens.Button.Primary.backgroundColorHover.resolve(in: .dark).color
    #expect((0...8).allSatisfy { harness.cell(x: $0, y: 0).background == hovered })
  }

  @Test(
    arguments: [AppTheme.dark, .light, .highContrastDark, .nord],
    [Color.success, .yellow, .pink, Color(hex: 0x10_20_A0), Color(hex: 0xFF_E0_B0)])
  func `its label is legible on a tint in every state`(theme: AppTheme, tint: Color) {
    let harness = Harness(width: 14, height: 1, theme: theme) {
      PrimaryButton(title: "Install") {}.tint(tint)
    }
    func ratio() -> Double {
      let cell = harness.cell(x: 3, y: 0)
      return Contrast.ratio(cell.foreground.value, cell.background.value)
    }
    let needed = theme.colorSchemeContrast == .increased ? 7 : 4.5
    let rest = harness.cell(x: 3, y: 0).background
    #expect(rest.value == tint.resolve(in: theme).color.value && ratio() >= needed)
    harness.pointer(PointerEvent(.moved, at: CellPoint(x: 3, y: 0)))
    #expect(harness.cell(x: 3, y: 0).background != rest && ratio() >= needed)
    harness.press("⇥")
    #expect(ratio() >= needed && harness.repaint() == 0)
  }

  @Test func `with 16 colours, half cells show its shape while it is disabled`() {
    struct Form: View {
      @State private var isReady = false
      var body: some View {
        PrimaryButton(title: "Add") {}.disabled(!isReady)
          .keyBinding("Ready", "r") { isReady = true }
      }
    }
    let capabilities = TerminalCapabilities(colorDepth: .ansi16)
    let harness = Harness(width: 14, height: 1, capabilities: capabilities) { Form() }
    #expect(harness.screen == ["▐Add▌"])
    #expect(harness.cell(x: 0, y: 0).foreground == harness.cell(x: 2, y: 0).foreground)
    harness.press("r")
    #expect(harness.screen == [" Add"])
    #expect(harness.repaint() == 0)
  }

  @Test func `half cells show its shape without colours`() {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = .none
    let harness = Harness(width: 14, height: 1, capabilities: capabilities) {
      PrimaryButton(title: "Install") {}
    }
    #expect(harness.screen == ["▐ Install ▌"])
  }

  @Test func `acts on Return, Space and a click`() {
    var count = 0
    let harness = Harness(width: 14, height: 1) { PrimaryButton(title: "Go") { count += 1 } }
    harness.press("⇥ ⏎ space")
    harness.click(x: 2, y: 0)
    #expect(count == 3)
  }

  @Test func `does nothing if the pointer leaves before the release`() {
    var count = 0
    let harness = Harness(width: 14, height: 2) { PrimaryButton(title: "Go") { count += 1 } }
    harness.pointer(PointerEvent(.down, button: .primary, at: CellPoint(x: 2, y: 0)))
    harness.pointer(PointerEvent(.dragged, button: .primary, at: CellPoint(x: 2, y: 1)))
    harness.pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: 2, y: 1)))
    #expect(count == 0)
  }

  @Test func `ignores presses while it loads`() {
    var count = 0
    let harness = Harness(width: 20, height: 1) {
      PrimaryButton(title: "Install", isLoading: true) { count += 1 }
    }
    harness.press("⇥ ⏎")
    harness.click(x: 4, y: 0)
    #expect(count == 0)
    #expect(harness.find(.button, "Install")?.semantics.isEnabled == false)
    #expect(harness.isAnimating)
  }

  @Test func `keeps the focus while it loads, and loses it if it is disabled afterwards`() {
    struct Page: View {
      @State private var isLoading = false
      @State private var isEnabled = true
      @State private var presses = 0

      var body: some View {
        VStack(spacing: 0) {
          Button("Other \(presses)") { presses += 1 }
          PrimaryButton(title: "Save", isLoading: isLoading, isEnabled: isEnabled) {
            isLoading = true
          }
        }
        .keyBinding("Finish", "f2") {
          isLoading = false
          isEnabled = false
        }
      }
    }
    let harness = Harness(width: 20, height: 2) { Page() }
    harness.press("⇥ ⇥ ⏎ ⏎ space")
    #expect(harness.find(.button, "Save")?.semantics.isEnabled == false)
    #expect(harness.focused?.label == "Save")
    harness.press("f2")
    #expect(harness.focused?.label == "Other 0")
    #expect(harness.repaint() == 0)
  }
}
