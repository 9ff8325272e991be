// SPDX-License-Identifier: MIT
// Views: finding rows of a list by typing.

public import CuriumEngine

/// The effect of typing letters in a list.
public enum TypeSelect: Hashable, Sendable {
  /// Typing selects the next row that begins with the letters. Keys of enclosing commands aren't
  /// part of the typed text.
  case automatic
  /// Letters, including `j` and `k`, are passed on to the enclosing views.
  case disabled
}

extension EnvironmentValues {
  package var typeSelect: TypeSelect {
    get { self[TypeKey<TypeSelect>.self] ?? .automatic }
    set { self[TypeKey<TypeSelect>.self] = newValue }
  }
}

extension View {
  /// Sets whether typing in the lists of this view selects the next row that begins with the typed
  /// letters, as by default (`.automatic`). With `.disabled`, letters are passed on to the
  /// enclosing views. So are `j` and `k`, which otherwise move the selection.
  ///
  ///     List { Text("Oak"); Text("Ash") }
  ///       .typeSelect(.disabled)
  ///
  /// - Parameter typeSelect: `.automatic` or `.disabled`.
  public func typeSelect(_ typeSelect: TypeSelect) -> some View {
    environment(\.typeSelect, typeSelect)
  }
}
