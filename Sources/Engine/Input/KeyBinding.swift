// SPDX-License-Identifier: MIT
// Engine: commands that have keys and a name.

import CuriumTerminal

/// A command by name, and the keys that call it. What is alive and in the way of keys is shown by
/// `KeyHints`, listed by `.keyHelp()`, and can be given other keys by `.keyMap(_:)`.
public struct KeyBinding: Hashable, Sendable, Identifiable {
  /// What a key map calls the command.
  public var id: String
  /// What it does, in a word or two.
  public var title: String
  /// The keys that call it, the best first; hints show the first that the terminal reports.
  public var sequences: [KeySequence]
  /// What it belongs to, as a heading in the list of all keys.
  public var section: String

  /// A command; without an `id` it is called by its title in lower case, words joined by `-`.
  public init(
    _ title: some StringProtocol, _ sequences: [KeySequence], id: String? = nil,
    section: String = ""
  ) {
    self.title = String(title)
    self.sequences = sequences
    self.section = section
    self.id = id ?? title.lowercased().split(separator: " ").joined(separator: "-")
  }
}

/// What a view declares of its keys.
@_spi(Nodes) public struct DeclaredKeys: Equatable {
  package var binding: KeyBinding
  package var isEnabled = true
  /// Whether the keys are only told of: all of them are shown, and none acts.
  package var isHint = false

  package init(binding: KeyBinding, isEnabled: Bool = true, isHint: Bool = false) {
    self.binding = binding
    self.isEnabled = isEnabled
    self.isHint = isHint
  }
}
