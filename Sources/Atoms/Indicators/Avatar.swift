// SPDX-License-Identifier: MIT
// Atom: a person's initials.

public import CuriumTokens
public import CuriumControls

/// A person's initials on a tinted background.
///
/// The initials are those of the first and the last word of the name that contain a letter or a
/// digit. Without colours, a frame is around the initials if there is room.
///
/// *Sizing:* `size` rows, one by default, and wide enough to look square: at least four columns,
/// whatever the initials. *Tokens:* `avatar.*` and `color`.
///
///     Avatar(name: "Ada Okafor")
///     Avatar(name: "Grace Hopper", color: .info, size: 3)
public struct Avatar: View {
  private let name: String
  private let color: Color
  private let size: Length
  /// The columns of two initials.
  private static var columns: Int { 2 }
  @Environment(\.badgeStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates an avatar with the initials of `name` in `color`, `size` rows tall.
  public init(name: String, color: Color = .brandPrimary, size: Length = 1) {
    self.name = name
    self.color = color
    self.size = size
  }

  /// The first letters of the first and the last word, without words of other characters.
  private var initials: String {
    let letters = name.split(whereSeparator: \.isWhitespace)
      .compactMap { $0.first { $0.isLetter || $0.isNumber } }
    return String(letters.prefix(1) + letters.dropFirst().suffix(1)).uppercased()
  }

  /// The initials on their background.
  public var body: some View {
    let look = style.component(.avatar, color: color, isEnabled: isEnabled)
    ProportionalFrame(columns: Self.columns) {
      Text(initials)
        .font(look.textStyle)
        .foregroundStyle(look.foreground)
        .lineLimit(1)
        .frame(height: size)
    }
    .tintedGround(look)
    .overlay { AvatarFrame(color: look.foreground) }
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.image)
    .accessibilityLabel(name)
  }
}

/// A frame in terminals without colours, where the background isn't visible. It needs a row above
/// and a row below the initials.
private struct AvatarFrame: View {
  let color: Color
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    if colorDepth == .none {
      GeometryReader { geometry in
        if geometry.size.height >= 3 {
          Color.clear.border(color, cornerRadius: SemanticTokens.BorderRadius.md)
        }
      }
    }
  }
}
