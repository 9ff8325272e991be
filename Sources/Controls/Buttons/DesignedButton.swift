// SPDX-License-Identifier: MIT
// Views: a button in the style of the design system.

import CuriumEngine
import CuriumViews
package import CuriumTokens

/// A button in the design-system style from the environment.
package struct DesignedButton: View {
  private let configuration: ButtonStyleConfiguration
  private let variant: ButtonVariant
  private let size: ComponentSize
  private let alignment: ButtonAlignment?
  private let ink: Color?
  @Environment(\.dButtonStyle) private var style

  init(configuration: ButtonStyleConfiguration) {
    self.init(
      configuration: configuration, variant: configuration.variant ?? .primary,
      size: configuration.size ?? .medium, alignment: configuration.alignment)
  }

  /// Creates a button with a given variant, size and alignment. `ink` replaces the colour of the
  /// label.
  package init(
    configuration: ButtonStyleConfiguration, variant: ButtonVariant, size: ComponentSize,
    alignment: ButtonAlignment?, ink: Color? = nil
  ) {
    self.configuration = configuration
    self.variant = variant
    self.size = size
    self.alignment = alignment
    self.ink = ink
  }

  /// The label between its ends.
  package var body: some View {
    let state = configuration.isBusy ? .rest : ComponentState(configuration.state)
    var look = style.component(variant, size: size, state: state)
    if let ink { look.foreground = ink }
    return DesignedButtonFace(
      label: configuration.label, look: look, isFocused: configuration.isFocused,
      ends: configuration.face.ends ?? look.ends, isTall: size == .large,
      rows: configuration.face.rows, alignment: alignment)
  }
}

/// A label on a background, between two ends.
///
/// On terminals with few colours, arrows mark a focused button, and a disabled one is dim.
private struct DesignedButtonFace<Label: View>: View {
  let label: Label
  let look: DButtonComposableStyle
  let isFocused: Bool
  let ends: ButtonEnds
  /// Whether there is space above and below the label.
  let isTall: Bool
  let rows: Length?
  let alignment: ButtonAlignment?
  @Environment(\.colorDepth) private var colorDepth

  var body: some View {
    if look.line == .none {
      face
    } else {
      face.border(look.border, style: look.line)
    }
  }

  private var face: some View {
    HStack(spacing: 0) {
      if ends != .flat { cap("left") }
      HStack(spacing: 0) {
        if ends != .round { mark(isLeading: true) }
        label.lineLimit(1).font(look.textStyle)
        if ends != .round { mark(isLeading: false) }
      }
      .padding(.horizontal, look.padding)
      .padding(.vertical, isTall ? look.padding : .none)
      .frame(height: rows)
      .frame(maxWidth: alignment == nil ? nil : .infinity, alignment: place)
      .foregroundStyle(look.foreground)
      .background(isTall ? .clear : look.background)
      if ends != .flat { cap("right") }
    }
    .background(isTall ? look.background : .clear)
  }

  private var place: Alignment {
    switch alignment {
    case .leading: .leading
    case .trailing: .trailing
    case .center, nil: .center
    }
  }

  /// The mark of the focus beside the label. The caps of a button mark it by their colour.
  private func mark(isLeading: Bool) -> some View {
    ButtonMark(isLeading: isLeading, isShown: isFocused, hasBar: ends == .flat)
      .foregroundStyle(ends == .flat ? look.border : look.foreground)
  }

  /// Part of a cell of the background, which is never dim. On terminals with few colours, a round
  /// cap turns into an arrow with the focus.
  private func cap(_ side: String) -> some View {
    let isArrow = ends == .round && isFocused && colorDepth < .ansi256
    let name = isArrow ? "button.focus" : ends == .round ? "badge" : "button"
    return Image(systemName: "curium.\(name).\(side)")
      .foregroundStyle(isArrow ? look.foreground : look.border)
      .fontWeight(.regular)
      .background(isArrow ? look.background : .clear)
  }
}
