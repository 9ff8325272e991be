// SPDX-License-Identifier: MIT
// Atom: a word for what can be done.

public import CuriumControls
import CuriumTokens

/// A word for what can be done, on a full ground. It is a label; a button beneath it acts.
///
/// *Sizing:* its word and `actionBadge.padding`; one row.
/// *Tokens:* `actionBadge.*`, and `button.primary.*Disabled` where what it stands in is disabled.
///
///     ActionBadge(label: "Update", style: .primary)
///     ActionBadge(label: "Remove", style: .destructive)
public struct ActionBadge: View {
  /// What the action means.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// What a screen is about.
    case primary
    /// Something beside it.
    case secondary
    /// What cannot be undone.
    case destructive
  }

  private let label: String
  private let style: Style
  @Environment(\.isEnabled) private var isEnabled

  /// The word `label`.
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

  /// The word on its ground.
  public var body: some View {
    Text(label)
      .font(ComponentTokens.ActionBadge.font)
      .foregroundStyle(colors.foreground)
      .lineLimit(1)
      .padding(.horizontal, ComponentTokens.ActionBadge.padding)
      .background(colors.background)
      .accessibilityRole(.status)
  }
}

package enum ActionBadgePreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Primary") { ActionBadge(label: "Update", style: .primary) }
    Preview("Secondary") { ActionBadge(label: "Details", style: .secondary) }
    Preview("Destructive") { ActionBadge(label: "Remove", style: .destructive) }
    Preview("Playground") { knobs in
      ActionBadge(label: knobs.text("label", "Update"), style: knobs.choice("style", .primary))
    }
  }
}
