// SPDX-License-Identifier: MIT
// Organism: a palette command without a view.

public import CuriumControls

/// A palette command that no view declares, such as a place to go to or a value to select.
///
///     Text("Inbox")
///       .commandPalette {
///         [PaletteCommand("Go to settings", section: "Places") { showSettings() }]
///       }
///
/// A command can preview its effect. The preview starts when the command is selected in the
/// palette, and is reverted when the selection moves on or the palette closes:
///
///     PaletteCommand("Theme: Nord", preview: { open() }, revert: { dismiss() }) { save() }
public struct PaletteCommand: Identifiable {
  /// The title, the section, the help text and the id. The binding has no keys.
  let binding: KeyBinding
  let preview: @MainActor () -> Void
  let revert: @MainActor () -> Void
  let action: @MainActor () -> Void

  /// The id of the command.
  public var id: KeyBinding.ID { binding.id }

  /// Creates a command that calls `action`.
  ///
  /// - Parameters:
  ///   - title: The title in the palette.
  ///   - section: The section that the palette shows with the title; empty for none.
  ///   - help: A short sentence that the palette shows while the command is selected; empty for
  ///    none.
  ///   - id: The id, by which the palette knows recent commands; by default, it is derived from the
  ///    section and the title, as for a `KeyBinding`.
  ///   - preview: Shows the effect while the command is selected in the palette.
  ///   - revert: Reverts the effect of `preview`.
  ///   - action: Runs the command.
  public init(
    _ title: some StringProtocol, section: String = "", help: String = "",
    id: KeyBinding.ID? = nil, preview: @escaping @MainActor () -> Void = {},
    revert: @escaping @MainActor () -> Void = {}, action: @escaping @MainActor () -> Void
  ) {
    let id = id ?? KeyBinding("\(section) \(title)", []).id
    binding = KeyBinding(title, [], id: id, section: section, help: help)
    self.preview = preview
    self.revert = revert
    self.action = action
  }
}
