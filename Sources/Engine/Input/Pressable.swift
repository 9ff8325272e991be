// SPDX-License-Identifier: MIT
// Views: a control that can be pressed.

public import CuriumTerminal

/// A control that can be pressed with a key, the pointer, its shortcut or a screen reader.
@_spi(Nodes) public protocol Pressable: LayoutNode {
  var role: AccessibilityRole { get }
  /// The purpose of a button, for dialogs.
  var purpose: ButtonRole? { get }
  /// `true` if the content is the control's value. Its name is a label next to it.
  var showsValue: Bool { get }
  /// `true` if the control accepts input.
  var isEnabled: Bool { get }
  /// `true` if pressing the control has an effect.
  var hasAction: Bool { get }
  /// The key that presses the control wherever the focus is.
  var shortcut: KeyboardShortcut? { get }
  /// Presses the control, if it is enabled.
  @MainActor func press()
}
