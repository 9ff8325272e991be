// SPDX-License-Identifier: MIT
// Testing: focus without colours, and names for screen readers.

import CuriumControls
import CuriumEngine
import CuriumHarness
import CuriumTerminal

extension ComponentChecks {
  /// Checks that the focus is visible on terminals without colours, and that each Tab stop looks
  /// different.
  public func expectVisibleFocus() async {
    let harness = await harness(colorDepth: .none)
    var stops: [String: String] = [:]
    harness.removeFocus()
    stops[look(of: harness)] = "the screen without focus"
    var faults: [String] = []
    harness.forEachFocus { _ in
      guard let focused = harness.focused else { return }
      let name = "\(focused.role.rawValue) \"\(focused.label)\""
      if let other = stops.updateValue(name, forKey: look(of: harness)) {
        faults.append("\(name) with focus looks like \(other)")
      }
    }
    expect(faults, "The focus isn't visible without colours", screen: harness.content)
  }

  /// Returns the screen with the position of the cursor, which marks the focus in a text field.
  private func look(of harness: Harness) -> String {
    "\(harness.ansi)\(harness.cursor.map { "\($0)" } ?? "")"
  }

  /// Checks that each control has a name for screen readers.
  public func expectNames() async {
    let harness = await harness()
    let faults = harness.allControls.filter(\.label.isEmpty).map {
      "\($0.role.rawValue) in column \($0.frame.minX), row \($0.frame.minY)"
    }
    expect(
      faults, "These controls need an accessibilityLabel", screen: harness.content)
  }
}
