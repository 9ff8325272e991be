// SPDX-License-Identifier: MIT
// Views: modifiers that set one value of the environment.

public import CuriumEngine
public import CuriumTokens

extension View {
  /// The colour of text and icons in the view.
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.foreground = $1 }
  }

  /// The colour of text and icons in the view.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.foreground = $1 ?? .textPrimary }
  }

  /// The accent of the controls in the view.
  public func tint(_ color: Color?) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.tint = $1 ?? .accentColor }
  }

  /// The text style of text in the view that names none.
  public func font(_ font: Font?) -> some View {
    EnvironmentWriter(content: self, value: font) { $0.inherited.font = $1 }
  }

  /// The weight of text in the view; nil leaves it open.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentWriter(content: self, value: weight) { values, weight in
      guard let weight else { return }
      values.inherited.font = (values.inherited.font ?? .body).weight(weight)
    }
  }

  /// Bold text in the view.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Where a text in the view that does not fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentWriter(content: self, value: mode) { $0.inherited.truncationMode = $1 }
  }

  /// How the lines of a wrapped text in the view stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentWriter(content: self, value: alignment) { $0.inherited.textAlignment = $1 }
  }

  /// Lets the controls in the view take no input. What is disabled stays so, whatever lies inside.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self, value: isDisabled) { values, isDisabled in
      values.inherited.isEnabled = values.inherited.isEnabled && !isDisabled
    }
  }
}
