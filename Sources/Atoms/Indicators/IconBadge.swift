// SPDX-License-Identifier: MIT
// Atom: an icon on a tinted background.

public import CuriumTokens
public import CuriumControls

/// An icon on a background tinted in its colour. Both are grey while the badge is disabled.
///
/// *Sizing:* `size` rows, three by default, and wide enough to look square.
/// *Tokens:* `iconBadge.tint` and `color`.
///
///     IconBadge(icon: "bell", color: .warning)
///     IconBadge(icon: "folder", color: .info, size: 1)
public struct IconBadge: View {
  private let icon: String
  private let color: Color
  private let size: Length
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.strings) private var strings
  @Environment(\.badgeStyle) private var style

  /// Creates a badge with the icon named `icon` in `color`, `size` rows tall.
  public init(icon: String, color: Color, size: Length = 3) {
    self.icon = icon
    self.color = color
    self.size = size
  }

  /// The icon on its background.
  public var body: some View {
    let look = style.component(.icon, color: color, isEnabled: isEnabled)
    ProportionalFrame {
      Image(systemName: icon)
        .ink(look.foreground)
        .frame(height: size)
    }
    .tintedGround(look)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.image)
    .accessibilityLabel(strings.word(forIcon: icon))
  }
}
