// SPDX-License-Identifier: MIT
// Atom: a button made of what it shows and the shape it has.

import CuriumTokens
public import CuriumControls

/// What a token button shows.
///
///     let label = TokenButtonLabel.icon("plus")
public enum TokenButtonLabel: Hashable, Sendable {
  /// The icon of this name.
  case icon(String)
  /// A word or two.
  case text(String)
}

/// The shape of a token button.
///
///     let shapes = TokenButtonStyle.allCases
public enum TokenButtonStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// On the accent between round caps, which turn into arrows with the focus.
  case circleIcon
  /// Without a ground, between brackets with the focus.
  case icon
  /// On the accent between caps, with room for the mark of the focus.
  case capsule
  /// Without a ground and underlined, between brackets with the focus.
  case text
}

/// A button made of what it shows and the shape it has: any label in any shape.
///
/// *Sizing:* its label and one or two columns at each side; one row.
/// *Keys:* Return and Space press it.
/// *Tokens:* `button.primary.*` on the accent, `button.icon.*` without a ground.
///
///     TokenButton(label: .icon("plus"), style: .circleIcon) { install() }
///       .accessibilityLabel("Install")
///     TokenButton(label: .text("Learn more"), style: .text) { open() }
public struct TokenButton: View, Viewable {
  private let label: TokenButtonLabel
  private let style: TokenButtonStyle
  private let action: @MainActor () -> Void
  @Environment(\.strings) private var strings

  /// A button that calls `action`.
  public init(
    label: TokenButtonLabel, style: TokenButtonStyle, action: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.style = style
    self.action = action
  }

  /// The label in its shape.
  public var body: some View {
    switch style {
    case .circleIcon: button.buttonStyle(CircleButtonStyle())
    case .icon: button.buttonStyle(IconButtonStyle(size: Self.row))
    case .capsule: button.buttonStyle(CapsuleButtonStyle(ComponentTokens.Button.Primary.self))
    case .text: button.buttonStyle(IconButtonStyle(size: Self.row))
    }
  }

  private static let row: Length = 1

  @ViewBuilder private var button: some View {
    switch label {
    case .icon(let name):
      Button(action: action) { Image(systemName: name) }
        .accessibilityLabel(strings.word(forIcon: name))
    case .text(let text):
      Button(action: action) { style == .text ? Text(text).underline() : Text(text) }
    }
  }
}

/// A label between round caps, which turn into arrows with the focus.
private struct CircleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let colors = ButtonColors(ComponentTokens.Button.Primary.self, configuration)
    HStack(spacing: 0) {
      cap("left", configuration.isFocused, colors)
      configuration.label.lineLimit(1)
        .fontWeight(configuration.isEnabled ? .regular : .light)
        .foregroundStyle(colors.foreground)
        .background(colors.background)
      cap("right", configuration.isFocused, colors)
    }
  }

  private func cap(_ side: String, _ isFocused: Bool, _ colors: ButtonColors) -> some View {
    Image(systemName: isFocused ? "curium.button.focus.\(side)" : "curium.badge.\(side)")
      .foregroundStyle(isFocused ? colors.foreground : colors.border)
      .background(isFocused ? colors.background : .clear)
  }
}

package enum TokenButtonPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Icon in each shape") {
      HStack {
        TokenButton(label: .icon("plus"), style: .circleIcon) {}
        TokenButton(label: .icon("plus"), style: .icon) {}
        TokenButton(label: .icon("plus"), style: .capsule) {}
        TokenButton(label: .icon("plus"), style: .text) {}
      }
    }
    Preview("Text in each shape") {
      HStack {
        TokenButton(label: .text("Add"), style: .circleIcon) {}
        TokenButton(label: .text("Add"), style: .icon) {}
        TokenButton(label: .text("Add"), style: .capsule) {}
        TokenButton(label: .text("Add"), style: .text) {}
      }
    }
    Preview("Disabled") {
      HStack {
        TokenButton(label: .icon("trash"), style: .circleIcon) {}
        TokenButton(label: .text("Remove"), style: .capsule) {}
        TokenButton(label: .text("Remove"), style: .text) {}
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      TokenButton(
        label: knobs.choice(
          "label", of: [".text(\"Add\")": .text("Add"), ".icon(\"plus\")": .icon("plus")]),
        style: knobs.choice("style", .capsule)
      ) {}
      .disabled(knobs.flag("disabled", false))
    }
  }
}
