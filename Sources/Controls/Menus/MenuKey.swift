// SPDX-License-Identifier: MIT
// Views: the keys that open a context menu.

import CuriumEngine
package import CuriumTerminal

extension KeyEquivalent {
  /// Returns whether the key opens the menu of the focused view: the menu key or Shift-F10.
  package func opensMenu(with modifiers: EventModifiers) -> Bool {
    self == "\u{F735}" && modifiers.isEmpty || self == .function(10) && modifiers == .shift
  }
}
