// SPDX-License-Identifier: MIT
// Views: environment values that say whether a focusable view has the focus, and shows it.

private struct IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest `.focusable()` ancestor has the focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }

  /// A Boolean value that indicates whether focusable views show that they have the focus.
  public package(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}
