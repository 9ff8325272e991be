// SPDX-License-Identifier: MIT
// Atom: text with a style.

public import CuriumTokens
public import CuriumControls

/// Text with a style, which sets its background, text colour, number of lines and text style.
///
/// *Sizing:* hugs its text; with a background, `label.padding` is added on each side unless the
/// style has its own padding.
/// *Tokens:* `label.*` and those of the style.
///
///     DLabel(text: "Draft")
///     DLabel(text: "Draft", size: .small, style: PrimaryStyle())
///     DLabel(text: "Draft", style: PrimaryStyle().component(.large).setting(\.lineLimit, to: 1))
public struct DLabel: View, Viewable {
  private let text: String
  private var size = ComponentSize.medium
  private var own: DLabelComposableStyle?
  private var style: (any DLabelStyle)?
  @Environment(\.dLabelStyle) private var inherited

  /// Creates a label that shows `text` with the composable style `style`.
  public init(text: String, style: DLabelComposableStyle) {
    self.text = text
    own = style
  }

  /// Creates a label that shows `text` in the variant for `size` of `style`, or of the style from
  /// the environment.
  public init(text: String, size: ComponentSize = .medium, style: (any DLabelStyle)? = nil) {
    self.text = text
    self.size = size
    self.style = style
  }

  /// Returns the label with `style`, instead of the one from the environment.
  public func style(_ style: some DLabelStyle) -> DLabel {
    edited(self) {
      $0.style = style
      $0.own = nil
    }
  }

  /// Returns the label in the variant of its style for `size`.
  public func size(_ size: ComponentSize) -> DLabel { edited(self) { $0.size = size } }

  /// The text on its background.
  public var body: some View {
    let look = own ?? (style ?? inherited).component(size)
    Text(text)
      .font(look.textStyle)
      .foregroundStyle(look.textColor)
      .transformEnvironment(\.lineLimit) { $0 = look.lineLimit ?? $0 }
      .lineSpacing(look.lineSpacing)
      .multilineTextAlignment(TextAlignment(look.alignment))
      .padding(.horizontal, look.padding ?? padding(on: look.background))
      .background(look.background)
  }

  private func padding(on background: Color) -> Length {
    background == .clear ? .none : ComponentTokens.Label.padding
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
