// SPDX-License-Identifier: MIT
// Views: a button in the style of the design system.

package import CuriumEngine
import CuriumTerminal
import CuriumViews
package import CuriumTokens

/// A button in the design-system style from the environment.
package struct DesignedButton: View {
  private let configuration: ButtonStyleConfiguration
  private let variant: ButtonVariant
  private let ownSize: ComponentSize?
  private let alignment: ButtonAlignment?
  private let ink: Color?
  private let wraps: Bool
  @Environment(\.dButtonStyle) private var style
  @Environment(\.controlSize) private var controlSize
  @Environment(\.density) private var density
  @Environment(\.appTheme) private var theme

  init(configuration: ButtonStyleConfiguration) {
    self.init(
      configuration: configuration, variant: configuration.variant ?? .primary,
      size: configuration.size, alignment: configuration.alignment)
  }

  /// Creates a button with a given variant, size and alignment. Without a size, it has that of its
  /// environment. `ink` replaces the colour of the label. With `wraps`, a long label has several
  /// lines.
  package init(
    configuration: ButtonStyleConfiguration, variant: ButtonVariant, size: ComponentSize?,
    alignment: ButtonAlignment?, ink: Color? = nil, wraps: Bool = false
  ) {
    self.configuration = configuration
    self.variant = variant
    self.ownSize = size
    self.alignment = alignment
    self.ink = ink
    self.wraps = wraps
  }

  package var body: some View {
    let state = configuration.isBusy ? .rest : ComponentState(configuration.state)
    let size = ownSize ?? controlSize
    var look = style.component(variant, size: size, state: state)
    if let ink { look.foreground = ink }
    if configuration.isFocused, state != .focused, state != .pressed {
      // A busy or disabled button keeps its mark.
      let focused = style.component(variant, size: size, state: .focused)
      let isFilled = ButtonMark.isFilled(focused.background, bar: focused.border, in: theme)
      look.border = isFilled ? look.background : focused.border
    }
    return DesignedButtonFace(
      label: configuration.label, look: look, isFocused: configuration.isFocused,
      isHovered: state == .hover, isDisabled: state == .disabled,
      ends: configuration.face.ends ?? look.ends,
      hasGround: variant != .plain && variant != .icon, isIcon: variant == .icon,
      isTall: size == .large && density == .comfortable,
      rows: configuration.face.rows, alignment: alignment, lineLimit: wraps ? nil : 1)
  }
}

/// A label on a background, between two ends.
///
/// A bar marks a focused button, or arrows on a fill, in terminals without colours and in a theme
/// of the terminal's own colours. In terminals with 16 or no colours, the label of a hovered button
/// is underlined. A disabled one is dim, and its background isn't visible: half cells show that it
/// is a button.
private struct DesignedButtonFace<Label: View>: View {
  let label: Label
  let look: DButtonComposableStyle
  let isFocused: Bool
  let isHovered: Bool
  let isDisabled: Bool
  /// The requested ends.
  let ends: ButtonEnds
  /// `true` if the button has a background at rest.
  let hasGround: Bool
  /// `true` if the label is only an icon. Without colours, brackets show that it is a button.
  let isIcon: Bool
  /// `true` if there is half a row of the background above and below the label.
  let isTall: Bool
  let rows: Length?
  let alignment: ButtonAlignment?
  let lineLimit: Int?
  @Environment(\.colorDepth) private var colorDepth
  @Environment(\.appTheme) private var theme

  var body: some View {
    if look.line != .none {
      face.border(look.border, style: look.line)
    } else if isTall, hasGround {
      content(isFlat: true)
        .surface(
          look.background, border: isFocused ? look.background : look.border,
          style: SemanticTokens.Borders.soft, cornerRadius: nil,
          mark: isFocused && marksEdge ? look.border : nil)
    } else {
      face
    }
  }

  /// `true` if the edge of a tall button shows the focus, so that there is no bar beside the label.
  private var marksEdge: Bool {
    isTall && hasGround && look.line == .none && colorDepth != .none && !isFilled
  }

  /// `true` if arrows mark the focus, because neither a bar nor a cap is visible on the background.
  private var isFilled: Bool {
    ButtonMark.isFilled(look.background, bar: look.border, in: theme)
  }

  /// Without colours, the background isn't visible. Half cells then show that it is a button.
  private var shownEnds: ButtonEnds {
    ends == .flat && hasGround && colorDepth == .none ? .half : ends
  }

  private var face: some View {
    let ends = shownEnds
    return HStack(spacing: 0) {
      if ends != .flat { cap("left") }
      content(isFlat: ends == .flat, hasMarks: ends != .round)
        .background(look.background)
      if ends != .flat { cap("right") }
    }
  }

  /// The label between the marks of the focus, which are at the edges.
  private func content(isFlat: Bool, hasMarks: Bool = true) -> some View {
    HStack(spacing: 0) {
      if hasMarks { mark(isLeading: true, isFlat: isFlat) }
      label.lineLimit(lineLimit).font(look.textStyle).underlined(while: isHovered)
        .frame(maxWidth: alignment == nil ? nil : .infinity, alignment: alignment.inFrame)
        .padding(.horizontal, look.padding)
      if hasMarks { mark(isLeading: false, isFlat: isFlat) }
    }
    .frame(height: rows)
    .foregroundStyle(look.foreground)
  }

  /// The mark of the focus beside the label. Without a fill, the caps of a button mark it by their
  /// colour.
  @ViewBuilder private func mark(isLeading: Bool, isFlat: Bool) -> some View {
    if isIcon, colorDepth == .none, !isFocused {
      Bracket(isLeading: isLeading)
    } else if isDisabled, isFlat, hasGround, colorDepth == .ansi16 {
      Image(systemName: isLeading ? "curium.button.left" : "curium.button.right")
        .fontWeight(.regular)
    } else {
      ButtonMark(
        isLeading: isLeading, isShown: isFocused, bar: look.border, on: look.background,
        ink: look.foreground, hasBar: isFlat && !marksEdge)
    }
  }

  /// With 16 colours, the background of a disabled button isn't visible, nor is one in the colour
  /// of the page: the caps have the colour of the label, except the one that marks the focus.
  private func capInk(_ side: String) -> Color {
    let isMark = isFocused && side == "left" && !isFilled
    if colorDepth == .ansi16, isDisabled || !isMark && isLikePage { return look.foreground }
    return isFocused && !isMark ? look.background : look.border
  }

  private var isLikePage: Bool {
    let slot = look.background.resolve(in: theme).color.slot
    return slot != nil && slot == Color.background.resolve(in: theme).color.slot
  }

  /// Part of a cell of the background, which is never dim. The left one marks the focus. On a fill
  /// and in terminals without colours, round caps turn into arrows with the focus.
  private func cap(_ side: String) -> some View {
    let isArrow = ends == .round && isFocused && (colorDepth == .none || isFilled)
    let name = isArrow ? "button.focus" : ends == .round ? "badge" : "button"
    return Image(systemName: "curium.\(name).\(side)")
      .foregroundStyle(isArrow ? look.foreground : capInk(side))
      .fontWeight(.regular)
      .background(isArrow ? look.background : .clear)
  }
}

extension ButtonAlignment? {
  /// The alignment of a label in its frame.
  package var inFrame: Alignment {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .center, nil: .center
    }
  }
}
