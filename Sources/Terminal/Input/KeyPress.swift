// SPDX-License-Identifier: MIT
// Terminal: a press of a key.

/// A press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw value.
    public var rawValue: Int
    /// Creates a set from `rawValue`.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up. Only terminals with the kitty keyboard protocol report this.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The key.
  public var key: KeyEquivalent
  /// The text that the press types; empty if it types nothing.
  public var characters: String
  /// The modifier keys that are held down.
  public var modifiers: EventModifiers
  /// The phase of the press.
  public var phase: Phases

  /// Creates a press of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - characters: The text that the press types. `nil` means the text of the key without Control
  ///    or Option.
  ///   - modifiers: The modifier keys that are held down.
  ///   - phase: The phase of the press.
  public init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
    if let characters {
      self.characters = characters
    } else if key.isSpecial || !modifiers.isDisjoint(with: .commandModifiers) {
      self.characters = ""
    } else {
      let text = String(key.character)
      self.characters = modifiers.contains(.shift) ? text.uppercased() : text
    }
  }
}
