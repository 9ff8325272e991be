// SPDX-License-Identifier: MIT
// Views: a node that calls a command by keys.

public import CuriumTerminal

/// A node that calls a command by keys.
@_spi(Nodes) public protocol KeyCommand: Node {
  /// The declaration of the command; `nil` for a plain `onKeyPress`.
  var declared: DeclaredKeys? { get }
  /// The current keys: the declared ones, or those that the key map assigns.
  var sequences: [KeySequence] { get }
  /// Whether a key can call the command now.
  var isActive: Bool { get }
  /// Whether the command can be called by name now, with or without keys.
  var isCallable: Bool { get }
  /// Whether the node gets keys before the focused control. `isOnControl`: whether it modifies only
  /// that control.
  func comesFirst(isOnControl: Bool) -> Bool
  /// Whether the command can be called now, or is a hint, and has a key that begins with `press`.
  func wants(_ press: KeyPress) -> Bool
  /// Calls the command. `press` is the last of its keys.
  @MainActor func complete(_ press: KeyPress) -> Bool
}
