// SPDX-License-Identifier: MIT
// Views: the size of the buttons in a view.

import CuriumEngine
public import CuriumTokens
public import CuriumViews

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ComponentSize { .medium }
}

extension EnvironmentValues {
  /// The size of buttons that don't set their own.
  var controlSize: ComponentSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the buttons in this view that don't set their own.
  ///
  /// Large buttons have half a row of their background above and below the label, for the main
  /// action of a page.
  ///
  ///     PrimaryButton(title: "Save") { save() }.controlSize(.large)
  public func controlSize(_ size: ComponentSize) -> some View {
    environment(\.controlSize, size)
  }
}
