// SPDX-License-Identifier: MIT
// Testing: puts the controls of a screen into their states, one after another.

import CuriumControls
import CuriumEngine
package import CuriumHarness
package import CuriumTerminal

extension Harness {
  /// The elements that Tab reaches when enabled. The arrow keys reach the rows of a list.
  package var controls: [Element] {
    let roles: Set<AccessibilityRole> = [
      .button, .link, .textField, .secureField, .toggle, .disclosure,
    ]
    return elements.filter { roles.contains($0.role) && !$0.frame.isEmpty }
  }

  /// Every cell of the screen, row by row.
  package var cells: [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width { cells.append(cell(x: x, y: y)) }
    }
    return cells
  }

  /// Focuses each control in turn and calls `body` with its index.
  package func forEachFocus(_ body: (Int) -> Void) {
    press("tab")
    guard let first = focused else { return }
    var index = 0
    repeat {
      body(index)
      index += 1
      press("tab")
    } while focused?.frame != first.frame && focused != nil && index < 40
  }

  /// Calls `visit` at rest, with each control under the pointer, pressed, focused and with its text
  /// selected, and finally with `false` while the whole view is disabled. No action runs.
  package func visitStates(_ visit: (_ isEnabled: Bool) -> Void) {
    visit(true)
    let others: Set<AccessibilityRole> = [
      .row, .menuButton, .tab, .radioButton, .stepper, .slider,
    ]
    let places = (controls + elements.filter { others.contains($0.role) }).map(\.center)
    for place in places {
      pointer(PointerEvent(.moved, at: place))
      visit(true)
    }
    for place in places {
      pointer(PointerEvent(.down, button: .primary, at: place))
      visit(true)
      // Releases it elsewhere, so that nothing happens.
      let corner = CellPoint(x: size.width - 1, y: size.height - 1)
      pointer(PointerEvent(.dragged, button: .primary, at: corner))
      pointer(PointerEvent(.up, button: .primary, at: corner))
    }
    forEachFocus { _ in
      visit(true)
      guard focused?.role == .textField else { return }
      press("end shift+home")
      visit(true)
      press("end")
    }
    setEnvironment { $0.isEnabled = false }
    visit(false)
  }
}
