// SPDX-License-Identifier: MIT
// Organism: a command that a palette offers and no view declares.

public import CuriumControls

/// A command of a palette that no view declares: a place to go to, a value to choose.
///
///     Text("Inbox")
///       .commandPalette {
///         [PaletteCommand("Go to settings", section: "Places") { showSettings() }]
///       }
///
/// One that shows what it would do is tried as the choice comes to it, and taken back as the choice goes
/// on or the palette is closed:
///
///     PaletteCommand("Theme: Nord", preview: { open() }, revert: { dismiss() }) { save() }
public struct PaletteCommand: Identifiable {
  /// The title, the section and the id, without keys.
  let binding: KeyBinding
  let preview: @MainActor () -> Void
  let revert: @MainActor () -> Void
  let action: @MainActor () -> Void

  /// What the palette knows it by.
  public var id: KeyBinding.ID { binding.id }

  /// A command that calls `action`; without an `id` it is called by its title, as a `KeyBinding` is.
  public init(
    _ title: some StringProtocol, section: String = "", id: KeyBinding.ID? = nil,
    preview: @escaping @MainActor () -> Void = {}, revert: @escaping @MainActor () -> Void = {},
    action: @escaping @MainActor () -> Void
  ) {
    binding = KeyBinding(title, [], id: id, section: section)
    self.preview = preview
    self.revert = revert
    self.action = action
  }
}
