// SPDX-License-Identifier: MIT
// Views: modifiers that set a single environment value.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// Sets the colour of text and icons in the view.
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.foreground = $1 }
  }

  /// Sets the colour of text and icons in the view.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.foreground = $1 ?? .textPrimary }
  }

  /// Sets the accent colour of the controls in the view.
  public func tint(_ color: Color?) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.tint = $1 ?? .accentColor }
  }

  /// Sets the text style of text in the view that doesn't set its own.
  public func font(_ font: Font?) -> some View {
    EnvironmentWriter(content: self, value: font) { $0.inherited.font = $1 }
  }

  /// Sets the weight of text in the view. `nil` changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentWriter(content: self, value: weight) { values, weight in
      guard let weight else { return }
      values.inherited.font = (values.inherited.font ?? .body).weight(weight)
    }
  }

  /// Makes the text in the view bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Sets the position at which text in the view is truncated if it doesn't fit.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentWriter(content: self, value: mode) { $0.inherited.truncationMode = $1 }
  }

  /// Sets the alignment of the lines of wrapped text in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentWriter(content: self, value: alignment) { $0.inherited.textAlignment = $1 }
  }

  /// Disables the controls in the view and draws its text in the disabled colour. Views inside
  /// can't enable themselves again.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self, value: isDisabled) { values, isDisabled in
      if isDisabled { values.isEnabled = false }
    }
  }

  /// Draws the text and icons of a component in `color`, or in the disabled colour while it is
  /// disabled. `foregroundStyle(_:)` always draws in its colour.
  package func ink(_ color: Color) -> some View {
    EnvironmentWriter(content: self, value: color) { values, color in
      values.inherited.foreground = values.inherited.isEnabled ? color : .textDisabled
    }
  }
}
