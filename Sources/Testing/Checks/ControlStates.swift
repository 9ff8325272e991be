// SPDX-License-Identifier: MIT
// Testing: puts the controls of a screen into their states, one after another.

import CuriumControls
@_spi(Nodes) import CuriumEngine
package import CuriumHarness
package import CuriumTerminal
import Testing

/// A state in which `visitStates` shows the controls of a screen.
package enum VisitedState: String {
  case atRest = "at rest"
  case hovered, pressed, focused, disabled
  case withSelectedText = "with selected text"
}

extension Harness {
  /// The elements that Tab reaches when enabled, or an arrow key in a focus section. The arrow keys
  /// reach the rows of a list.
  package var controls: [Element] {
    let roles: Set<AccessibilityRole> = [
      .button, .link, .textField, .secureField, .comboBox, .toggle, .disclosure,
    ]
    return elements.filter { roles.contains($0.role) && !$0.frame.isEmpty }
  }

  /// The controls, and the elements inside them that the user can choose or change.
  package var allControls: [Element] {
    let others: Set<AccessibilityRole> = [
      .row, .menuButton, .tab, .radioButton, .stepper, .slider,
    ]
    return controls + elements.filter { others.contains($0.role) }
  }

  /// Every cell of the screen, row by row.
  package var cells: [Cell] {
    var cells = runtime.renderer.shown.copiedCells
    // The mark of lines isn't visible.
    let mark = CellAttributes.line.rawValue
    for index in cells.indices where cells[index].attributes.rawValue & mark != 0 {
      cells[index].attributes.subtract(.line)
    }
    return cells
  }

  /// Removes the focus.
  package func removeFocus() {
    runtime.graph.focus.move(to: nil)
    send([])
  }

  /// Focuses each control in turn and calls `body` with its index. Records an issue after 1,000
  /// controls, in case each change of the focus creates another one.
  package func forEachFocus(_ body: (Int) -> Void) {
    var seen: Set<ObjectIdentifier> = []
    focusNext()
    while let current = runtime.graph.focus.current,
      seen.insert(ObjectIdentifier(current)).inserted
    {
      if seen.count > 1_000 {
        Issue.record("There are more than 1,000 Tab stops. The checks cover the first 1,000.")
        return
      }
      body(seen.count - 1)
      focusNext()
    }
  }

  /// Moves the focus to the next control: with Tab, or with → among the buttons of a focus section.
  package func focusNext() { press(isBeforeButtonOfSection ? "right" : "tab") }

  /// `true` if the focus is on a button, and the next view is in the same focus section.
  private var isBeforeButtonOfSection: Bool {
    let focus = runtime.graph.focus
    guard let current = focus.current, let section = current.focusSection, focused?.role == .button
    else { return false }
    let order = focus.order()
    guard let index = order.firstIndex(where: { $0 === current }), index + 1 < order.count else {
      return false
    }
    return order[index + 1].focusSection === section
  }

  /// Calls `visit` at rest, with each control under the pointer, pressed, focused and with its text
  /// selected, and finally while the whole view is disabled. No action runs.
  package func visitStates(_ visit: (VisitedState) -> Void) {
    visit(.atRest)
    let places = allControls.map(\.center)
    for place in places {
      pointer(PointerEvent(.moved, at: place))
      visit(.hovered)
    }
    for place in places {
      let layer = runtime.graph.layers.topModal
      pointer(PointerEvent(.down, button: .primary, at: place))
      visit(.pressed)
      // Releases it outside of the screen, so that nothing happens.
      pointer(PointerEvent(.up, button: .primary, at: CellPoint(x: -1, y: -1)))
      // A menu opens at once, and covers other controls.
      if let menu = runtime.graph.layers.topModal, menu !== layer, menu.presentation.role == .menu {
        press("esc")
      }
    }
    forEachFocus { _ in
      visit(.focused)
      guard focused?.role == .textField || focused?.role == .comboBox else { return }
      press("end shift+home")
      visit(.withSelectedText)
      press("end")
    }
    setEnvironment { $0.isEnabled = false }
    visit(.disabled)
  }
}
