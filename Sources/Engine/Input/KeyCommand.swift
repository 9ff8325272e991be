// SPDX-License-Identifier: MIT
// Engine: a node that calls a command by its keys.

public import CuriumTerminal

/// A node that calls a command by its keys.
@_spi(Nodes) public protocol KeyCommand: Node {
  /// What the command was declared as; `nil` for a plain `onKeyPress`.
  var declared: DeclaredKeys? { get }
  /// The keys in force: those declared, or those that the key map gives the command.
  var sequences: [KeySequence] { get }
  /// Whether a key can call the command now.
  var isActive: Bool { get }
  /// Whether the command can be called by its name now, whether it has keys or not.
  var isCallable: Bool { get }
  /// Whether the command can be called now and has a key that begins with `press`.
  func wants(_ press: KeyPress) -> Bool
  /// Calls the command; `press` is the last of its keys.
  @MainActor func complete(_ press: KeyPress) -> Bool
}
