// SPDX-License-Identifier: MIT
// Views: environment keys that say whether a focusable view has the focus, and shows it.

/// `true` inside a view with `.focusable()` while it has the focus.
package struct IsFocusedKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

/// `false` inside a view with `.focusEffectDisabled()`.
package struct FocusEffectKey: EnvironmentKey {
  package static var defaultValue: Bool { true }
}
