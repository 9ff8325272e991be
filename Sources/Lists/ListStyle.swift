// SPDX-License-Identifier: MIT
// Views: the styles of lists.

public import CuriumEngine
import CuriumViews

/// The background and frame of a list.
public enum ListStyle: Hashable, Sendable {
  /// No background or frame.
  case plain
  /// A frame.
  case grouped
  /// The background of sidebars.
  case sidebar

  /// The default style, without a background or frame.
  public static var automatic: ListStyle { .plain }
}

extension EnvironmentValues {
  var listStyle: ListStyle {
    get { self[TypeKey<ListStyle>.self] ?? .automatic }
    set { self[TypeKey<ListStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the `style` of the lists in this view.
  ///
  ///     List { ForEach(packages) { Text($0.name) } }.listStyle(.sidebar)
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }
}
