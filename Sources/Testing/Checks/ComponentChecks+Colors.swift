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
    expect("These colours aren't tokens", in: harness) { _ in
      rainbow.tokens(of: harness).strangers
    }
  }

  /// Checks that letters and digits have a contrast of `minimum` with their backgrounds, in every
  /// state and theme. Placeholders and disabled controls need 3:1. A failure names the theme and
  /// the state, such as "focused".
  ///
  /// - Parameters:
  ///   - minimum: The minimum contrast. 4.5 is level AA of WCAG 2.2 (1.4.3), 7 is level AAA.
  ///   - themes: The themes. Colours that a theme leaves to the terminal aren't checked.
  public func expectContrast(
    _ minimum: Double = 4.5, in themes: [AppTheme] = AppTheme.builtIn
  ) async {
    for theme in themes {
      let harness = await harness(theme: theme)
      expect("This text has too little contrast in \(theme.displayName)", in: harness) { state in
        Self.faintText(harness, state == .disabled ? min(3, minimum) : minimum)
      }
    }
  }

  /// Fails the test with the faults of the first state that has any.
  private func expect(
    _ rule: String, in harness: Harness, faults find: (VisitedState) -> [String]
  ) {
    var isFaulty = false
    harness.visitStates { state in
      let faults = isFaulty ? [] : find(state)
      if faults.isEmpty { return }
      isFaulty = true
      expect(faults, "\(rule) (\(state.rawValue))", screen: harness.content)
    }
  }

  private static func faintText(_ harness: Harness, _ minimum: Double) -> [String] {
    let faint = harness.elements.filter {
      !$0.semantics.isEnabled
        || $0.value.isEmpty && [.textField, .secureField, .comboBox].contains($0.role)
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
