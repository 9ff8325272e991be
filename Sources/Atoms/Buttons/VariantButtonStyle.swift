// SPDX-License-Identifier: MIT
// Atom: buttons by variant, size and alignment.

public import CuriumTokens
public import CuriumControls

/// What a button means on its screen.
///
///     let variants = ButtonVariant.allCases
public enum ButtonVariant: UInt8, Hashable, Sendable, CaseIterable {
  /// What the screen is about.
  case primary
  /// Everything beside it.
  case secondary
  /// What cannot be undone.
  case destructive
  /// What matters least: without a ground.
  case plain
}

/// How large a button is: the room around its label.
public typealias ButtonSize = ComponentSize

/// Where the label of a button stands that is as wide as it is offered.
///
///     let alignments = ButtonAlignment.allCases
public enum ButtonAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing
}

/// A button by what it means, how large it is and where its label stands.
///
///     Button("Install", action: install).buttonStyle(.variant(.primary, size: .large))
///     Button("Install", action: install).buttonStyle(.variant(.secondary, alignment: .leading))
public struct VariantButtonStyle: ButtonStyle {
  private let variant: ButtonVariant
  private let size: ButtonSize
  private let alignment: ButtonAlignment?

  /// The style; with an alignment the button is as wide as it is offered, else it hugs its label.
  public init(
    _ variant: ButtonVariant, size: ButtonSize = .medium, alignment: ButtonAlignment? = nil
  ) {
    self.variant = variant
    self.size = size
    self.alignment = alignment
  }

  /// The label on the ground of its state.
  public func makeBody(configuration: Configuration) -> some View {
    let colors = colors(configuration)
    CapsuleFace(
      label: configuration.label, isFocused: configuration.isFocused,
      isEnabled: configuration.isEnabled, background: colors.background,
      foreground: colors.foreground, border: colors.border, padding: padding, alignment: place,
      isTall: size == .large, hasCaps: variant != .plain)
  }

  private func colors(_ configuration: Configuration) -> ButtonColors {
    typealias Tokens = ComponentTokens.Button
    return switch variant {
    case .primary: ButtonColors(Tokens.Primary.self, configuration)
    case .secondary: ButtonColors(Tokens.Secondary.self, configuration)
    case .destructive: ButtonColors(Tokens.Destructive.self, configuration)
    case .plain: ButtonColors(Tokens.Plain.self, configuration)
    }
  }

  private var padding: Length {
    switch size {
    case .small: ComponentTokens.Button.paddingSmall
    case .medium: .none
    case .large: ComponentTokens.Button.paddingLarge
    }
  }

  private var place: Alignment? {
    switch alignment {
    case .leading: .leading
    case .trailing: .trailing
    case .center: .center
    case nil: nil
    }
  }
}

extension ButtonStyle where Self == VariantButtonStyle {
  /// A button by what it means, how large it is and where its label stands.
  public static func variant(
    _ variant: ButtonVariant, size: ButtonSize = .medium, alignment: ButtonAlignment? = nil
  ) -> VariantButtonStyle {
    VariantButtonStyle(variant, size: size, alignment: alignment)
  }
}

package enum VariantButtonStylePreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Variants") {
      VStack(alignment: .leading, spacing: 1) {
        Button("Install") {}.buttonStyle(.variant(.primary))
        Button("Details") {}.buttonStyle(.variant(.secondary))
        Button("Remove") {}.buttonStyle(.variant(.destructive))
        Button("Not now") {}.buttonStyle(.variant(.plain))
      }
    }
    Preview("Sizes") {
      VStack(alignment: .leading, spacing: 1) {
        Button("Small") {}.buttonStyle(.variant(.primary, size: .small))
        Button("Medium") {}.buttonStyle(.variant(.primary))
        Button("Large") {}.buttonStyle(.variant(.primary, size: .large))
      }
    }
    Preview("Alignments") {
      VStack(spacing: 1) {
        Button("Leading") {}.buttonStyle(.variant(.secondary, alignment: .leading))
        Button("Centre") {}.buttonStyle(.variant(.secondary, alignment: .center))
        Button("Trailing") {}.buttonStyle(.variant(.secondary, alignment: .trailing))
      }
      .frame(width: 24)
    }
    Preview("Disabled") {
      HStack {
        Button("Install") {}.buttonStyle(.variant(.primary))
        Button("Not now") {}.buttonStyle(.variant(.plain))
      }
      .disabled(true)
    }
    Preview("Playground") { knobs in
      Button(knobs.text("title", "Install")) {}
        .buttonStyle(
          .variant(
            knobs.choice("variant", ButtonVariant.primary),
            size: knobs.choice("size", ButtonSize.medium),
            alignment: knobs.choice("alignment", ButtonAlignment.center))
        )
        .frame(width: knobs.length("width", 24, in: 0...50))
        .disabled(knobs.flag("disabled", false))
    }
  }
}
