// SPDX-License-Identifier: MIT
// Atom: a word for an action.

public import CuriumControls
import CuriumTokens

/// A word for an action, on a solid background. It is only a label; put it in a button to make it
/// work.
///
/// *Sizing:* hugs its word, with `actionBadge.padding` around it; one row.
/// *Tokens:* `actionBadge.*`; while disabled, `button.primary.*Disabled`.
///
///     ActionBadge(label: "Update", style: .primary)
///     ActionBadge(label: "Remove", style: .destructive)
public struct ActionBadge: View {
  /// The meaning of the action.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// The main action of a screen.
    case primary
    /// A secondary action.
    case secondary
    /// An irreversible action.
    case destructive
  }

  private let label: String
  private let style: Style
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a badge with the word `label`.
  public init(label: String, style: Style) {
    self.label = label
    self.style = style
  }

  private var colors: (background: Color, foreground: Color) {
    typealias Tokens = ComponentTokens.ActionBadge
    typealias Disabled = ComponentTokens.Button.Primary
    if !isEnabled { return (Disabled.backgroundColorDisabled, Disabled.foregroundColorDisabled) }
    return switch style {
    case .primary: (Tokens.Primary.backgroundColor, Tokens.Primary.foregroundColor)
    case .secondary: (Tokens.Secondary.backgroundColor, Tokens.Secondary.foregroundColor)
    case .destructive: (Tokens.Destructive.backgroundColor, Tokens.Destructive.foregroundColor)
    }
  }

  /// The word on its background.
  public var body: some View {
    Text(label)
      // Without colours, only the weight distinguishes the badge from disabled text.
      .fontWeight(isEnabled ? nil : .bold)
      .font(ComponentTokens.ActionBadge.font)
      .foregroundStyle(colors.foreground)
      .lineLimit(1)
      .padding(.horizontal, ComponentTokens.ActionBadge.padding)
      .background(colors.background)
      .accessibilityRole(.status)
  }
}
