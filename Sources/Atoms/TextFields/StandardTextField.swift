// SPDX-License-Identifier: MIT
// Atom: a field for one line of text, with an edge bar that shows its state.

import CuriumTokens
public import CuriumControls

/// A field for one line of text.
///
/// An edge bar at its left turns into the accent, and thicker, while the field has the focus.
///
/// *Sizing:* as wide as offered, 20 columns and its edge where that is left open; one row.
/// *Keys:* those of `TextField`.
/// *Tokens:* `input.*`.
///
///     StandardTextField(placeholder: "Port", text: $port, keyboardType: .numberPad)
public struct StandardTextField: View {
  private let placeholder: String
  private let text: Binding<String>
  private let keyboardType: KeyboardType

  /// A field for `text` that takes what `keyboardType` allows; `placeholder` stands in it while empty.
  public init(placeholder: String, text: Binding<String>, keyboardType: KeyboardType = .default) {
    self.placeholder = placeholder
    self.text = text
    self.keyboardType = keyboardType
  }

  /// The line behind its edge bar.
  public var body: some View {
    TextField(placeholder, text: text)
      .keyboardType(keyboardType)
      .textFieldStyle(EdgeBarTextFieldStyle())
  }
}

/// An edge bar at the left of a text field, and an icon behind it if there is one. What is wrong turns the
/// bar into the colour of errors; the words beneath the field say what it is.
///
///     TextField("Search", text: $query).textFieldStyle(EdgeBarTextFieldStyle(icon: "magnifyingglass"))
public struct EdgeBarTextFieldStyle: TextFieldStyle {
  private let icon: String?
  private let hasError: Bool

  /// The style, with the icon called `icon`, and in the colour of errors where `hasError`.
  public init(icon: String? = nil, hasError: Bool = false) {
    self.icon = icon
    self.hasError = hasError
  }

  /// The bar, the icon and the line on the input's ground.
  public func makeBody(configuration: Configuration) -> some View {
    let colors = InputColors(
      isEnabled: configuration.isEnabled, isFocused: configuration.isFocused, hasError: hasError)
    HStack(spacing: 0) {
      Image(systemName: configuration.isFocused ? "curium.input.edge.focused" : "curium.input.edge")
        .foregroundStyle(colors.edge)
      if let icon {
        Image(systemName: icon)
          .foregroundStyle(colors.icon)
          .padding(.trailing, ComponentTokens.Search.spacing)
      }
      configuration.field
    }
    .background(colors.ground)
    .font(
      configuration.isEnabled
        ? ComponentTokens.Input.font : ComponentTokens.Input.font.weight(.light))
  }
}

package enum StandardTextFieldPreviews: PreviewProvider {
  package static var level: Level { .atom }

  package static var previews: [Preview] {
    Preview("Empty") {
      StatefulPreview("") { StandardTextField(placeholder: "you@example.org", text: $0) }
    }
    Preview("Filled") {
      StatefulPreview("ada@example.org") {
        StandardTextField(placeholder: "you@example.org", text: $0, keyboardType: .emailAddress)
      }
    }
    Preview("Number") {
      StatefulPreview("8080") {
        StandardTextField(placeholder: "Port", text: $0, keyboardType: .numberPad)
      }
    }
    Preview("Disabled") {
      StatefulPreview("read only") { StandardTextField(placeholder: "Name", text: $0) }
        .disabled(true)
    }
    Preview("Playground") { knobs in
      StandardTextField(
        placeholder: knobs.text("placeholder", "you@example.org"), text: knobs.binding("text", ""),
        keyboardType: knobs.choice("keyboardType", .default)
      )
      .disabled(knobs.flag("disabled", false))
    }
  }
}
