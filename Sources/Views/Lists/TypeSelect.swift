// SPDX-License-Identifier: MIT
// Views: whether typing finds a row of a list.

public import CuriumEngine

/// Whether typing letters in a list selects the next row that begins with them.
public enum TypeSelect: Hashable, Sendable {
  /// Typing selects a row. Keys of commands around the list aren't part of the typed text.
  case automatic
  /// Letters go on to the views around the list.
  case disabled
}

private struct TypeSelectKey: EnvironmentKey {
  static var defaultValue: TypeSelect { .automatic }
}

extension EnvironmentValues {
  var typeSelect: TypeSelect {
    get { self[TypeSelectKey.self] }
    set { self[TypeSelectKey.self] = newValue }
  }
}

extension View {
  /// Sets whether typing in the lists of this view selects the next row that begins with the typed
  /// letters.
  ///
  ///     List { Text("Oak"); Text("Ash") }
  ///       .typeSelect(.disabled)
  public func typeSelect(_ typeSelect: TypeSelect) -> some View {
    environment(\.typeSelect, typeSelect)
  }
}
