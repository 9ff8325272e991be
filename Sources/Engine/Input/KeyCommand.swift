// SPDX-License-Identifier: MIT
// Views: a node that performs a command for keys.

public import CuriumTerminal

/// A node that performs a command for keys.
@_spi(Nodes) public protocol KeyCommand: Node {
  /// The declaration of the command; `nil` for a plain `onKeyPress`.
  var declared: DeclaredKeys? { get }
  /// The current keys: the declared ones, or those assigned by the key map.
  var sequences: [KeySequence] { get }
  /// `true` if a key can call the command now.
  var isActive: Bool { get }
  /// `true` if the command can be called by name now, with or without keys.
  var isCallable: Bool { get }
  /// Returns whether the node gets keys before the focused control. `isOnControl`: `true` if it
  /// modifies only that control.
  func comesFirst(isOnControl: Bool) -> Bool
  /// Returns whether the command is callable now or a hint, and has a key that begins with `press`.
  func wants(_ press: KeyPress) -> Bool
  /// Performs the command. `press` is the last of its keys.
  @MainActor func complete(_ press: KeyPress) -> Bool
}
