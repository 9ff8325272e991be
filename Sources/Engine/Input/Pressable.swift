// SPDX-License-Identifier: MIT
// Engine: a control that can be pressed.

import CuriumTerminal

/// A control that can be pressed: by a key, the pointer, its shortcut or a screen reader.
@_spi(Nodes) public protocol Pressable: LayoutNode {
  var role: AccessibilityRole { get }
  /// What a button is for; a dialog acts on it.
  var purpose: ButtonRole? { get }
  /// Whether the content is the control's value. Its name is a label next to it.
  var showsValue: Bool { get }
  /// Whether it takes input.
  var isEnabled: Bool { get }
  /// Whether pressing it does anything.
  var hasAction: Bool { get }
  /// The key that presses it wherever the focus is.
  var shortcut: KeyboardShortcut? { get }
  /// Presses it, if it is enabled.
  @MainActor func press()
}
