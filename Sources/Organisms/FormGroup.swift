// SPDX-License-Identifier: MIT
// Organism: fields that belong together, under a title.

import CuriumMolecules
import CuriumTokens
public import CuriumControls

/// Fields that belong together, under a title, with a row between one and the next.
///
/// *Sizing:* as wide as offered, as high as its fields.
/// *Tokens:* `form.titleFont`, `form.spacing`.
///
///     FormGroup(title: "Account") {
///       FormInput(label: "Name", placeholder: "Ada Lovelace", text: $name)
///       LabeledInputField(label: "Port", text: $port)
///     }
public struct FormGroup<Content: View>: View {
  private let title: String
  private let content: Content

  /// The fields of `content` under `title`.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title and the fields.
  public var body: some View {
    VStack(alignment: .leading, spacing: ComponentTokens.Form.spacing) {
      Text(title)
        .font(ComponentTokens.Form.titleFont)
        .lineLimit(1)
        .accessibilityRole(.heading)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .accessibilityRole(.group)
    .accessibilityLabel(title)
  }
}

package enum FormGroupPreviews: PreviewProvider {
  package static var level: Level { .organism }

  package static var previews: [Preview] {
    Preview("Default") {
      FormGroup(title: "Address") {
        StatefulPreview("Quay 4") { LabeledInputField(label: "Street", text: $0) }
        StatefulPreview("Bergen") { LabeledInputField(label: "Town", text: $0) }
      }
    }
    Preview("Playground") { knobs in
      FormGroup(title: knobs.text("title", "Address")) {
        LabeledInputField(
          label: knobs.text("label", "Street"), text: knobs.binding("street", "Quay 4"))
        LabeledInputField(label: "Town", text: knobs.binding("town", "Bergen"))
      }
      .disabled(knobs.flag("disabled", false))
    }
  }
}
