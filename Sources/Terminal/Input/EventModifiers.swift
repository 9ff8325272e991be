// SPDX-License-Identifier: MIT
// Terminal: the modifier keys that are held down.

/// The modifier keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits: 1 for Shift, 2 for Option, 4 for Control, 8 for Command, as in the kitty keyboard
  /// protocol.
  public var rawValue: Int

  /// Creates a set from `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Alt, Option or Meta.
  public static let option = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Command, Super or the Windows key; few terminals report it.
  public static let command = EventModifiers(rawValue: 8)
  /// Hyper.
  public static let hyper = EventModifiers(rawValue: 16)
  /// Meta, if it is a separate key.
  public static let meta = EventModifiers(rawValue: 32)

  /// The modifiers that distinguish keystrokes.
  package static let strokeModifiers: EventModifiers = [.shift, .option, .control, .command]
  /// The modifiers with which a key types no text, because it calls a command.
  package static let commandModifiers: EventModifiers = [.option, .control, .command]
}
