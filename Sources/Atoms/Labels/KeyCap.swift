// SPDX-License-Identifier: MIT
// Atom: the name of a key.

public import CuriumControls
import CuriumTokens

/// The name of a key, as printed on the keyboard.
///
/// *Sizing:* hugs its name, with `keyHint.padding` around it; one row. *Tokens:* `keyHint.*`.
///
///     KeyCap(text: "Ctrl")
public struct KeyCap: View {
  private let text: String
  @Environment(\.badgeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a view of the key named `text`.
  public init(text: String) { self.text = text }

  /// The name on a raised background.
  public var body: some View {
    let look = style.component(.key, color: ComponentTokens.KeyHint.keyColor, isEnabled: isEnabled)
    Text(text).font(look.textStyle).foregroundStyle(look.foreground).lineLimit(1).badgeGround(look)
  }
}
