// SPDX-License-Identifier: MIT
// Atom: a text in a style.

public import CuriumTokens
public import CuriumControls

/// A text in a style: its background, text colour, lines and text style.
///
/// *Sizing:* hugs its text; with a background, `label.padding` is added on each side.
/// *Tokens:* `label.*` and those of the style.
///
///     DLabel(text: "Draft")
///     DLabel(text: "Draft", size: .small, style: PrimaryStyle())
///     DLabel(text: "Draft", style: PrimaryStyle().component(.large).setting(\.lineLimit, to: 1))
public struct DLabel: View, Viewable {
  private let text: String
  private let look: DLabelComposableStyle

  /// Creates a label in a given look.
  public init(text: String, style: DLabelComposableStyle) {
    self.text = text
    self.look = style
  }

  /// Creates a label in the look of a style at `size`.
  public init(text: String, size: ComponentSize = .medium, style: some DLabelStyle) {
    self.init(text: text, style: style.component(size))
  }

  /// Creates a label without a background.
  public init(text: String, size: ComponentSize = .medium) {
    self.init(text: text, style: .plain(size))
  }

  /// The text on its background.
  public var body: some View {
    Text(text)
      .font(look.textStyle)
      .foregroundStyle(look.textColor)
      .lineLimit(look.lineLimit)
      .lineSpacing(look.lineSpacing)
      .multilineTextAlignment(TextAlignment(look.alignment))
      .padding(.horizontal, look.background == .clear ? .none : ComponentTokens.Label.padding)
      .background(look.background)
  }
}

extension TextAlignment {
  init(_ alignment: DLabelAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
