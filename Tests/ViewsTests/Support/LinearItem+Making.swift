// SPDX-License-Identifier: MIT
// Testing: elements that are read line by line.

@_spi(Nodes) import CuriumEngine
import CuriumControls
@testable import CuriumLines

/// Returns an element with a role and a label.
func item(
  _ id: Int, _ role: AccessibilityRole, _ label: String, value: String = "",
  change: (inout Semantics) -> Void = { _ in }
) -> LinearItem {
  var semantics = Semantics(role: role, label: label, value: value)
  change(&semantics)
  let controls: Set<AccessibilityRole> = [.button, .textField, .secureField, .toggle, .link]
  return LinearItem(
    id: id, semantics: semantics, canAct: controls.contains(role),
    isLayer: role == .alert || role == .dialog)
}
