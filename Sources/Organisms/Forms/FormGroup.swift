// SPDX-License-Identifier: MIT
// Organism: a titled group of fields.

import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// A titled group of fields.
///
/// *Sizing:* fills the width; as tall as its fields.
/// *Tokens:* `form.titleFont`, `form.spacing`.
///
///     FormGroup(title: "Account") {
///       FormInput(label: "Name", placeholder: "Ada Okafor", text: $name)
///       LabeledInputField(label: "Port", text: $port)
///     }
public struct FormGroup<Content: View>: View {
  private let title: String
  private let content: Content

  /// Creates a group of the fields in `content` with a `title`.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title and the fields.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(ComponentTokens.Form.titleFont)
        .lineLimit(1)
        .accessibilityRole(.heading)
        .padding(.bottom, ComponentTokens.Form.spacing)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }
}
