// SPDX-License-Identifier: MIT
// Atom: a button with only an icon.

public import CuriumTokens
public import CuriumControls

/// A button with only an icon. `Documentation/Themes.md` lists the names under "Icons".
///
/// A bar marks the focused button, or arrows in terminals without colours.
///
/// Screen readers read the icon's name from `Strings.icons`, or the `.accessibilityLabel`.
///
/// *Sizing:* hugs the icon, with one column on each side; `size` rows, one by default.
/// *Keys:* Return and Space press it.
/// *Tokens:* `button.icon.*`.
///
///     IconButton(systemName: "gear", action: openSettings)
///       .accessibilityLabel("Settings")
///     IconButton(systemName: "plus", size: 3) { install() }
public struct IconButton: View {
  private let systemName: String
  private let size: Length
  private let action: @MainActor () -> Void
  @Environment(\.strings) private var strings

  /// Creates a button with the icon named `systemName`, `size` rows tall, that calls `action`.
  public init(systemName: String, action: @escaping @MainActor () -> Void, size: Length = 1) {
    self.systemName = systemName
    self.size = size
    self.action = action
  }

  /// Creates a button with the icon named `systemName`, `size` rows tall, that calls `action`.
  public init(systemName: String, size: Length, action: @escaping @MainActor () -> Void) {
    self.init(systemName: systemName, action: action, size: size)
  }

  /// The icon on the background of its state.
  public var body: some View {
    Button(action: action) { Image(systemName: systemName) }
      .variant(.icon).rows(size)
      .accessibilityLabel(strings.word(forIcon: systemName))
  }
}
