// SPDX-License-Identifier: MIT
// Atom: buttons by variant, size and alignment.

public import CuriumTokens
public import CuriumControls

/// The size of a button: the space around its label.
public typealias ButtonSize = ComponentSize

/// A button style with a variant, a size and an alignment.
///
///     Button("Install", action: install).buttonStyle(.variant(.primary, size: .large))
///     Button("Install", action: install).buttonStyle(.variant(.secondary, alignment: .leading))
public struct VariantButtonStyle: ButtonStyle {
  private let variant: ButtonVariant
  private let size: ButtonSize
  private let alignment: ButtonAlignment?

  /// Creates a style for buttons with this variant.
  ///
  /// - Parameters:
  ///   - variant: The importance of the button, such as `.primary`.
  ///   - size: The space around the label.
  ///   - alignment: The position of the label in a button that fills the width. With `nil`, the
  ///    button hugs its label.
  public init(
    _ variant: ButtonVariant, size: ButtonSize = .medium, alignment: ButtonAlignment? = nil
  ) {
    self.variant = variant
    self.size = size
    self.alignment = alignment
  }

  /// Returns the label of `configuration` on the background of its state.
  public func makeBody(configuration: Configuration) -> some View {
    DesignedButton(
      configuration: configuration, variant: variant, size: size, alignment: alignment)
  }
}

extension ButtonStyle where Self == VariantButtonStyle {
  /// A button style with a variant, a size and an alignment.
  ///
  /// - Parameters:
  ///   - variant: The importance of the button, such as `.primary`.
  ///   - size: The space around the label.
  ///   - alignment: The position of the label in a button that fills the width. With `nil`, the
  ///    button hugs its label.
  public static func variant(
    _ variant: ButtonVariant, size: ButtonSize = .medium, alignment: ButtonAlignment? = nil
  ) -> VariantButtonStyle {
    VariantButtonStyle(variant, size: size, alignment: alignment)
  }
}
