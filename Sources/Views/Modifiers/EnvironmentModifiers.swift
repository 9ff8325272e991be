// SPDX-License-Identifier: MIT
// Views: modifiers that set or change values of the environment.

public import CuriumEngine
public import CuriumTokens
public import Observation

extension View {
  /// Sets the observable `model` in the environment of the view. Views inside read it by its type.
  ///
  ///     DetailView(id: id).environment(settings)
  public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
    EnvironmentWriter(content: self, value: model) { values, model in
      values[TypeKey<Model>.self] = model
    }
  }

  /// Changes the value at `keyPath` for the view and its descendants with `transform`.
  ///
  ///     DetailView(id: id).transformEnvironment(\.lineLimit) { $0 = min($0 ?? 2, 2) }
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, value: ()) { values, _ in
      transform(&values[keyPath: keyPath])
    }
  }

  /// Draws text and icons in the view in `color`.
  ///
  ///     Text("2 services are down").foregroundStyle(.error)
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.foreground = $1 }
  }

  /// Draws text and icons in the view in `color`, or in the theme's colour for primary text if it
  /// is `nil`.
  ///
  ///     Text("12 ms").foregroundColor(isExpanded ? .success : nil)
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentWriter(content: self, value: color) { $0.inherited.foreground = $1 ?? .textPrimary }
  }

  /// Sets the accent colour in the view, `.accentColor`, to `color`. If `color` is `nil`, it stays
  /// the same. Hovered and pressed controls have a lighter or darker version of it, and text on it
  /// is legible. Selected rows keep the colours of the theme.
  ///
  ///     Toggle("Details", isOn: $isExpanded).tint(.success)
  public func tint(_ color: Color?) -> some View {
    EnvironmentWriter(content: self, value: color) { values, color in
      guard let color else { return }
      values.appTheme = values.appTheme.overriding(.accent(color))
    }
  }

  /// Sets the text style of text in the view that doesn't set its own. If `font` is `nil`, text has
  /// the theme's style for body text.
  ///
  ///     VStack { Text("Releases"); Text("2026") }.font(.headline)
  public func font(_ font: Font?) -> some View {
    EnvironmentWriter(content: self, value: font) { values, font in
      let outer = values.inherited.font
      let style = (font ?? .body).withWeightOfContents(from: outer)
      values.inherited.font = font == nil && style == .body ? nil : style
    }
  }

  /// Sets the weight of text in the view that doesn't set its own, also where a view inside sets a
  /// text style. If `weight` is `nil`, it stays the same.
  ///
  ///     Text("€ 1,240.00").fontWeight(.semibold)
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    EnvironmentWriter(content: self, value: weight) { values, weight in
      guard let weight else { return }
      values.inherited.font = (values.inherited.font ?? .body).weightOfContents(weight)
    }
  }

  /// Makes the text in the view bold if `isActive` is `true`, and regular otherwise.
  ///
  ///     HStack { Text("Total"); Text("€ 1,240.00") }.bold()
  public func bold(_ isActive: Bool = true) -> some View {
    EnvironmentWriter(content: self, value: isActive) { values, isActive in
      // Body text is regular without a weight of its own.
      if !isActive, values.inherited.font == nil { return }
      values.inherited.font = (values.inherited.font ?? .body)
        .weightOfContents(isActive ? .bold : .regular)
    }
  }

  /// Sets whether text that doesn't fit in the view is truncated at its start, in the middle or at
  /// its end. The default is `.tail`.
  ///
  ///     Text("Sources/App/Views/Inbox.swift").lineLimit(1).truncationMode(.middle)
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    EnvironmentWriter(content: self, value: mode) { $0.inherited.truncationMode = $1 }
  }

  /// Aligns the lines of wrapped text in the view, and the text in its single-line fields, by
  /// `alignment`. The default is `.leading`. While a field has the focus, the column after its text
  /// stays empty for the caret. In a `TextEditor`, lines always start at the left.
  ///
  ///     Text("No releases yet.\nPublish the first one.").multilineTextAlignment(.center)
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentWriter(content: self, value: alignment) { $0.inherited.textAlignment = $1 }
  }

  /// Disables the controls, keys, gestures and context menus in the view, and draws its text in the
  /// disabled colour, if `isDisabled` is `true`. `.disabled(false)` inside has no effect.
  ///
  ///     Button("Install") { install() }.disabled(isInstalling)
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self, value: isDisabled) { values, isDisabled in
      if isDisabled { values.isEnabled = false }
    }
  }

  /// Draws the text and icons of a component in `color`, or in the disabled colour while it is
  /// disabled. `foregroundStyle(_:)` always draws in its colour.
  package func ink(_ color: Color) -> some View {
    EnvironmentWriter(content: self, value: color) { values, color in
      values.inherited.foreground = values.inherited.isEnabled ? color : .disabledInk
    }
  }
}
