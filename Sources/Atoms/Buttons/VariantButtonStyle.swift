// SPDX-License-Identifier: MIT
// Atom: buttons by variant, size and alignment.

public import CuriumTokens
public import CuriumControls

/// The meaning of a button on its screen.
///
///     let variants = ButtonVariant.allCases
public enum ButtonVariant: UInt8, Hashable, Sendable, CaseIterable {
  /// The main action of the screen.
  case primary
  /// A secondary action.
  case secondary
  /// An irreversible action.
  case destructive
  /// A minor action, without a background.
  case plain
}

/// The size of a button: the space around its label.
public typealias ButtonSize = ComponentSize

/// The alignment of the label in a button that fills the available width.
///
///     let alignments = ButtonAlignment.allCases
public enum ButtonAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// On the left.
  case leading
  /// In the centre.
  case center
  /// On the right.
  case trailing
}

/// A button style with a variant, a size and an alignment.
///
///     Button("Install", action: install).buttonStyle(.variant(.primary, size: .large))
///     Button("Install", action: install).buttonStyle(.variant(.secondary, alignment: .leading))
public struct VariantButtonStyle: ButtonStyle {
  private let variant: ButtonVariant
  private let size: ButtonSize
  private let alignment: ButtonAlignment?

  /// Creates a style. With an alignment, the button fills the available width; otherwise it hugs
  /// its label.
  public init(
    _ variant: ButtonVariant, size: ButtonSize = .medium, alignment: ButtonAlignment? = nil
  ) {
    self.variant = variant
    self.size = size
    self.alignment = alignment
  }

  /// Returns the label on the background of its state.
  public func makeBody(configuration: Configuration) -> some View {
    let colors = colors(configuration)
    CapsuleFace(
      label: configuration.label, isFocused: configuration.isFocused,
      background: colors.background,
      foreground: colors.foreground, border: colors.border, padding: padding, alignment: place,
      isTall: size == .large, hasCaps: variant != .plain)
  }

  private func colors(_ configuration: Configuration) -> ButtonColors {
    typealias Tokens = ComponentTokens.Button
    return switch variant {
    case .primary: ButtonColors(Tokens.Primary.self, configuration.state)
    case .secondary: ButtonColors(Tokens.Secondary.self, configuration.state)
    case .destructive: ButtonColors(Tokens.Destructive.self, configuration.state)
    case .plain: ButtonColors(Tokens.Plain.self, configuration.state)
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
  /// A button style with a variant, a size and an alignment.
  public static func variant(
    _ variant: ButtonVariant, size: ButtonSize = .medium, alignment: ButtonAlignment? = nil
  ) -> VariantButtonStyle {
    VariantButtonStyle(variant, size: size, alignment: alignment)
  }
}
