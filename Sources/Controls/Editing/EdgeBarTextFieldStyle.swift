// SPDX-License-Identifier: MIT
// Views: the style of text fields with an edge bar that shows their state.

public import CuriumEngine
import CuriumViews

/// A text field style with an edge on the left, optionally followed by an icon. The edge is a bar
/// while the field has the focus, and has the error colour after an error; a message below the
/// field should describe it.
///
///     TextField("Search", text: $query)
///       .textFieldStyle(EdgeBarTextFieldStyle(icon: "magnifyingglass"))
public struct EdgeBarTextFieldStyle: TextFieldStyle {
  private let icon: String?
  private let hasError: Bool

  /// Creates a style, optionally with the icon named `icon`. `hasError` shows the error colour.
  public init(icon: String? = nil, hasError: Bool = false) {
    self.icon = icon
    self.hasError = hasError
  }

  /// Returns the bar, the icon and the field of `configuration` on their background.
  public func makeBody(configuration: Configuration) -> some View {
    DesignedField(
      configuration: configuration, icon: icon, hasError: hasError || configuration.hasError)
  }
}

extension TextFieldStyle where Self == EdgeBarTextFieldStyle {
  /// The style of the kit's own fields: a background, and an edge bar that shows the state.
  ///
  ///     TextField("Name", text: $name).textFieldStyle(.edgeBar)
  public static var edgeBar: EdgeBarTextFieldStyle { EdgeBarTextFieldStyle() }
}
