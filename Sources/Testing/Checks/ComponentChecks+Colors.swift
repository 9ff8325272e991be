// SPDX-License-Identifier: MIT
// Testing: colours from tokens, and contrast, in every state of a component.

import CuriumControls
import CuriumEngine
import CuriumHarness
import CuriumTerminal
public import CuriumTokens

extension ComponentChecks {
  /// Checks that all cells are drawn in colours of tokens, in every state. A component that does so
  /// looks right in every theme. A failure names the state.
  public func expectTokenColors() async {
    var rainbow = RainbowScreen()
    let harness = await harness(theme: rainbow.theme)
    var faults: [String] = []
    var faulty = VisitedState.atRest
    var screen = harness.content
    harness.visitStates { state in
      let strangers = rainbow.tokens(of: harness).strangers
      guard faults.isEmpty, !strangers.isEmpty else { return }
      faults = strangers
      faulty = state
      screen = harness.content
    }
    expect(faults, "These colours aren't tokens (\(faulty.rawValue))", screen: screen)
  }

  /// Checks that letters and digits have a contrast of `minimum` with their backgrounds, in every
  /// state and theme. Placeholders and disabled controls need 3:1. A failure names the theme and the
  /// state, such as "focused".
  ///
  /// - Parameters:
  ///   - minimum: The minimum contrast. 4.5 is level AA of WCAG 2.2 (1.4.3), 7 is level AAA.
  ///   - themes: The themes. Colours that a theme leaves to the terminal aren't checked.
  public func expectContrast(
    _ minimum: Double = 4.5, in themes: [AppTheme] = AppTheme.builtIn
  ) async {
    for theme in themes {
      let harness = await harness(theme: theme)
      var faults: [String] = []
      var faulty = VisitedState.atRest
      var screen = harness.content
      harness.visitStates { state in
        let found = Self.faintText(harness, state == .disabled ? min(3, minimum) : minimum)
        guard faults.isEmpty, !found.isEmpty else { return }
        faults = found
        faulty = state
        screen = harness.content
      }
      let rule = "This text has too little contrast in \(theme.displayName) (\(faulty.rawValue))"
      expect(faults, rule, screen: screen)
    }
  }

  private static func faintText(_ harness: Harness, _ minimum: Double) -> [String] {
    let faint = harness.elements.filter {
      !$0.semantics.isEnabled || $0.value.isEmpty && [.textField, .secureField].contains($0.role)
    }
    var faults: [String] = []
    for y in 0..<harness.size.height {
      for x in 0..<harness.size.width {
        let cell = harness.cell(x: x, y: y)
        guard harness.text(x: x, y: y).contains(where: { $0.isLetter || $0.isNumber }),
          let ratio = Contrast.ratio(cell.foreground, cell.background)
        else { continue }
        let isFaint = faint.contains { $0.frame.contains(CellPoint(x: x, y: y)) }
        if ratio < (isFaint ? min(3, minimum) : minimum) - 0.05 {
          let rounded = (ratio * 10).rounded() / 10
          faults.append("\"\(harness.text(x: x, y: y))\" in column \(x), row \(y): \(rounded):1")
        }
      }
    }
    return faults
  }
}
