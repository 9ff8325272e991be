// SPDX-License-Identifier: MIT
// Atom: a character count with a limit.

public import CuriumControls
import CuriumTokens

/// A character count and its limit. It changes colour near the limit; an icon appears when the
/// limit is exceeded.
///
/// *Sizing:* hugs its numbers; one row. *Tokens:* `counter.*`.
///
///     CharacterCounter(count: name.count, limit: 140)
public struct CharacterCounter: View {
  private let count: Int
  private let limit: Int

  /// Creates a counter for `count` of `limit` characters.
  public init(count: Int, limit: Int) {
    self.count = count
    self.limit = limit
  }

  private var isOver: Bool { count > limit }

  private var color: Color {
    if isOver { return ComponentTokens.Counter.textColorError }
    // The last tenth counts as near.
    let isNear = count >= limit - limit / 10
    return isNear ? ComponentTokens.Counter.textWarningColor : ComponentTokens.Counter.textColor
  }

  /// The numbers, with an icon if there are too many characters.
  public var body: some View {
    HStack(spacing: ComponentTokens.Counter.spacing) {
      Text("\(count)/\(limit)").font(ComponentTokens.Counter.font)
      if isOver { Image(systemName: "curium.input.error").accessibilityHidden() }
    }
    .foregroundStyle(color)
    .lineLimit(1)
    .accessibilityElement(children: .ignore)
    .accessibilityRole(.status)
    .accessibilityLabel("\(count)/\(limit)")
    .accessibilityInvalid(isOver)
  }
}
