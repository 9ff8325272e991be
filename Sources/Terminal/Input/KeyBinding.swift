// SPDX-License-Identifier: MIT
// Terminal: commands with keys and a name.

/// A command with a name and keys. `KeyHints` shows the commands that keys can call now,
/// `.keyHelp()` lists them, and `.keyMap(_:)` assigns other keys.
public struct KeyBinding: Hashable, Sendable, Identifiable {
  /// The name of the command in key maps.
  public var id: String
  /// The title of the command: one or two words.
  public var title: String
  /// The keys that call the command, preferred ones first. Hints show the first one that the
  /// terminal can report.
  public var sequences: [KeySequence]
  /// The heading of the command in the list of all keys.
  public var section: String
  /// A short sentence about the command; empty for none. The command palette shows it for the
  /// selected command, and finds commands by its words. The list of all keys shows it too.
  public var help: String
  /// The rank of the command in `KeyHints` if there isn't enough room for all.
  public var hintPriority: KeyHintPriority

  /// Creates a command. The default `id` is the lowercase title, with words joined by `-`.
  public init(
    _ title: some StringProtocol, _ sequences: [KeySequence], id: String? = nil,
    section: String = "", help: String = "", hintPriority: KeyHintPriority = .normal
  ) {
    self.help = help
    self.hintPriority = hintPriority
    self.title = String(title)
    self.sequences = sequences
    self.section = section
    self.id = id ?? title.lowercased().split(separator: " ").joined(separator: "-")
  }

  /// Returns whether both are the same command, like a menu item and the command for its key: they
  /// have the same id, or a common key and, except for case, the same title.
  package func isSame(as other: KeyBinding) -> Bool {
    if id == other.id { return true }
    return title.lowercased() == other.title.lowercased()
      && !Set(sequences).isDisjoint(with: other.sequences)
  }

  /// Gives the command the title of `item`, which is the same command, and its menu as the section.
  /// Without a menu, the item changes nothing.
  package mutating func join(_ item: KeyBinding) {
    if item.section.isEmpty { return }
    title = item.title
    section = item.section
  }
}

/// The rank of a command in `KeyHints`. If there isn't enough room, lower ranks are omitted first.
/// Except for `pinned`, the rank doesn't change the order: commands nearer to the focus come first,
/// and of those on one view, the one that is declared first.
public enum KeyHintPriority: Int, Hashable, Sendable, CaseIterable {
  /// Never shown in hints, only in the list of all keys.
  case hidden
  /// Omitted first.
  case low
  /// The default.
  case normal
  /// Omitted late.
  case high
  /// Omitted last, and shown at the end of the bar, such as help. The first one is outermost.
  case pinned
}
