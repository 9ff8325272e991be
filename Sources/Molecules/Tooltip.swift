// SPDX-License-Identifier: MIT
// Molecule: the look of a tooltip.

public import CuriumControls
import CuriumTokens

/// The look of a tooltip. `.help` shows one next to a view; use this view to place one yourself.
///
/// *Sizing:* hugs its text. *Tokens:* `tooltip.*`.
///
///     Tooltip(text: "Opens the settings")
public struct Tooltip: View {
  private let text: String

  /// Creates a tooltip with `text`.
  public init(text: String) { self.text = text }

  /// The text on a raised background.
  public var body: some View {
    Text(text)
      .foregroundStyle(ComponentTokens.Tooltip.textColor)
      .padding(.horizontal, ComponentTokens.Tooltip.padding)
      .background(ComponentTokens.Tooltip.backgroundColor)
      .shadow(ComponentTokens.Tooltip.shadow)
      .accessibilityRole(.tooltip)
      .accessibilityLabel(text)
  }
}

package enum TooltipPreviews: PreviewProvider {
  package static var level: Level { .molecule }

  package static var previews: [Preview] {
    Preview("Default") { Tooltip(text: "Opens the settings") }
    Preview("Several lines") {
      Tooltip(text: "Opens the settings of the whole app").frame(width: 22, alignment: .leading)
    }
    Preview("Playground") { knobs in
      Tooltip(text: knobs.text("text", "Opens the settings of the whole app"))
        .frame(width: knobs.length("width", 22, in: 0...60), alignment: .leading)
    }
  }
}
